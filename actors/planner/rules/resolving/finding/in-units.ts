/** What is found in the rows and cards that are meant, where all of them are on the page. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { literal } from '../../../../literal.ts';
import type { Description } from '../../description.ts';
import { isClickable, isText } from '../page/kinds-of-elements.ts';
import { hasMore, nextPage } from '../page/paging.ts';
import type { Unit } from '../page/scene.ts';
import { handleOf } from '../rows/handles.ts';
import { fold, likeness } from '../words/likeness.ts';
import { type Looking, type Purpose, say, sayRivals } from './candidates.ts';
import { type Found, some } from './found.ts';

/** What to act on in a row or card: what the words name in it, its main control, or its text. */
export function inUnits(
  what: Description,
  purpose: Purpose,
  meant: readonly Unit[],
  pool: readonly ObservedElement[],
  looking: Looking,
): Found {
  const inPool = new Set(pool);
  const { hand, scene } = looking;
  // "Find the mail by Ada and forward that mail"
  const inHand = hand && !what.all && purpose !== 'read' ? meant.filter((unit) => scene.isOf(hand, unit)) : [];
  const units = inHand.length === 1 ? inHand : meant;
  const isCutShort = !looking.isPart && ((what.all && what.few === undefined && purpose !== 'check') || (what.ordinal ?? 0) < 0);
  if (isCutShort && nextPage(looking)) {
    const why = `only a part of ${say(what)} is on this page, the others are on further ones`;
    return what.all ? { type: 'unclear', why } : { type: 'none', why };
  }
  if (isCutShort && hasMore(looking)) return { type: 'none', why: `the page can show more of ${say(what)}` };
  const handles = units.flatMap((unit) => {
    const handle = handleOf(
      what,
      purpose,
      unit.elements.filter((element) => inPool.has(element)),
      looking.scene,
    );
    return handle ? [handle] : [];
  });
  const isOther = ({ name }: ObservedElement) => what.exact && isLongerName(name, what.name);
  if (purpose === 'click' && handles.length > 0 && handles.every(isOther) && !units.some((unit) => isCalled(unit, what.name)))
    return {
      type: 'none',
      why: `the page has ${handles.map(({ name }) => JSON.stringify(name)).join(', ')}, and nothing that is called just ${say(what)}`,
    };
  if (handles.length > 1 && !what.all && purpose !== 'read') return { type: 'unclear', why: sayUnits(what, units, handles) };
  return some(what.all ? handles : handles.slice(0, 1));
}

/** "Punch twice" is no tile called "Punch": a quoted name goes on in words. */
const isLongerName = (name: string, said: string): boolean =>
  new RegExp(`(?:^|[^\\p{L}\\p{N}])${literal(said)} \\p{L}|\\p{L} ${literal(said)}(?![\\p{L}\\p{N}])`, 'iu').test(name);
const isCalled = ({ elements }: Unit, said: string): boolean =>
  elements.some((element) => likeness(said, element.name) >= surelyCalled || fold(besidesTexts(element, elements)) === fold(said));

/** What a card that can be pressed as a whole says beside the texts that stand in it: what somebody wrote, behind who and when. */
function besidesTexts(whole: ObservedElement, elements: readonly ObservedElement[]): string {
  if (!isClickable(whole)) return '';
  return elements.filter((part) => part !== whole && isText(part)).reduce((text, { name }) => text.replace(name, ' '), whole.name);
}
const surelyCalled = 0.95;

/** Rows whose handles are called alike are told by what stands in them. */
function sayUnits(what: Description, units: readonly Unit[], handles: readonly ObservedElement[]): string {
  if (new Set(handles.map(({ name }) => name)).size > 1) return sayRivals(what, handles);
  const shown = units.slice(0, mostShown).map(({ elements }) =>
    JSON.stringify(
      elements
        .filter((element) => (isText(element) || element.role === 'link') && /[\p{L}\p{N}]/u.test(element.name))
        .map(({ name }) => name)
        .join(' ')
        .slice(0, longestShown),
    ),
  );
  const more = units.length > mostShown ? ', …' : '';
  return `${units.length} elements match ${say(what)} alike, ${shown.join(', ')}${more}; say which, by its place or by what stands beside it`;
}
const mostShown = 4;
const longestShown = 80;
