/** What a verb asks for where the page has a box or switch for it: agreed to, voted for, started, marked. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { entered } from '../elsewhere/explore.ts';
import { find } from '../finding/find.ts';
import { clickUsable, type Move, named, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { formAround } from '../page/form-around.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { boxBefore, byOwnBox } from '../page/own-boxes.ts';
import { submit } from '../sending/sending.ts';
import { beginsWith, likeness } from '../words/likeness.ts';
import { check } from './acting.ts';

/** The choice that is voted for was made, which is sent yet. */
const pressed = 8;

const ticking = /^(?:mark as |set as )?(?:done|completed?|finish(?:ed)?|bought|packed|ticked)$/;
const unticking =
  /^(?:reopen|(?:mark as |set as )(?:(?:not|no longer) (?:yet )?(?:done|completed?|finished|ticked)|open|undone|unfinished|incomplete|uncompleted|unticked|pending|to do))$/;

/** "Accept the terms", by the box before the words that speak of them. */
export function agreedTo(as: string, what: Description, { scene, cursor }: Situation): Move | undefined {
  const box =
    cursor.stage === 0 && cursor.explored.length === 0 && /^(?:accept|agree(?: to)?)$/.test(as) ? boxBefore(what, scene) : undefined;
  return box && brought(box, true);
}

const voting = 'vote for';

/** What is marked as done, or voted for, may have a box for it and no control that says so. */
export function byTick(as: string, what: Description, situation: Situation): Move | undefined {
  const boxed = byNamedBox(as, what, situation);
  if (boxed) return boxed;
  const isVote = as === voting;
  const on = !unticking.test(as);
  if (!isVote && on && !ticking.test(as)) return undefined;
  if (isVote && situation.cursor.stage === pressed) {
    const button = find(named('vote'), 'use', situation);
    return button.type === 'found' && button.elements[0].role === 'button'
      ? clickUsable(button.elements[0])
      : situation.hand && formAround(situation.scene, situation.hand) !== undefined
        ? submit({ kind: 'submit', clause: '', as: 'submit' }, situation)
        : next;
  }
  if (situation.cursor.stage !== 0 || situation.cursor.explored.length > 0) return undefined;
  const control: Description = { ...named(as), within: what, ...(what.all && { all: true }) };
  const said = find(control, 'use', situation);
  if (said.type === 'found' && said.elements.every(isClickable)) return undefined;
  const boxes = find(what, 'check', situation);
  const roles = isVote ? ['radio', 'checkbox'] : ['checkbox', 'switch', 'menuitemcheckbox'];
  if (boxes.type !== 'found' || !boxes.elements.every(({ role }) => roles.includes(role)))
    return isVote ? undefined : byOwnBox(what, on, situation);
  const move = check({ kind: 'check', clause: '', what, on }, situation);
  if (!isVote) return move;
  return move.type === 'act' ? { ...move, ok: { stage: pressed } } : undefined;
}

/** "Stop the marketing mails", "go paperless": the only box or switch that begins with what is to be, or to be no longer. */
export function bySetting(as: string, what: Description | undefined, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const on = starting.test(as) ? true : stopping.test(as) ? false : undefined;
  const said = what?.whole || what?.name || '';
  if (on === undefined || said === '' || what?.where || what?.rank || what?.all) return undefined;
  // What was opened in search of a control shows other boxes.
  if (cursor.explored.some((mark) => mark !== 'hover') && !cursor.explored.includes(entered)) return undefined;
  const box = onlyOf(
    scene.elements.filter(
      ({ role, name }) =>
        ['checkbox', 'switch'].includes(role) && (likeness(said, name) >= 0.85 || (as === 'go' && beginsWith(name, said))),
    ),
  );
  if (box) return brought(box, on);
  // A switch that the page has drawn itself, on the line that says just what is to start or stop.
  const line = what && onlyOf(scene.elements.filter((each) => isText(each) && saysStart(each.name, said)));
  const flip = line && check({ kind: 'check', clause: '', what: named(line.name), on }, situation);
  return flip?.type === 'act' ? flip : undefined;
}
/** "Send usage statistics": one verb more than what is said, and nothing that turns it round. */
const saysStart = (line: string, said: string): boolean =>
  likeness(said, line) >= 0.85 || likeness(said, line.replace(/^(?:send|share|show|receive|get|allow|use|enable)(?: me)? /i, '')) >= 0.95;

/** To be on or off, as far as it is not. */
function brought(box: ObservedElement, on: boolean): Move {
  if (!isUsable(box)) return clickUsable(box);
  return box.states.includes('checked') === on
    ? { type: 'next', on: box }
    : { type: 'act', act: { kind: 'check', element: box.index, on }, on: box };
}
const starting = /^(?:start|resume|receive|go)$/;
const stopping = /^(?:stop|pause|halt)$/;

/** "Mark it as known", where its row has a box in a column of that name, or one that is called so. */
function byNamedBox(as: string, what: Description, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const [, state = ''] = /^(?:mark|set|flag|tick) as (?:an? )?(.+)$/.exec(as) ?? [];
  if (state === '' || cursor.stage !== 0 || what.all) return undefined;
  const thing = find(what, 'point', situation);
  const unit = thing.type === 'found' && thing.elements.length === 1 ? scene.unitOf(thing.elements[0]) : undefined;
  const boxes =
    unit?.elements.filter(
      ({ role, name, column = '' }) => ['checkbox', 'switch'].includes(role) && [name, column].some((said) => likeness(state, said) >= 0.9),
    ) ?? [];
  const box = onlyOf(boxes);
  return box && brought(box, true);
}
