/** "Where State is Closed": a list is narrowed by conditions that are built of a field, a sign and a value, row by row, and then run. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Narrowing } from '../../instruction.ts';
import { optionFor } from '../filling/lists.ts';
import { clickOn, fillWith, type Move, missing, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { fold, likeness } from '../words/likeness.ts';

/** What a condition consists of on the page; its value is asked for in whatever way the chosen field wants. */
interface Condition {
  readonly field: ObservedElement;
  readonly sign: ObservedElement;
  readonly value: ObservedElement | undefined;
}

const equal = /^(?:is|equals?|is equal to|equal to|=|==|is exactly|exactly)$/i;
const signs =
  /^(?:is|is not|equals?|not equals?|is equal to|equal to|=|==|!=|≠|contains|does not contain|starts with|is empty|any of|is any of)$/i;
const another =
  /^\W*(?:and|(?:add|new) (?:an? |another )?(?:and )?(?:filter|condition|rule|criteri(?:a|on)|row|and)|(?:add|new) ?\+?)\W*$/i;
const running = /^(?:run|apply|filter|search|show(?: results)?|go|ok|done|update)(?: (?:filters?|query|conditions?))?$/i;
/** Behind the two lists of a condition, so many elements may stand before its value. */
const nearest = 2;

/** Undefined where the page has no such rows, or none that knows the field. */
export function builtFilter({ from, ways, on }: Narrowing, situation: Situation): Move | undefined {
  const rows = from === undefined || !on ? [] : conditionsOf(situation);
  const [first] = rows;
  const [value = ''] = ways.slice(-1);
  const option = first && from !== undefined ? meantBy(from, first.field) : undefined;
  if (!first || option === undefined) return undefined;
  const isOf = ({ field }: Condition): boolean => fold(field.value ?? '') === fold(option);
  const own = rows.find((row) => isOf(row) && (isSet(row, value) || !isFilled(row)));
  const free = own ?? rows.find((row) => !isChosen(row) || (rows.length === 1 && !isFilled(row)));
  if (!free) return anotherRow(first, situation) ?? refused('nothing on the page adds one more condition to those that its filter has');
  if (!isOf(free)) return pick(free.field, option, situation);
  const sign = free.sign.options?.find((each) => equal.test(each.trim()));
  if (sign !== undefined && !equal.test((free.sign.value ?? '').trim())) return pick(free.sign, sign, situation);
  if (!free.value) return missing(`the filter asks for no value of ${JSON.stringify(option)}`);
  if (!isSet(free, value)) return valueInto(free.value, value, situation);
  return isFollowed(situation) ? next : run(free, situation);
}

function run({ field }: Condition, situation: Situation): Move {
  const { scene, cursor } = situation;
  const button = buttonFor(field, running, situation);
  return button && !cursor.tried.includes(scene.keyOf(button)) ? clickOn(button) : next;
}

/** The only one that is called so in the nearest part around the field that has any, or on the page. */
function buttonFor(field: ObservedElement, called: RegExp, { scene }: Situation): ObservedElement | undefined {
  const buttons = scene.elements.filter((element) => element.role === 'button' && isUsable(element) && called.test(element.name.trim()));
  const own = scene.around(field).map((at) => onlyOf(buttons.filter((each) => scene.isIn(each, at))));
  return own.find((each) => each !== undefined) ?? onlyOf(buttons);
}

const pick = (on: ObservedElement, option: string, situation: Situation): Move => ({
  type: 'act',
  act: { kind: 'select', element: on.index, options: [option] },
  on,
  ok: same(situation),
});

const same = ({ cursor }: Situation) => ({ stage: cursor.stage, tried: [] });

function conditionsOf({ scene }: Situation): readonly Condition[] {
  const { elements } = scene;
  return elements.flatMap((sign, at): readonly Condition[] => {
    const field = elements.slice(Math.max(0, at - nearest), at).findLast(({ options = [] }) => options.length > 1);
    if (!field || !isUsable(sign) || !isSign(sign) || isSign(field)) return [];
    const behind = elements.slice(at + 1, at + 1 + nearest);
    const value = behind.find((element) => isEditable(element) || (element.options?.length ?? 0) > 0);
    return [{ field, sign, value }];
  });
}

const isSign = ({ options = [] }: ObservedElement): boolean =>
  options.some((option) => equal.test(option.trim())) && options.filter((option) => signs.test(option.trim())).length > 1;

function meantBy(from: string, { options = [] }: ObservedElement): string | undefined {
  const exact = options.find((option) => fold(option) === fold(from));
  return exact ?? onlyOf(options.filter((option) => likeness(from, option) >= 0.9));
}

/** Some field was chosen already: what nothing was chosen from says so by its first option. */
const isChosen = ({ field }: Condition): boolean => {
  const shown = (field.value ?? '').trim();
  return shown !== '' && !/^\W*(?:choose|select|pick|none|field|any|--)/i.test(shown);
};
const isFilled = ({ value }: Condition): boolean => {
  const shown = (value?.value ?? '').trim();
  return shown !== '' && !/^\W*(?:choose|select|pick|none|any|all|--)/i.test(shown);
};
const isSet = ({ value }: Condition, wanted: string): boolean => value !== undefined && fold(value.value ?? '') === fold(wanted);

function valueInto(on: ObservedElement, wanted: string, situation: Situation): Move {
  if (on.options === undefined) return fillWith(on, wanted, same(situation));
  const option = optionFor(wanted, on.options);
  return option === undefined
    ? refused(`${on.role} ${JSON.stringify(on.name)} has no option ${JSON.stringify(wanted)}`)
    : pick(on, option, situation);
}

function anotherRow({ field }: Condition, situation: Situation): Move | undefined {
  const button = buttonFor(field, another, situation);
  return button && clickOn(button, same(situation));
}

/** One more condition of the same list comes next, and all are run together. */
function isFollowed({ instructions, cursor }: Situation): boolean {
  const following = instructions[cursor.at + 1];
  return following?.kind === 'choose' && following.narrowing?.from !== undefined && following.clause === instructions[cursor.at]?.clause;
}
