/** Terminals that a page shows: commands of a shell, typed and sent one by one, and what is listed is read (POSIX, `ls` and `rm`). */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { clickOn, type Move, missing, next, type Situation } from '../move.ts';
import { isEditable, isText } from '../page/kinds-of-elements.ts';

/** 0: the list is asked for; 1: sent; 2: the file is removed by its name; 3: sent. Beyond `keyed`, into what no field shows. */
const keyed = 10;

export function command({ file, ending }: Of<'command'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const prompts = scene.elements.filter((element) => isEditable(element) && (element.role === 'textbox' || element.role === 'searchbox'));
  const [prompt, ...others] = prompts;
  const stage = cursor.stage % keyed;
  if (stage >= 4) return hasFailed(situation) ?? next;
  const isHidden = prompt === undefined && (cursor.stage >= keyed || scene.elements.some(isMark));
  if ((prompt === undefined && !isHidden) || others.length > 0)
    return missing('the page shows no terminal, or several fields that may be one');
  if (isHidden && cursor.stage === 0) {
    // A shell that hears the keys of the whole page has nothing to do with a click.
    const ok = { stage: keyed };
    return { ...clickOn(scene.elements.findLast(isMark) as ObservedElement, ok), failed: ok };
  }
  if (stage === 1 || stage === 3)
    return {
      type: 'act',
      act: { kind: 'press', key: 'Enter', ...(prompt && { element: prompt.index }) },
      ...(prompt && { on: prompt }),
      ok: { stage: cursor.stage + 1 },
    };
  if (stage === 0) return typed('ls', prompt, cursor.stage + 1);
  const listed = listedIn(situation, ending === '' || (file !== undefined && !file.includes('.')));
  const meant = [...listed].filter((name) =>
    file === undefined ? (ending === '' ? !name.includes('.') : name.endsWith(ending ?? '')) : name === file,
  );
  const [only, ...more] = meant;
  if (only === undefined || more.length > 0)
    return missing(`${meant.length === 0 ? 'no file' : 'more than one file'} that the terminal lists is called so`);
  return typed(`rm ${only}`, prompt, cursor.stage + 1);
}

/** Where a shell waits for what is typed. */
const isMark = (element: ObservedElement): boolean =>
  element.name.length <= 60 && (isText(element) ? /[$#%>❯]$/ : /^(?!.*\d[,.\d ]*\$$).*\$$/).test(element.name.trim()) && isShown(element);
/** A shell may be one box that takes the focus, with all that it says. */
const isShown = (element: ObservedElement): boolean => isText(element) || element.role === 'clickable';

const typed = (text: string, on: ObservedElement | undefined, stage: number): Move => {
  if (!on) return { type: 'act', act: { kind: 'type', text }, ok: { stage } };
  return (on.value ?? '') === ''
    ? { type: 'act', act: { kind: 'type', element: on.index, text }, on, ok: { stage } }
    : { type: 'act', act: { kind: 'fill', element: on.index, text: '' }, on, ok: {} };
};

const asked = /(?:^|[$#%>❯]\s*)ls$/;

/** `bare`: files without an ending are looked for, which only stand behind what was asked. */
function listedIn({ scene }: Situation, bare: boolean): ReadonlySet<string> {
  const texts = scene.elements.filter(isShown);
  const from = texts.findLastIndex(({ name }) => asked.test(name.trim()));
  if (!bare) return new Set(texts.flatMap(({ name }) => filesIn(name)));
  const answer = texts.slice(from + 1).filter((element) => !isMark(element));
  return from === -1 ? new Set() : new Set(answer.flatMap(({ name }) => name.split(/\s+/)).filter((word) => /^[\w-][\w.-]*$/.test(word)));
}

const filesIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => /^[\w-][\w.-]*\.\w{1,5}$/.test(word));

const removed = /(?:^|[$#%>❯]\s*)rm \S+$/;
const failing = /\b(?:cannot|can['’]?t|no such|not found|denied|not permitted|is a directory|usage:)/i;

/** What the terminal says to it, if it could not: behind the command, or by the command's name where that is not shown. */
function hasFailed({ scene }: Situation): Move | undefined {
  const texts = scene.elements.filter(isShown);
  const at = texts.findLastIndex(({ name }) => removed.test(name.trim()));
  const said = texts.slice(at + 1).find(({ name }) => failing.test(name) && (at !== -1 || /\brm:/.test(name)));
  return said && missing(`the terminal says ${JSON.stringify(said.name)}`);
}
