// Has page code read the members of nodes by names of its own, as farm/page/inject/own-members.ts gives them.
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Of what a page can hide members of; each has also what it inherits. */
const hidden = ['HTMLFormElement', 'Document'];

/**
 * The sources of the page code, by path, with our names for those members, and the members by those names. What the types can't tell is an
 * error: an unknown value, or a name that is worked out.
 */
export function readByOwnNames(folder, prefix) {
  const path = join(folder, 'tsconfig.json');
  const { fileNames, options } = ts.parseJsonConfigFileContent(ts.readConfigFile(path, ts.sys.readFile).config, ts.sys, folder);
  const program = ts.createProgram(fileNames, options);
  const find = finder(program);
  const files = program.getSourceFiles().filter(({ fileName }) => dirname(fileName) === dirname(path));
  const found = new Map(files.map((file) => [file, find(file)]));
  const members = [...new Set([...found.values()].flat().map(({ name }) => name))].sort();
  // Short, for to read the code is most of what it costs a document.
  const own = new Map(members.map((name, at) => [name, `${prefix}${at.toString(36)}`]));
  const sources = new Map(files.map((file) => [file.fileName, renamed(file.text, found.get(file), own)]));
  return { sources, members: Object.fromEntries(members.map((name) => [own.get(name), name])) };
}

/** From the end, so that the places before it stay where they are. */
function renamed(text, found, own) {
  let done = text;
  for (const { name, at, isShort } of found.sort((a, b) => b.at - a.at))
    done = `${done.slice(0, at)}${own.get(name)}${isShort ? `: ${done.slice(at)}` : done.slice(at + name.length)}`;
  return done;
}

/** Finds where a file reads, calls or sets such members. */
function finder(program) {
  const checker = program.getTypeChecker();
  const interfaces = inherited(program);
  const isMember = (symbol) =>
    symbol?.declarations?.some(({ parent }) => ts.isInterfaceDeclaration(parent) && interfaces.has(parent.name.text));
  const isUnknown = (node) => (checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any) !== 0;
  const membersOf = (node, key) => {
    const keys = checker.getTypeAtLocation(key);
    const type = checker.getApparentType(checker.getTypeAtLocation(node));
    return (keys.isUnion() ? keys.types : [keys]).filter((each) => each.isStringLiteral() && isMember(type.getProperty(each.value)));
  };

  return (file) => {
    const found = [];
    const refuse = (node, why) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      throw new Error(`${file.fileName}:${line + 1}: ${why}: ${node.getText()}`);
    };
    const visit = (node) => {
      if (ts.isPropertyAccessExpression(node)) {
        if (isMember(checker.getSymbolAtLocation(node.name))) found.push({ name: node.name.text, at: node.name.getStart() });
        else if (isUnknown(node.expression)) refuse(node, 'a page may hide this, for its type is unknown');
      } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
        const name = node.propertyName ?? node.name;
        if (isUnknown(node.parent)) refuse(node, 'a page may hide this, for its type is unknown');
        if (!node.dotDotDotToken && isMember(checker.getTypeAtLocation(node.parent).getProperty(name.text)))
          found.push({ name: name.text, at: name.getStart(), isShort: !node.propertyName });
      } else if (ts.isElementAccessExpression(node)) {
        if (membersOf(node.expression, node.argumentExpression).length > 0)
          refuse(node, 'a page can hide what is read by a name in brackets');
      } else if (ts.isBinaryExpression(node) && ts.isObjectLiteralExpression(node.left)) {
        refuse(node, 'whether a page can hide what is taken apart so is not looked at');
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  };
}

/** Those interfaces and all that they extend, by the declarations of the DOM. */
function inherited(program) {
  const declared = new Map();
  for (const { fileName, statements } of program.getSourceFiles())
    if (/lib\.dom\b/.test(fileName))
      for (const each of statements)
        if (ts.isInterfaceDeclaration(each)) declared.set(each.name.text, [...(declared.get(each.name.text) ?? []), each]);
  const all = new Set();
  const take = (name) => {
    if (all.has(name)) return;
    all.add(name);
    for (const { heritageClauses } of declared.get(name) ?? [])
      for (const { types } of heritageClauses ?? []) for (const { expression } of types) take(expression.text);
  };
  for (const name of hidden) take(name);
  return all;
}
