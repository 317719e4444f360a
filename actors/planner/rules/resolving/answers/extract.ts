/** Values that a description asks for: where on the page they stand, and what they are. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { type Looking, say } from '../finding/candidates.ts';
import { byLines, onPage } from '../page/by-lines.ts';
import { isEditable, isText, isUnfilled } from '../page/kinds-of-elements.ts';
import { isLoading, isOnePageOfSeveral } from '../page/paging.ts';
import { isYetToCome } from '../page/pending.ts';
import { entryNamed, handleOfEntry } from '../rows/entry-names.ts';
import { asksWhenItCame, isStamp } from '../rows/stamps.ts';
import { likeness } from '../words/likeness.ts';
import { countIn, passageCounted } from '../words/text-parts.ts';
import { asItIsNow, edgeOf, labelSaid, ofHighest, renamed, turnedRound } from './asked-otherwise.ts';
import { chosenOf } from './chosen.ts';
import { comparedIn, isOneOfSeveral } from './columns.ts';
import { contactOn } from './contacts.ts';
import { factIn, isContradicted } from './contradicted.ts';
import { count } from './counting.ts';
import { crossings } from './crossing.ts';
import { figureCalled } from './figures.ts';
import { betweenLabels, crossing, hintedOf, labelByKind, labelHolding, labelsFor, numberOf, whoDid } from './labels.ts';
import { labelledBehind } from './labels-behind.ts';
import { ledByVerb } from './led-by-verbs.ts';
import { itemsUnder, list } from './list-values.ts';
import { numberedMeaning } from './meanings.ts';
import { mostHeld } from './most-held.ts';
import { cardOf, numberOfThings } from './numbers-of-things.ts';
import { ofPage } from './of-page.ts';
import { isAnotherMeant } from './others-meant.ts';
import { inPartsSaid, isOnlyCalledSo, saysOnlyItself } from './parts-and-labels.ts';
import { placedIn } from './places-in-order.ts';
import { isReckoning, reckoned } from './reckoned.ts';
import { inColour, inSentence, saidNumber, segmentOf, withinText, withoutSigns, withoutUnfilled } from './said-in-texts.ts';
import { type Extracted, longestName, shaped, shapedAt } from './shaped-values.ts';
import { asStated } from './stated-values.ts';
import { isSubject } from './subjects.ts';
import { isOfAnotherTotal, totalBeside } from './sums.ts';
import { cellUnder } from './transposed.ts';
import { underHead } from './under-heads.ts';
import { valueElement } from './value-element.ts';
import { isPrice, ofItsKindInLine, partAsked, readsAs, textOf } from './value-kinds.ts';
import { withoutSaid } from './without-said.ts';

/** "The highest salary" is a number, whoever has it. */
const amounts =
  /(?:^| )(?:salary|pay|wage|income|price|cost|fee|fare|rent|balance|amount|score|temperature|percentage|speed|distance|height|weight|length|population|discount|age)$/i;

/** "The seventh word of the text": of a passage, where the page has one, and of no line about it. */
const asPassage = (asked: Description, { elements }: Looking['scene']): Description =>
  asked.part && asked.name === '' && asked.noun === 'text' && elements.some(({ role }) => role === 'paragraph')
    ? { ...asked, noun: 'paragraph', roles: ['paragraph'] }
    : asked;

/** What is asked for, as the page tells it. */
export function extract(asked: Description, form: 'text' | 'number' | 'list' | 'count', looking: Looking): Extracted {
  const meaning = numberedMeaning(asked, looking.scene);
  if (meaning !== undefined) return { type: 'value', value: meaning };
  const said = placedIn(comparedIn(asPassage(asked, looking.scene), looking.scene), looking.scene);
  const whole = { ...looking, scene: byLines(looking.scene) };
  const shown = form === 'count' ? undefined : extracted(said, form, whole);
  // A field that is still empty tells nothing but what it is called.
  const lines = shown?.type === 'value' && shown.element && isUnfilled(shown.element) ? withoutUnfilled(whole) : whole;
  const plain = shown && lines === whole ? shown : extracted(said, form, lines);
  if (lines !== whole && plain.type === 'none') return { type: 'none', why: `${say(said)} holds nothing yet` };
  const now = plain.type === 'none' && form !== 'list' && form !== 'count' ? asItIsNow(said, lines) : undefined;
  const first = now ? extracted(now, form, lines) : plain;
  const isLabel = first.type === 'value' && !(first.element && isEditable(first.element)) && saysOnlyItself(said, first.value);
  const found = isLabel || first.type === 'none' ? (inPart(said, form, lines) ?? (isLabel ? onlyLabelled(said) : first)) : first;
  if (found.type === 'value' && typeof found.value === 'string' && !/\p{L}/u.test(found.value)) {
    if (!/\p{N}/u.test(found.value) && hidden.test(found.value)) return { type: 'none', why: `the page hides ${say(said)} behind dots` };
    // What ranks first is called by its name, and not by the sign or number that it begins with.
    const isThing =
      said.rank && said.roles.length === 0 && !numeral.test(said.noun || said.name) && /^[\p{P}\p{S}\d\s]*$/u.test(found.value);
    const entry = isThing && !/[\p{Sc}%]/u.test(found.value) ? entryNamed(said, looking) : undefined;
    if (entry !== undefined) return { type: 'value', value: entry };
  }
  if (found.type === 'value' && typeof found.value === 'string' && isYetToCome(found.value))
    return { type: 'none', why: `${say(said)} is still on its way: the page says ${JSON.stringify(found.value)}` };
  if (found.type === 'value' && isOnlyCalledSo(said, String(found.value)))
    return { type: 'none', why: `the page only names ${say(said)}, and shows none that could be told apart` };
  if (found.type === 'value' && typeof found.value === 'string' && said.rank && amounts.test(said.name) && !/\p{N}/u.test(found.value))
    return { type: 'none', why: `${JSON.stringify(found.value)} is no ${say(said)}, but words` };
  const handle = found.type === 'value' && said.rank && said.roles.length === 0 ? handleOfEntry(found.element, looking.scene) : undefined;
  if (handle) {
    const entry = entryNamed(said, looking);
    return entry === undefined
      ? { type: 'none', why: `the page does not say what ${say(said)} is called` }
      : { type: 'value', value: entry };
  }
  if (found.type === 'none') return found;
  // A number has left its currency on the page.
  const text = form === 'number' ? extracted(said, 'text', lines) : found;
  const asText = text.type === 'value' && !Array.isArray(text.value) ? String(text.value) : '';
  if (isContradicted(said, asText, text.type === 'value' ? text.element : undefined, lines))
    return { type: 'none', why: `the page shows no ${say(said).replace(/^an? /, '')}, and what stands in its place is something else` };
  const own = typeof found.value === 'string' ? withoutSaid(found.value, said) : found.value;
  if (!found.element) return { type: 'value', value: own };
  if (isStamp(found.element, lines.scene) && !asksWhenItCame(asked))
    return { type: 'none', why: `the page only tells when the entry came that speaks of ${say(said)}` };
  const element = own === found.value ? onPage(found.element) : undefined;
  return { type: 'value', value: own, ...(element && { element }) };
}

const onlyLabelled = (said: Description): Extracted => ({
  type: 'none',
  why: `the page only names ${say(said)}, and shows no value of it`,
});

/** Under the label and in the part of the page that it names; undefined where neither or several are. */
function inPart(said: Description, form: 'text' | 'number' | 'list' | 'count', looking: Looking): Extracted | undefined {
  if (form === 'list') return undefined;
  const found = inPartsSaid(said, looking.scene).flatMap((each) => {
    const value = extracted(each, form, looking);
    return value.type === 'value' && !saysOnlyItself(said, value.value) ? [value] : [];
  });
  const [first, ...others] = found;
  return first && others.every((other) => other.type === 'value' && other.value === first.value) ? first : undefined;
}

const hidden = /[•●*∗]{3}/;
const numeral = /^(?:number|value|amount|figure|digit|price|date|day|time|year|score|rating|sum|total)s?$/;

function extracted(said: Description, form: 'text' | 'number' | 'list' | 'count', looking: Looking, isTurned = false): Extracted {
  // "The range" is a slider, or a value of that name.
  const hasKind = said.name !== '' || said.roles.length === 0 || looking.scene.elements.some(({ role }) => said.roles.includes(role));
  const what = ofHighest(hasKind ? said : { ...said, name: said.noun, whole: said.noun, roles: [] });
  if ((what.rank ?? what.within?.rank) && isLoading(looking.scene))
    return { type: 'none', why: `more is still on its way, of which any may rank before as ${say(what)}` };
  const figure = figureCalled(what, form, looking);
  if (figure) return figure;
  if (form === 'count') return counted(what, looking);
  const number = form === 'number' ? numberOfThings(what, looking) : undefined;
  if (number) return number;
  const edge = edgeOf(what);
  if (edge) return extracted(edge, form, looking, isTurned);
  const most = form === 'text' ? mostHeld(what, looking) : undefined;
  if (most) return most;
  const stated = isTurned ? undefined : asFact(what, form, looking);
  if (stated) return stated;
  const isOfSeveral = form === 'list' || what.all || what.within?.all;
  const sum = isOfSeveral ? reckoned(what, looking) : undefined;
  if (sum !== undefined) return { type: 'value', value: sum };
  // Each of them is no total.
  if (isOfSeveral && isReckoning(what)) return { type: 'none', why: `the page does not tell ${say(what)}, and it could not be reckoned` };
  if (form === 'list' || what.all) return list(what, looking);
  const isPlainly = what.within !== undefined && what.name !== '' && !what.where && !what.rank && !what.exact;
  const fact = isPlainly && what.within ? factIn(what.name, cardOf(what.within, looking)) : undefined;
  if (fact !== undefined) return shaped(fact, what, form);
  const crossed = whereTheyCross(what, form, looking);
  if (crossed) return crossed;
  const inside = betweenLabels(what, looking) ?? withinText(what, looking);
  if (inside !== undefined) return shaped(inside, what, form);
  const entry = form === 'text' ? nameOfOne(what, looking) : undefined;
  if (entry !== undefined) return { type: 'value', value: entry };
  const named = ofLabel(what, form, looking);
  if (named) return named;
  const labels = isTurned ? [] : labelsFor(what, looking);
  const labelled = labels.map((label) => extracted(renamed(what, label), form, looking, true)).find(({ type }) => type === 'value');
  if (labelled?.type === 'value') return what.within ? { type: 'value', value: labelled.value } : labelled;
  const segment = segmentOf(what, looking);
  if (segment !== undefined) return shaped(segment, what, form);
  const several = valueElement(what, looking);
  const told = several === 'unclear' && form === 'number' ? valueElement(what, withoutSigns(looking)) : several;
  if (told === 'unclear') return { type: 'none', why: `the page shows several values of ${say(what)}; say of what` };
  const element = told ?? (form === 'number' ? saidNumber(what, looking) : undefined);
  // What is typed in a field is none of the things of which it is asked which.
  if (!element || (what.only && isEditable(element))) return otherwiseTold(what, form, looking, isTurned);
  const isOtherTotal = isOfAnotherTotal(what, element, looking.scene);
  const total = isOtherTotal && !isTurned ? totalBeside(looking.scene) : undefined;
  if (total !== undefined) return extracted(renamed(what, total), form, looking, true);
  if (isOtherTotal || isAnotherMeant(what, element, looking))
    return { type: 'none', why: `the page only tells another ${say(what).replace(/^an? /, '')} beside it` };
  return shapedAt(element, what, form);
}

/** The cell of a row and a column, where all such cells say the same. */
function whereTheyCross(what: Description, form: 'text' | 'number', looking: Looking): Extracted | undefined {
  const grouped = underHead(what, looking);
  if (grouped) return shapedAt(grouped, what, form);
  const [cell, ...others] = crossings(what, looking).flatMap((cells) => cells.filter(isText).slice(0, 1));
  if (!cell) return undefined;
  if (!others.every((other) => textOf(other) === textOf(cell)))
    return { type: 'none', why: 'several rows of the page are told so; say more of the one that is meant' };
  const value = shapedAt(cell, what, form);
  // In a table that is turned round, the row is of what is asked for, and not of what has it.
  const isOfRow = value.type === 'none' || likeness(what.name || what.noun, cell.column ?? '') >= 0.9;
  return isOfRow ? value : { type: 'value', value: value.value };
}

/** "The title of the first": what the entry is called. */
function nameOfOne({ name, noun, exact, part, within, ordinal }: Description, looking: Looking): string | undefined {
  const isName = /^(?:name|title|headline)$/i.test(name || noun) && !exact && !part && ordinal === undefined;
  const isOne = within && !within.all && (within.ordinal !== undefined || within.rank !== undefined) && within.roles.length === 0;
  return isName && isOne ? entryNamed(within, looking) : undefined;
}

/** What no element is called: counted, reckoned, or told under another label, in a cell, a line or a sentence, or by the browser. */
function otherwiseTold(what: Description, form: 'text' | 'number', looking: Looking, isTurned: boolean): Extracted {
  const all = /^number of /.test(what.whole)
    ? count({ ...what, whole: what.whole.replace(/^number of /, ''), all: true }, looking)
    : undefined;
  if (all?.type === 'value') return all;
  const onColour = inColour(what, looking);
  if (onColour) return shapedAt(onColour, what, form);
  const label = labelSaid(what, looking);
  const labelledSo = label && extracted(label, form, looking);
  if (labelledSo?.type === 'value') return labelledSo;
  const turned = isTurned ? undefined : turnedRound(what, looking);
  const inPart = turned && extracted(turned, form, looking, true);
  if (inPart?.type === 'value') return inPart;
  const total = reckoned(what, looking);
  if (total !== undefined) return { type: 'value', value: total };
  const found = isTurned ? undefined : inOtherWords(what, form, looking);
  if (found) return found;
  const contact = contactOn(what, looking);
  if (contact === 'several') return { type: 'none', why: `the page shows several of ${say(what)}; say whose` };
  if (contact) return { type: 'value', value: contact.only };
  // What a line says of something else is no value of what is asked about.
  const isOfPage = what.within === undefined || isSubject(what.within, looking, 0);
  const inLine = isOfPage ? ofItsKindInLine(what.name, looking) : undefined;
  const sentence =
    chosenOf(what, looking) ??
    whoDid(what, looking) ??
    numberOf(what, looking) ??
    inSentence(what, looking) ??
    labelledBehind(what, looking) ??
    asStated(what, looking) ??
    ledByVerb(what, looking) ??
    inLine;
  if (sentence !== undefined) return shaped(sentence, what, form);
  return (
    ofPage(what, looking) ?? {
      type: 'none',
      why: `the page shows no ${say(what).replace(/^an? /, '')} whose value could be told; name it as the page does`,
    }
  );
}

/** By a label that is a word shorter or longer, or where a row and a column cross. */
function inOtherWords(what: Description, form: 'text' | 'number', looking: Looking): Extracted | undefined {
  const byKind = labelByKind(what, looking);
  const ofKind = byKind && extracted(renamed(what, byKind.label), form, looking, true);
  const asText = byKind && form === 'number' ? extracted(renamed(what, byKind.label), 'text', looking, true) : ofKind;
  if (byKind && ofKind?.type === 'value' && asText?.type === 'value' && byKind.reads.test(String(asText.value))) return ofKind;
  const cell = cellUnder(what, looking) ?? crossing(what, looking) ?? hintedOf(what, looking);
  if (cell) {
    const value = shaped(textOf(cell), what, form);
    return value.type === 'value' && value.value === textOf(cell) && !what.within ? { ...value, element: cell } : value;
  }
  const holding = labelHolding(what, looking);
  const held = holding === undefined ? undefined : extracted(renamed(what, holding), form, looking, true);
  return held?.type === 'value' && readsAs(what.name, String(held.value), looking.now) ? held : undefined;
}

/** "The area of Fiji", "the last price": what reads as a part of the page, or as one of several, where the page calls a value so. */
function asFact(what: Description, form: 'text' | 'number' | 'list', looking: Looking): Extracted | undefined {
  if (form === 'list' || what.exact || what.name !== '' || what.noun === '' || what.where || what.all) return undefined;
  const isPart = what.roles.some((role) => role === 'region' || role === 'group');
  const isPlaced = what.ordinal !== undefined || what.rank !== undefined;
  const said = isPart && !isPlaced ? what.noun : isPlaced && !what.within ? what.whole.replace(/^the /i, '') : '';
  const isLabel = ({ role, name }: ObservedElement) =>
    likeness(said, name.split(/[:：]\s/)[0]?.replace(/\s*[:：]$/, '') ?? name) >= 0.95 && role !== 'heading';
  if (said === '' || !looking.scene.elements.some((element) => isText(element) && element.name.length <= longestName && isLabel(element)))
    return undefined;
  const { ordinal: _, rank: __, ...plain } = what;
  const found = extracted({ ...plain, name: said, whole: said, noun: '', roles: [] }, form, looking, true);
  return found.type === 'value' ? found : isPart ? found : undefined;
}

/** "The time of sunset", "the price for children": what is called "Sunset", where that reads as a time. */
function ofLabel({ name, exact, within, part }: Description, form: 'text' | 'number', looking: Looking): Extracted | undefined {
  if (!within || exact || !readable.test(name)) return undefined;
  if (within.rank || within.where || within.roles.length > 0) return undefined;
  // "The date of the last update" is that of what is called so; of several that bear no name, none is.
  if (within.name === '' && within.ordinal !== undefined) return undefined;
  const called = within.name || within.whole.replace(/^the /i, '');
  if (called === '') return undefined;
  const asked = within.name === '' ? renamed({ ...within, ...(part && { part }) }, called) : { ...within, ...(part && { part }) };
  const found = extracted(asked, form, looking);
  const said = form === 'number' && found.type === 'value' ? extracted(asked, 'text', looking) : found;
  const isSo = (text: string) => readsAs(/^(?:amount|sum)$/i.test(name) ? 'price' : name, text, looking.now);
  const reads = said.type === 'value' && isSo(String(said.value));
  if (reads && said.element && isOneOfSeveral(said.element, isSo, looking.scene)) return undefined;
  if (!reads || form !== 'text') return reads ? found : undefined;
  const value = partAsked(String(said.value), { ...within, name, noun: '', exact: false, within });
  if (value === undefined) return isPrice(name) ? { type: 'none', why: `the page shows several values of ${say(within)}` } : found;
  return value === said.value ? found : { type: 'value', value };
}
const readable =
  /^(?:(?:opening |closing )?time|date|day|price|cost|amount|sum|(?:e-?mail|mail)(?: address)?|(?:phone|telephone|mobile|fax)(?: number)?)$/i;

/** Of things that the page does not list, it may say how many there are. */
function counted(what: Description, looking: Looking): Extracted {
  const passage = passageCounted(what);
  const text = passage === undefined ? undefined : extracted(passage, 'text', looking);
  if (text?.type === 'value' && typeof text.value === 'string' && text.value.length < longestName)
    return { type: 'value', value: countIn(text.value, what.noun) };
  const found = count(what, looking);
  const items = found.type === 'none' ? itemsUnder(what, looking) : [];
  if (items.length > 0 && !isOnePageOfSeveral(looking)) return { type: 'value', value: items.length };
  if (found.type === 'value' || what.where || what.within || what.except || what.look || what.whole === '') return found;
  const { all: _, few: _few, ...one } = what;
  const told = (form: 'number' | 'text') => extracted(renamed(one, what.whole), form, looking, true);
  // On one page of several, what stands beside the word in an entry of the list is that entry's, and no number of all.
  const asText = isOnePageOfSeveral(looking) ? told('text') : undefined;
  const isOfEntry = asText?.type === 'value' && asText.element && looking.scene.entriesWith(asText.element).length > 0;
  const said = isOfEntry ? found : told('number');
  return said.type === 'value' ? said : found;
}
