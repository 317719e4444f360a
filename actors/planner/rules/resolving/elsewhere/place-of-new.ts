/** "A post in the books forum": what is to be made is made where it is to be, which is opened first. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Breath } from '../../instruction.ts';
import { toldOf } from '../forms/openers.ts';
import { clickOn, isUntried, type Move, type Situation } from '../move.ts';
import { onlyNamed, onlyOf } from '../only.ts';
import { isSameName, likeness } from '../words/likeness.ts';
import { isPatient, leftFrom, seen } from './explore.ts';

const placed =
  /(?:^| )in (?:the |my |our )?((?:[^ ,]+ ){1,3}?)(forum|repo|repository|project|channel|board|group|category|section|space|folder|community|workspace|subreddit|team)(?= |$)/i;

/** The link that leads to it, or to the list of such places; undefined where neither is on the page. */
export function openPlaceOfNew(situation: Situation): Move | undefined {
  const { instructions, cursor, scene } = situation;
  const here = instructions[cursor.at];
  const place = here?.kind === 'lay' && here.breath ? placeIn(here.breath) : undefined;
  if (!place || !isPatient(situation) || cursor.explored.includes(toldOf(place.whole))) return undefined;
  const links = scene.elements.filter((element) => element.role === 'link' && isUntried(element, situation));
  const isIt = ({ name }: ObservedElement) => isSameName(name, place.name) || isSameName(name.replace(/^.*[/›»] ?/u, ''), place.name);
  const link = onlyNamed(links.filter(isIt));
  if (link) return clickOn(link, seen(link, situation, toldOf(place.whole), leftFrom(scene)));
  const list = onlyOf(links.filter(({ name }) => /s$/i.test(name.trim()) && likeness(place.kind, name) >= 0.95));
  return list && clickOn(list, seen(list, situation));
}

function placeIn({ words }: Breath): { readonly name: string; readonly kind: string; readonly whole: string } | undefined {
  const said = words.map(({ text, isFixed }) => (isFixed ? '“”' : text)).join(' ');
  const [, name = '', kind = ''] = placed.exec(said) ?? [];
  return name === '' || name.includes('“') ? undefined : { name: name.trim(), kind, whole: `${name.trim()} ${kind}` };
}
