/** Whether what a goal makes an order depend on holds on the page as it stands. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import { currencies } from '../currencies.ts';
import type { Description } from '../description.ts';
import type { Of, Proviso } from '../instruction.ts';
import { isByNature } from '../natures.ts';
import { extract } from './answers/extract.ts';
import { numberStepped } from './filling/dials.ts';
import { find } from './finding/find.ts';
import { lacking, type Move, missing, next, type Situation } from './move.ts';
import { onlyOf } from './only.ts';
import { checkableRoles, isClickable, isText, isUsable } from './page/kinds-of-elements.ts';
import { isMore, nextPage } from './page/paging.ts';
import { placesOf } from './page/places.ts';
import { fulfils } from './rows/fulfilling.ts';
import { isGone } from './rows/in-stock.ts';
import { unitsOf } from './rows/things.ts';
import { asksConsent, isOfConsent } from './sending/consent.ts';
import { holdsSense, holdsWords, likeness } from './words/likeness.ts';
import { valuesOf } from './words/value-shapes.ts';

/** `isThere`: what was asked for is on the page; what is not may still come. */
type Judgement = { readonly holds: boolean; readonly isThere: boolean } | { readonly why: string };

const told = (holds: boolean): Judgement => ({ holds, isThere: true });

export function judge(proviso: Proviso, situation: Situation): Judgement {
  switch (proviso.kind) {
    case 'there':
      return isFree(proviso, isThere(proviso.what, situation), situation);
    case 'state':
      return stands(proviso.what, proviso.state, situation);
    case 'says':
      return says(proviso.text, proviso.what, situation);
    case 'compares':
      return comparesSo(proviso, situation);
    case 'is':
      return isSo(proviso, situation);
    case 'signedIn':
      return isSignedIn(situation);
  }
}

/** What is spoken of has no name on the page: a text that says just this, and is no control. */
const saysAsWhole = (text: string, { scene }: Situation): boolean =>
  scene.elements.some((element) => isText(element) && likeness(text, element.name) >= 0.97);

/** Not yet, as long as the run may last: the page changes by itself. */
export function awaited({ by, holds }: Of<'await'>, situation: Situation): Move {
  const judgement = judge(by, situation);
  const isSaid = 'why' in judgement && by.kind === 'says' && holds && saysAsWhole(by.text, situation);
  if ('why' in judgement && !isSaid) return missing(judgement.why);
  return isSaid || ('holds' in judgement && judgement.holds === holds)
    ? next
    : { type: 'missing', why: 'what the goal says to wait for has not come', awaits: true };
}

/** What can't be had by its own entry's words is not available, though it is on the page. */
function isFree({ what, free }: Extract<Proviso, { kind: 'there' }>, there: Judgement, situation: Situation): Judgement {
  if (!free || 'why' in there) return there;
  // What the page does not have at all may be had all the same: only of what it speaks of it can say that it is gone.
  if (!there.holds && what.roles.length === 0 && !lying.test(`${what.name} ${what.noun}`))
    return { why: `the page does not tell whether ${JSON.stringify(what.name || what.whole)} is available: nothing on it is called so` };
  if (!there.holds) return there;
  const { scene } = situation;
  const [found] = (['click', 'point'] as const).map((purpose) => find(what, purpose, situation)).filter(({ type }) => type === 'found');
  const units =
    found?.type === 'found'
      ? found.elements.flatMap((element) => scene.unitOf(element) ?? [])
      : unitsOf(what, [...scene.units.values()], situation);
  // Where there are no others, the page is about it.
  const whole = scene.units.size === 0 ? [{ elements: scene.elements }] : [];
  const meant = units.length > 0 ? units : whole;
  return told(!meant.some(isGone));
}

const lying = /\b(?:banner|dialog|pop-?up|modal|overlay|consent|cookies?|newsletter)\b/i;
const closers: readonly string[] = ['close', 'dismiss', 'no thanks', 'not now', 'got it', 'reject all', 'accept all', 'accept'];
const lyingRoles: readonly string[] = ['dialog', 'alertdialog', 'banner'];

const control = /^(?:button|link|tab|menuitem|checkbox|switch|radio|option|textbox|searchbox|combobox|spinbutton|slider|listbox)$/;

function isThere(what: Description, situation: Situation): Judgement {
  const { scene } = situation;
  const said = `${what.name} ${what.noun}`;
  const anywhere = find(what, what.roles.length > 0 ? 'click' : 'point', situation);
  const isKind = (element: ObservedElement) => what.roles.length === 0 || what.roles.includes(element.role) || element.role === 'clickable';
  if (anywhere.type === 'unclear' || (anywhere.type === 'found' && anywhere.elements.some(isKind))) return told(true);
  if (!control.test(what.roles[0] ?? '') && placesOf(what, situation).length > 0) return told(true);
  if (lying.test(said)) {
    if (scene.dialog !== undefined || (isOfConsent(said) && asksConsent(scene))) return told(true);
    const words = said.split(/\s+/).filter((word) => lying.test(word));
    const lies = scene.groups.some(
      ({ role, hints = '', name }) =>
        (lyingRoles.includes(role) && role !== 'banner') ||
        words.some((word) => holdsSense(hints, word) || holdsSense(name.slice(0, 80), word)),
    );
    // What could close it may be all that can be told of it.
    const isClosed = scene.elements.some((element) => isClickable(element) && closers.some((word) => likeness(word, element.name) >= 0.85));
    return { holds: lies || isClosed, isThere: lies || isClosed };
  }
  return absent(what, situation);
}

/**
 * What is not there by its name is believed to be lacking only where the whole page is on show, and nothing on it may be what is meant
 * in other words.
 */
function absent(what: Description, situation: Situation): Judgement {
  const { scene } = situation;
  const called = what.whole || what.name || what.noun;
  const doubt = (because: string): Judgement => ({ why: `it can't be told whether there is ${JSON.stringify(called)}: ${because}` });
  if (scene.dialog !== undefined) return doubt('a dialog lies over the page');
  if (nextPage(situation) !== undefined || scene.elements.some((element) => isMore(element, scene)))
    return doubt('the page has more than it shows');
  if (what.name === '') {
    const isKind = ({ role }: { readonly role: string }) => what.roles.includes(role);
    const hasRole = scene.elements.some(isKind) || scene.groups.some(isKind);
    return what.roles.length > 0 && !what.roles.includes('clickable')
      ? { holds: hasRole, isThere: hasRole }
      : doubt('the goal does not name it');
  }
  const words = what.exact ? [what.name] : what.name.split(/\s+/).filter((word) => word.length > 3);
  const near = scene.elements.find(({ name, value = '' }) => words.some((word) => holdsSense(`${name} ${value}`, word)));
  if (near)
    return what.roles.length === 0 && what.exact ? told(true) : doubt(`there is ${near.role} ${JSON.stringify(near.name.slice(0, 60))}`);
  return words.length === 0 ? doubt('its name is too short') : { holds: false, isThere: false };
}

function stands(what: Description, state: Extract<Proviso, { kind: 'state' }>['state'], situation: Situation): Judgement {
  if (state === 'empty') return isEmpty(what, situation);
  const purpose = state === 'checked' || state === 'unchecked' ? 'check' : 'click';
  const found = find(what, purpose, situation);
  if (found.type !== 'found') return { why: reason(found) };
  const [element] = found.elements;
  switch (state) {
    case 'checked':
    case 'unchecked': {
      if (!checkableRoles.includes(element.role))
        return { why: `it can't be told whether ${element.role} ${JSON.stringify(element.name)} is on` };
      return told(element.states.includes('checked') === (state === 'checked'));
    }
    case 'disabled':
    case 'enabled':
      return isText(element) ? { why: `${JSON.stringify(element.name)} is no control` } : told(isUsable(element) === (state === 'enabled'));
    case 'expanded':
    case 'collapsed': {
      const isOpen = element.states.includes('expanded') || element.states.includes('selected');
      if (!isOpen && !element.states.includes('collapsed'))
        return { why: `it can't be told whether ${JSON.stringify(element.name)} is open` };
      return told(isOpen === (state === 'expanded'));
    }
  }
}

const reason = (found: { readonly why: string }): string => {
  const move = lacking(found);
  return move.type === 'missing' ? move.why : found.why;
};

const none =
  /\b(?:(?:is|are)(?: currently| still| now)? empty|no (?:items?|products?|entries|results?|articles?)|nothing (?:in|here|yet)|0 (?:items?|products?|entries|articles?))\b|^empty$/i;

/** What holds things, and is no field. */
const isThing = ({ name, noun }: Description): boolean =>
  /\b(?:cart|basket|bag|trolley|list|inbox|folder|table|wish ?list|queue|results?)$/i.test(name || noun);

/** A field without a value; a basket or list that says so itself, by its words or its number. */
function isEmpty(what: Description, situation: Situation): Judgement {
  const { scene } = situation;
  const field = isThing(what) ? undefined : find(what, 'fill', situation);
  if (field?.type === 'found') return told((field.elements[0].value ?? '') === '');
  const called = what.name || what.noun;
  const words = scene.elements.filter(({ name }) => name.length <= 120 && holdsSense(name, called));
  const places = placesOf({ ...what, name: called, whole: called }, situation);
  const inside = scene.elements.filter((element) => places.some((holds) => holds(element)));
  const many = inside.flatMap(({ name }) => /^(\d{1,4}) (?:items?|products?|articles?|entries)\b/i.exec(name.trim())?.[1] ?? []);
  const counts = words
    .flatMap(({ name }) => /\(?\b(\d{1,4})\b\)?(?: (?:items?|products?))?\s*$/.exec(name.trim())?.[1] ?? [])
    .concat(many)
    .map(Number);
  // "Empty the basket" is what can be done, not how it is.
  const isSaidEmpty = [...words, ...inside].some(
    (element) => !isClickable(element) && element.name.length <= 120 && none.test(element.name),
  );
  const holdsMany = counts.some((count) => count > 0);
  if (isSaidEmpty && !holdsMany) return told(true);
  if (holdsMany && !isSaidEmpty) return told(false);
  if (counts.length > 0 && counts.every((count) => count === 0)) return told(true);
  return { why: `the page does not tell whether ${JSON.stringify(called)} is empty` };
}

const listing = /^(?:list|table|grid|section|dialog|form|menu)$/;

function says(text: string, what: Description | undefined, situation: Situation): Judgement {
  if (what === undefined) {
    const isSaid = situation.scene.elements.some(({ name, value = '' }) => holdsWords(`${name} ${value}`, text));
    if (!isSaid && situation.scene.dialog !== undefined)
      return { why: `a dialog lies over the page, which may say ${JSON.stringify(text)} behind it` };
    return { holds: isSaid, isThere: isSaid };
  }
  const places = listing.test(what.noun) ? placesOf(what, situation) : [];
  const inside = situation.scene.elements.filter((element) => places.some((holds) => holds(element)));
  if (listing.test(what.noun)) {
    if (inside.some(({ name, value = '' }) => holdsWords(`${name} ${value}`, text))) return told(true);
    const isWhole =
      inside.length > 0 &&
      nextPage(situation) === undefined &&
      !situation.scene.elements.some((element) => isMore(element, situation.scene));
    return isWhole ? { holds: false, isThere: false } : { why: `it can't be told whether the ${what.noun} holds ${JSON.stringify(text)}` };
  }
  const found = extract(what, 'text', situation);
  if (found.type === 'none') return { why: found.why };
  return told(holdsWords(String(found.value), text) || likeness(text, String(found.value)) >= 0.95);
}

function comparesSo({ what, is, value }: Extract<Proviso, { kind: 'compares' }>, situation: Situation): Judgement {
  // A number alone would take any currency for the one that is asked for.
  const isBare = value.type === 'amount' && value.unit === undefined;
  const known = extract(what, isBare ? 'number' : 'text', situation);
  const isPlain = known.type === 'none' && !(what.within ?? what.where ?? what.rank ?? what.ordinal ?? what.beside);
  const mayStandAlone = what.name === '' || counting.test(what.name);
  const only =
    isPlain &&
    (isBare
      ? mayStandAlone && onlyNumber(situation)
      : (pricing.test(what.name) && onlyPrice(situation)) || (barred.test(what.name || what.noun) && onlyShare(situation)));
  const stepped = isPlain && value.type === 'amount' && !only ? numberStepped(what, value.unit, situation) : undefined;
  const alone = stepped ?? (only || undefined);
  const found = alone === undefined ? known : ({ type: 'value', value: alone } as const);
  if (found.type === 'none') return { why: found.why };
  const text = String(found.value);
  const isOther =
    value.type === 'amount' && forms.some(([code, form]) => (code === value.unit) !== form.test(text) && isCurrency(value.unit));
  if (isOther) return { why: `${JSON.stringify(text)} can't be compared with another currency` };
  const element: ObservedElement = { index: -1, role: 'text', name: text, states: [], framePath: [], isNew: false };
  const unit = { group: -1, elements: [element], text };
  const by = { kind: 'compares', by: '', value } as const;
  const [holds, fails] = [
    fulfils(situation.scene, unit, { ...by, is }, situation.now),
    fulfils(situation.scene, unit, { ...by, is: opposite[is] }, situation.now),
  ];
  return holds === fails ? { why: `${JSON.stringify(text)} can't be compared` } : told(holds);
}

function isSo({ what, nature }: Extract<Proviso, { kind: 'is' }>, situation: Situation): Judgement {
  const known = extract(what, 'number', situation);
  const value = known.type === 'value' ? known.value : onlyNumber(situation);
  const holds = value === undefined ? undefined : isByNature(String(value), nature);
  return holds === undefined ? { why: 'the page shows no number of which it could be told' } : told(holds);
}

/** A number in a sentence is on the map behind it, too. */
const isWithin = (before: string, number: string): boolean => /\p{L}/u.test(before) && before.includes(number);

/** The one number that stands by itself on the page, or of several the one that has just come. */
function onlyNumber({ scene }: Situation): number | undefined {
  const numbers = scene.elements.filter(
    (element, at) =>
      isText(element) && /^-?\d{1,9}(?:\.\d+)?$/.test(element.name.trim()) && !isWithin(scene.elements[at - 1]?.name ?? '', element.name),
  );
  const fresh = numbers.filter(({ isNew }) => isNew);
  const [only, ...others] = fresh.length > 0 ? fresh : numbers;
  return only && others.length === 0 ? Number(only.name) : undefined;
}

/** What shows nothing but its number or price, pages seldom call anything. */
const counting = /^(?:counter|count|countdown|timer|number|display|score)$/i;
const pricing = /^(?:price|cost|rate|quote)$/i;

/** The one price that the page shows, once or several times. */
const onlyPrice = ({ scene }: Situation): string | undefined =>
  onlyOf([...new Set(scene.elements.flatMap((element) => (isText(element) ? valuesOf('money', element.name) : [])))]);

/** The one share in a hundred that the page shows as a text of its own. */
const onlyShare = ({ scene }: Situation): string | undefined =>
  onlyOf([
    ...new Set(
      scene.elements.flatMap(({ name, role, value = '' }) =>
        [name, role === 'progressbar' ? value : ''].filter((said) => share.test(said.trim())),
      ),
    ),
  ]);
const share = /^\d{1,3}(?:\.\d+)?\s?%$/;
const barred = /(?:^| )(?:bar|progress|gauge|meter)$/i;

const forms = currencies.map(
  ([code, names]) =>
    [code, new RegExp(names.map((name) => (/^\p{L}/u.test(name) ? `\\b${name}\\b` : `\\${name}`)).join('|'), 'i')] as const,
);
const isCurrency = (unit: string | undefined): boolean => currencies.some(([code]) => code === unit);

const opposite = { '<': '>=', '<=': '>', '=': '!=', '>=': '<', '>': '<=', '!=': '=' } as const;

/** Whoever may leave is in. */
function isSignedIn({ scene }: Situation): Judgement {
  const controls = scene.elements.filter((element) => isClickable(element) && element.name.length <= 40);
  const [out, into] = ['log out', 'log in'].map((word) => controls.some(({ name }) => likeness(word, name) >= 0.8));
  return out === into ? { why: 'the page does not tell whether anyone is signed in' } : told(out === true);
}
