/** Reads a control that is told by what it does: "the key that closes the doors" is called "Close doors". */
import { nounOf } from '../words/nouns.ts';
import { fromThird } from '../words/verbs.ts';
import { mayBeName, nothing, withoutArticle } from './heads.ts';
import type { PhraseReader } from './told.ts';

/** What may be pressed, whatever a page builds it of. */
const pressed: readonly string[] = ['button', 'link', 'tab', 'menuitem'];
const keys = /^(?:key|control|lever|knob|symbol|sign)$/i;

/** "(that) closes the doors", "opens the menu of Ada": by its verb, and by what stands in the place of a thing that is told by more. */
export const doingWhat: PhraseReader = (head, tail, _context, describe) => {
  const isKey = head.noun === '' && keys.test(head.name) && !head.exact;
  if (!isKey && (head.name !== '' || !pressed.includes(head.roles[0] ?? ''))) return undefined;
  const said = fromThird(tail);
  const [, verb = '', object = ''] = /^(\p{L}+)(?: (.+))?$/u.exec(said ?? '') ?? [];
  if (verb === '') return undefined;
  const button = nounOf('button');
  const control = isKey ? { ...head, name: '', noun: button?.noun ?? '', roles: button?.roles ?? [] } : head;
  const thing = object === '' ? nothing : describe(object);
  if (thing === undefined || thing.all || thing.exact) return undefined;
  const isPlain = [thing.within, thing.where, thing.rank, thing.ordinal, thing.beside, thing.look].every((told) => told === undefined);
  const name = `${verb} ${withoutArticle(object)}`.trim();
  if (isPlain) return mayBeName(name) ? { ...control, name } : undefined;
  return control.within === undefined ? { ...control, name: verb, within: thing } : undefined;
};
