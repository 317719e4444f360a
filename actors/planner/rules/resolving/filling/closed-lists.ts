/** Lists that show what they offer only once they are open, of which the goal names none: each is looked into, and the only one that offers the value is chosen from. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { type Move, refused, type Situation } from '../move.ts';
import { mayOpen } from '../page/harmless.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import { isListButton } from '../page/own-lists.ts';
import type { Scene } from '../page/scene.ts';
import { fold } from '../words/likeness.ts';
import { optionFor } from './lists.ts';

/** Of one page. */
const most = 8;
const longestShown = 40;
const caret = /[▾▼⌄˅▿⏷🔽]\s*$/u;
/** What a box says as long as nothing is chosen in it. */
const unchosen =
  /^(?:(?:please )?(?:select|choose|pick)\s+(?!all\b|every|none\b|files?\b|images?\b|photos?\b|rows?\b)\p{L}|[-–—]{1,3}\s?(?:select|choose|pick)\b)/iu;

/** It is closed, and says by its role, its state, its sign or its words that it unfolds a list. */
function isClosedList(element: ObservedElement, scene: Scene): boolean {
  const { role, name, options = [], states, type } = element;
  if (!isUsable(element) || options.length > 0 || states.includes('expanded')) return false;
  if (role === 'combobox') return type === undefined;
  if (isListButton(element, scene)) return true;
  if ((role !== 'clickable' && role !== 'button') || name.length > longestShown || !/\p{L}{2}/u.test(name)) return false;
  return (role === 'clickable' && states.includes('collapsed')) || caret.test(name) || unchosen.test(name);
}

const showsChosen = ({ name, value = '' }: ObservedElement, { instructions, cursor }: Situation): boolean => {
  const before = instructions.slice(0, cursor.at).flatMap((other) => (other.kind === 'choose' ? other.values : []));
  const shown = [value, name.replace(caret, '')].map(fold);
  return before.some((chosen) => chosen.type === 'text' && shown.includes(fold(chosen.text)));
};

/** Undefined where there is none to look into, or none of them offers it. */
export function inClosedLists([said, ...others]: readonly string[], situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  if (said === undefined || others.length > 0) return undefined;
  const { offers = {}, tried } = cursor;
  // What was chosen from just before is not chosen from again.
  const isAnother = (element: ObservedElement) =>
    isClosedList(element, scene) && mayOpen(element, situation) && !showsChosen(element, situation);
  const lists = scene.elements.filter(isAnother).slice(0, most);
  const unseen = lists.find((list) => !(scene.keyOf(list) in offers));
  if (unseen) {
    const key = scene.keyOf(unseen);
    const failed = { tried, offers: { ...offers, [key]: [] } };
    return { type: 'act', act: { kind: 'peek', element: unseen.index }, on: unseen, ok: { peeked: key }, failed };
  }
  const offering = lists.flatMap((list) => {
    const option = optionFor(
      said,
      (offers[scene.keyOf(list)] ?? []).flatMap(({ text, isOff }) => (isOff ? [] : [text])),
    );
    return option === undefined ? [] : [{ list, option }];
  });
  const [only, ...rivals] = offering;
  if (!only) return undefined;
  if (rivals.length > 0) return refused(`${offering.length} lists of the page offer ${JSON.stringify(said)}; say which of them is meant`);
  return { type: 'act', act: { kind: 'select', element: only.list.index, options: [only.option] }, on: only.list };
}
