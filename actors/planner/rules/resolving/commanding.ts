/** Terminals that a page shows: commands of a shell, typed and sent one by one, and what is listed is read (POSIX, `ls` and `rm`). */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Of } from '../instruction.ts';
import { isEditable, isText } from './kinds-of-elements.ts';
import { type Move, missing, next, type Situation } from './move.ts';

/** 0: the list is asked for; 1: sent; 2: the file is removed by its name; 3: sent. */
export function command({ file, ending }: Of<'command'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const prompts = scene.elements.filter((element) => isEditable(element) && (element.role === 'textbox' || element.role === 'searchbox'));
  const [prompt, ...others] = prompts;
  if (cursor.stage >= 4) return next;
  if (prompt === undefined || others.length > 0) return missing('the page shows no terminal, or several fields that may be one');
  if (cursor.stage === 1 || cursor.stage === 3)
    return { type: 'act', act: { kind: 'press', key: 'Enter', element: prompt.index }, on: prompt, ok: { stage: cursor.stage + 1 } };
  if (cursor.stage === 0) return typed('ls', prompt, 1);
  const listed = new Set(scene.elements.filter(isText).flatMap(({ name }) => filesIn(name)));
  const meant = [...listed].filter((name) => (file === undefined ? name.endsWith(ending ?? '') : name === file));
  const [only, ...more] = meant;
  if (only === undefined || more.length > 0)
    return missing(`${meant.length === 0 ? 'no file' : 'more than one file'} that the terminal lists is called so`);
  return typed(`rm ${only}`, prompt, 3);
}

const typed = (text: string, on: ObservedElement, stage: number): Move =>
  (on.value ?? '') === ''
    ? { type: 'act', act: { kind: 'type', element: on.index, text }, on, ok: { stage } }
    : { type: 'act', act: { kind: 'fill', element: on.index, text: '' }, on, ok: {} };

const filesIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => /^[\w-][\w.-]*\.\w{1,5}$/.test(word));
