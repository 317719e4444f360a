/** "Show only the open ones", "hide the sports": what a page narrows its list by: a box, a chip, a tab, a list or a link with a count. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Narrowing } from '../../instruction.ts';
import { verbsOf } from '../../reading/words/verbs.ts';
import { isPatient, seen } from '../elsewhere/explore.ts';
import { clickOn, type Move, missing, next, refused, type Situation, sayDisabled } from '../move.ts';
import { onlyOf } from '../only.ts';
import { folds } from '../page/folds.ts';
import { formAround } from '../page/form-around.ts';
import { mayOpen } from '../page/harmless.ts';
import { checkableRoles, isClickable, isUsable, listBoxRoles } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { beginsWith, fold, likeness } from '../words/likeness.ts';
import { builtFilter } from './built-filters.ts';

/** One that was ticked or chosen may want to be applied. */
const narrowed = 2_201;

interface Filter {
  readonly element: ObservedElement;
  /** Of a list, which of its options. */
  readonly option?: string;
  readonly score: number;
  /** It says itself that it hides them. */
  readonly hides: boolean;
}

/** How well words must call what only has to be ticked or chosen; what is pressed must be called to the letter. */
const leastOfChoice = 0.85;
const leastOfPress = 0.96;
const leastOfPart = 0.6;
const mostInEntry = 2;

export function narrow(narrowing: Narrowing, situation: Situation): Move {
  const { cursor } = situation;
  if (cursor.stage === narrowed) return applied(situation);
  const built = builtFilter(narrowing, situation);
  if (built) return built;
  const all = filtersFor(narrowing, situation);
  const best = Math.max(0, ...all.map(({ score }) => score));
  const likely = all.filter(({ score }) => score >= best - 0.03);
  // What is hidden by a filter that says so needs no other.
  const hiding = narrowing.on ? likely : likely.filter(({ hides }) => hides);
  const [filter, ...others] = withoutLinks(hiding.length > 0 ? hiding : likely);
  const said = JSON.stringify(narrowing.ways[0]);
  if (!filter) return missing(`the page has nothing that narrows its list to ${said}`);
  if (others.length > 0)
    return refused(`${others.length + 1} controls of the page could narrow its list to ${said}; name the one that is meant`);
  if (!isUsable(filter.element)) return refused(sayDisabled(filter.element));
  return narrowing.on || filter.hides ? switchedOn(filter, situation) : switchedOff(filter, situation);
}

/** Of a chip and a link of that name, the chip filters what is here. */
function withoutLinks(filters: readonly Filter[]): readonly Filter[] {
  const own = filters.filter(({ element }) => element.role !== 'link');
  return own.length > 0 ? own : filters;
}

function switchedOn({ element, option }: Filter, situation: Situation): Move {
  const { scene } = situation;
  const ok = { stage: narrowed, tried: [] };
  if (option !== undefined)
    return isShown(option, element)
      ? next
      : { type: 'act', act: { kind: 'select', element: element.index, options: [option] }, on: element, ok };
  if (checkableRoles.includes(element.role)) {
    // Where all are shown, or others of the same set, those are what is not to be.
    const other = element.role.includes('radio') ? undefined : besides(element, scene).find(isOn);
    if (other)
      return {
        type: 'act',
        act: { kind: 'check', element: other.index, on: false },
        on: other,
        ok: { stage: situation.cursor.stage + 1, tried: [] },
      };
    return isOn(element) ? next : { type: 'act', act: { kind: 'check', element: element.index, on: true }, on: element, ok };
  }
  return isOn(element) ? next : clickOn(element, ok);
}

function switchedOff({ element, option }: Filter, { scene }: Situation): Move {
  const set = scene.elements.filter((other) => other.role === element.role && other.group === element.group);
  const isOfSet = option === undefined && checkableRoles.includes(element.role) && !element.role.includes('radio') && set.some(isOn);
  if (!isOfSet) return missing(`${element.role} ${JSON.stringify(element.name)} shows them, and nothing on the page hides them`);
  return isOn(element)
    ? { type: 'act', act: { kind: 'check', element: element.index, on: false }, on: element, ok: { stage: narrowed, tried: [] } }
    : next;
}

const isOn = ({ role, states, hints = '' }: ObservedElement): boolean =>
  states.includes('checked') || states.includes('selected') || (!checkableRoles.includes(role) && active.test(hints));
const active = /(?:^|[\s_-])(?:active|selected|current|is-on|on|chosen)(?=$|[\s_-])/i;
const isShown = (option: string, { value }: ObservedElement): boolean => value !== undefined && fold(value) === fold(option);

/** The others of a named set; of one without a name, only where all of it is ticked. */
function besides(element: ObservedElement, scene: Scene): readonly ObservedElement[] {
  const set = scene.elements.filter(({ role, group }) => role === element.role && group === element.group);
  const isNamed = scene
    .around(element)
    .some((at) => scene.groups[at]?.role === 'group' && scene.groups[at]?.name !== '' && set.every((each) => scene.isIn(each, at)));
  return isNamed || (set.length > 1 && set.every(isOn)) ? set.filter((other) => other !== element) : [];
}

/** The button that lets it take effect, where its own part of the page has one. */
function applied({ scene, hand }: Situation): Move {
  const place = hand && (formAround(scene, hand) ?? scene.dialog);
  if (place === undefined || !hand || !scene.isIn(hand, place)) return next;
  const buttons = scene
    .within(place)
    .filter((element) => element.role === 'button' && isUsable(element) && applying.test(element.name.trim()));
  const button = onlyOf(buttons);
  return button ? clickOn(button) : next;
}
/** What holds filters says so, or only folds something away; tabs are themselves what a list is narrowed by. */
export function openFilters(situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  if (!isPatient(situation)) return undefined;
  const closed = [
    ...scene.elements.filter((element) => isClickable(element) && !isOn(element) && holders.test(element.name.trim().replace(counted, ''))),
    ...folds(scene).filter(
      (element) => element.role !== 'tab' && element.role !== 'link' && mayOpen(element, situation) && !isOfEntry(element, scene),
    ),
  ];
  const fold = closed.find(
    (element) => isUsable(element) && !element.states.includes('expanded') && !cursor.explored.includes(scene.keyOf(element)),
  );
  return fold && clickOn(fold, seen(fold, situation));
}
const holders = /^(?:(?:show|open|more|all|edit) )?(?:filters?|refine|filtern|filtres?|filtros?)(?: (?:list|results|by))?$/i;

const applying =
  /^(?:apply|show (?:\d+ )?(?:results?|items?|entries)|update results?|filter|anwenden|ergebnisse anzeigen|appliquer|aplicar)(?: filters?)?(?: \(?\d+\)?)?$/i;

function filtersFor(narrowing: Narrowing, situation: Situation): readonly Filter[] {
  const { scene } = situation;
  const { dialog } = scene;
  const pool = dialog === undefined ? scene.elements : scene.within(dialog);
  const found = pool.flatMap((element): readonly Filter[] => {
    const options = listBoxRoles.includes(element.role) || element.options !== undefined ? (element.options ?? []) : [];
    if (options.length > 0) {
      const scored = options.map((option) => ({ option, ...ofList(narrowing, option, element) })).sort((a, b) => b.score - a.score);
      const [first, second] = scored;
      return first && first.score >= leastOfPart && !(second && second.score >= first.score - 0.03) ? [{ element, ...first }] : [];
    }
    if (!isClickable(element) || isOfEntry(element, scene)) return [];
    const called = calls(narrowing, element.name || scene.labelOf(element), '', ['checkbox', 'switch'].includes(element.role));
    return called.score >= leastFor(element, situation) ? [{ element, ...called }] : [];
  });
  const sure = found.filter(({ score }) => score >= leastOfChoice);
  // What has only a part of the name is meant where nothing else has it.
  return sure.length > 0 ? sure : found;
}

/** What is done to one entry narrows nothing. */
function isOfEntry(element: ObservedElement, scene: Scene): boolean {
  const unit = scene.unitOf(element);
  return unit !== undefined && unit.elements.length > mostInEntry;
}

const chosen: readonly string[] = [...checkableRoles, 'tab', 'option'];

/** A button that says a verb does it, unless it is one of several to choose from. */
function leastFor(element: ObservedElement, { scene }: Situation): number {
  if (chosen.includes(element.role)) return leastOfPart;
  const isDeed = verbsOf(element.name.trim()).length > 0;
  const isOfSet = () =>
    scene.elements.some(
      (other) => other !== element && other.role === element.role && other.group === element.group && (isOn(other) || isOn(element)),
    );
  return isDeed && !isOfSet() ? Number.POSITIVE_INFINITY : leastOfPress;
}

const counted = /\s*(?:\(\s*\d+\s*\)|\b\d+)$/;
const showing =
  /^(?:only |just )?(?:show|display|view|see|list)(?: me)?(?: only| just)? (?=\S)|^(?:only|just|nur|seulement|solo) (?=\S)|,? (?:only|nur)$/giu;
/** It shows these beside the others. */
const including = /^(?:include|also|add|show|display) (?!.*\bonly\b|just )/i;
const hiding = /^(?:hide|exclude|without|don['’]t show|ausblenden|masquer|ocultar) (?:all )?(?=\S)|(?<=\S) ausblenden$/iu;

/** "With automatic gearbox": the option, and what the list is called. */
function ofList(narrowing: Narrowing, option: string, { name }: ObservedElement): Pick<Filter, 'score' | 'hides'> {
  const own = calls(narrowing, option, name);
  const whole = calls(narrowing, `${option} ${name}`, name);
  return whole.score >= leastOfPress - 0.07 && whole.score > own.score ? whole : own;
}

/** How well what a control is called is what is to be shown, or hidden. */
function calls({ ways, from, on }: Narrowing, name: string, list: string, isBox = false): Pick<Filter, 'score' | 'hides'> {
  const hides = hiding.test(name.trim());
  if (on && (hides || (isBox && including.test(name.trim())))) return { score: 0, hides };
  const bare = name.trim().replace(counted, '').replace(hiding, '').replace(showing, '').trim();
  if (bare === '') return { score: 0, hides };
  const own = Math.max(...ways.map((way, at) => likeness(way, bare) - at * 0.005));
  const isOfList = from !== undefined && list !== '' && (likeness(from, list) >= 0.8 || beginsWith(list, from));
  return { score: own + (isOfList ? 0.05 : 0), hides };
}
