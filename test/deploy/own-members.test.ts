import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { tempFolder } from '../gateway/house.ts';

const { readByOwnNames } = await import(new URL('../../../deploy/own-members.mjs', import.meta.url).href);

/** The source as the build has it read the members of nodes. */
function read(t: Test, source: string): string {
  const folder = join(tempFolder(t), 'code');
  mkdirSync(folder);
  const compilerOptions = { strict: true, lib: ['es2023', 'dom', 'dom.iterable'], types: [], target: 'es2023' };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  writeFileSync(join(folder, 'code.ts'), source);
  const { sources, members } = readByOwnNames(folder, '$own$');
  // By the members' names, which their order does not change.
  return sources.get(join(folder, 'code.ts')).replaceAll(/\$own\$\w+/g, (own: string) => `$${members[own]}`);
}

const cases: readonly (readonly [what: string, source: string, read: string])[] = [
  [
    'what a form has of its own and what it inherits',
    'const f = (form: HTMLFormElement) => [form.elements, form.parentNode, form.id];',
    'const f = (form: HTMLFormElement) => [form.$elements, form.$parentNode, form.$id];',
  ],
  [
    'of an element that may be a form, and of what may be none',
    "const f = (element?: Element | null) => element?.closest('a')?.parentElement?.matches('b');",
    "const f = (element?: Element | null) => element?.$closest('a')?.$parentElement?.$matches('b');",
  ],
  ['of a document', "document.querySelector('a');", "document.$querySelector('a');"],
  [
    'what is set',
    'const f = (element: HTMLElement) => { element.scrollTop += 1; };',
    'const f = (element: HTMLElement) => { element.$scrollTop += 1; };',
  ],
  [
    'what is taken apart',
    'const f = ({ tagName, children: [first], id = 1 }: Element) => [tagName, first, id];',
    'const f = ({ $tagName: tagName, $children: [first], $id: id = 1 }: Element) => [tagName, first, id];',
  ],
  [
    'of a part of its type',
    "const f = (of: Pick<Element, 'getClientRects'>) => of.getClientRects();",
    "const f = (of: Pick<Element, 'getClientRects'>) => of.$getClientRects();",
  ],
  [
    'and nothing of what hides nothing',
    "const f = (own: { id: string }, input: HTMLInputElement, all: string[]) => [own.id, input.value, all.length, 'a'.normalize(), innerWidth];",
    "const f = (own: { id: string }, input: HTMLInputElement, all: string[]) => [own.id, input.value, all.length, 'a'.normalize(), innerWidth];",
  ],
];

for (const [what, source, expected] of cases)
  t.test(`members are read by our own names: ${what}`, async (t) => {
    t.equal(read(t, source), expected);
  });

t.test('what the types can tell nothing of is refused', async (t) => {
  t.throws(() => read(t, 'const f = (element: any) => element.parentNode;'), /type is unknown/);
  t.throws(() => read(t, 'const f = ({ parentNode }: any) => parentNode;'), /type is unknown/);
  t.throws(() => read(t, "const f = (element: Element, side: 'firstChild' | 'lastChild') => element[side];"), /in brackets/);
  t.throws(() => read(t, 'let id = 1; const f = (element: any) => ({ id } = element);'), /taken apart/);
});
