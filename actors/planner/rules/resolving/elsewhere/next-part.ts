/** What is asked for stands on none of the parts of a site that were looked at: the next one that its own navigation leads to. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import { saysNothingFound } from '../finding/shortfalls.ts';
import type { Situation } from '../move.ts';
import { mayOpen } from '../page/harmless.ts';
import { isEditable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { isWayOfSite } from '../page/site-ways.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { opened } from './asked-of.ts';
import { nameIn } from './names-sought.ts';

export function nextPart(situation: Situation): ObservedElement | undefined {
  const { scene, cursor, instructions } = situation;
  const instruction = instructions[cursor.at];
  if (instruction === undefined || opened(cursor) !== undefined) return undefined;
  const asks = instruction.kind === 'read' ? instruction.asks : undefined;
  const names = namesSought(instruction);
  const looked = cursor.explored.filter((mark) => mark.startsWith(ofPart));
  if (names.length === 0 || looked.length >= mostParts) return undefined;
  // Of what the page speaks of, it tells what it tells; but what is in an account, the one page that lists it tells.
  const isSaid = (name: string) => scene.elements.some((element) => holdsSense(element.name, name) && !isEditable(element));
  // And what says none of what is asked for, or that it has found nothing, tells nothing.
  const label = instruction.kind === 'read' && !asks && !instruction.what.exact ? instruction.what.name : '';
  const isOfLabel = ({ name }: ObservedElement) => label.split(' ').some((word) => word !== '' && holdsSense(name, word));
  const tells = scene.elements.some((element) => isOfLabel(element) && !isWayOfSite(element, scene));
  const isSilent = (/^\p{Ll}+(?: \p{Ll}+)?$/u.test(label) && !tells) || scene.elements.some(saysNothingFound);
  if (asks?.inside !== true && !isSilent && names.some(isSaid)) return undefined;
  const ways = scene.elements.filter(
    (element) =>
      isUsable(element) &&
      !element.states.includes('selected') &&
      !cursor.explored.includes(partMark(element)) &&
      isWayOfSite(element, scene) &&
      !aside.test(element.name) &&
      (instruction.kind !== 'read' || isOwn(situation) || !ofVisitor.test(element.name) || /\b(?:I|my)\b/.test(instruction.clause)) &&
      likeness(element.name, titleIn(scene)) < 0.9 &&
      mayOpen(element, situation),
  );
  // "Prices & hours", for what something costs.
  return ways.find(isOfLabel) ?? ways[0];
}

/** What is to be read, or done to a thing, stands where the site says its name. */
function namesSought(instruction: Instruction): readonly string[] {
  // What is to be opened is a part itself.
  if (instruction.kind !== 'read') return instruction.kind === 'open' ? [] : [nameIn(instruction)?.text ?? []].flat();
  const { asks, what } = instruction;
  if (asks) return asks.about.filter((word) => /^\p{Lu}/u.test(word));
  return what.within && isNamed(what.within) ? [what.within.name] : [];
}

const ofPart = 'part:';
/** A mark among what was explored: this part of the site was looked at; its way stands on every page. */
export const partMark = ({ name }: ObservedElement): string => ofPart + name;
const mostParts = 8;
const isNamed = ({ name, exact, rank, ordinal, all }: Description): boolean =>
  (exact || /\p{Lu}|\p{L} \p{L}|^\p{Ll}{4,}$/u.test(name)) && (rank ?? ordinal ?? all) === undefined;
const titleIn = ({ elements, observation }: Scene): string => elements.find(({ role }) => role === 'heading')?.name ?? observation.title;
/** What tells of no thing, and nothing of whoever visits. */
const aside = /^(?:home|start(?: page)?|(?:log|sign) ?(?:in|up|on|out|off)|register|cart|basket|bag|settings|language|.{0,2})$/i;
/** What belongs to whoever visits: it tells theirs, once they have signed in. */
const ofVisitor = /^(?:my .*|account|profile)$/i;
const isOwn = ({ instructions, cursor }: Situation): boolean => instructions.slice(0, cursor.at).some(({ kind }) => kind === 'login');
