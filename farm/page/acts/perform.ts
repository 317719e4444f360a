/** Which act is done how. */

import type { Act } from '../../../store/model/step.ts';
import { FarmError } from '../../errors.ts';
import type { ActTerms } from '../port.ts';
import type { Tab } from '../tab.ts';
import type { Tabs } from '../tabs.ts';
import type { Attempt, Subject } from './attempt.ts';
import { check } from './check.ts';
import { drag } from './drag.ts';
import { fill } from './fill.ts';
import { highlight } from './highlight.ts';
import { back, closeTab, switchTab } from './history.ts';
import { press, pressFocused, type, typeFocused } from './keyboard.ts';
import { peek } from './peek.ts';
import { click, hover } from './pointer.ts';
import { pull } from './pull.ts';
import { resize } from './resize.ts';
import { scroll, scrollInside } from './scroll.ts';
import { select } from './select.ts';
import { upload } from './upload.ts';

/** Where an act is done. */
export interface Scene {
  readonly tabs: Tabs;
  readonly tab: Tab;
  /** The element of the act, when it has one. */
  readonly subject: Subject | undefined;
  /** Whether that element has come up since the observation before the latest. */
  readonly isNew: boolean;
  /** Where something is dragged to. */
  readonly target: Subject | undefined;
  readonly terms: ActTerms;
}

/** What is done to a page beside opening, waiting and reading. */
type Deed = Exclude<Act, { kind: 'goto' | 'wait' | 'read' | 'note' }>;

/** Rejects with `element_gone` or `element_unusable`. */
export async function perform(act: Deed, scene: Scene, attempt: Attempt): Promise<void> {
  const { tabs, tab, subject } = scene;
  switch (act.kind) {
    case 'back':
      return back(tab, attempt);
    case 'switchTab':
      return switchTab(tabs, act.tab, attempt);
    case 'closeTab':
      return closeTab(tabs, tab, attempt);
    case 'scroll':
      return act.inside && subject ? scrollInside(subject, act.where, attempt) : scroll(tab, subject, act.where, attempt);
    case 'press':
      return subject ? press(subject, act.key, act.times ?? 1, attempt) : pressFocused(tab, act.key, act.times ?? 1, attempt);
    case 'type':
      return subject ? type(subject, act.text, attempt) : typeFocused(tab, act.text, attempt);
    default:
      if (!subject) throw new FarmError('element_unusable', `the act ${act.kind} needs an element`);
      return performOn(subject, act, scene, attempt);
  }
}

function performOn(
  subject: Subject,
  act: Exclude<Deed, { kind: 'back' | 'switchTab' | 'closeTab' | 'scroll' | 'press' | 'type' }>,
  { target, terms }: Scene,
  attempt: Attempt,
): Promise<void> {
  switch (act.kind) {
    case 'click':
      return click(subject, attempt, act);
    case 'hover':
      return hover(subject, attempt);
    case 'fill':
      return fill(subject, act.text, attempt);
    case 'select':
      return select(subject, act.options, attempt);
    case 'peek':
      return peek(subject, attempt);
    case 'check':
      return check(subject, act.on, attempt);
    case 'upload':
      return upload(subject, act.files, terms.files ?? {}, attempt);
    case 'pull':
      return pull(subject, act.towards, attempt);
    case 'resize':
      return resize(subject, act.by, attempt);
    case 'highlight':
      return highlight(subject, act.text, attempt);
    case 'drag':
      return target ? drag(subject, target, act.place, attempt) : Promise.resolve();
  }
}
