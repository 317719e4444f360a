/** What a model tells or claims that no page has shown it, and what it leaves out of its part: whoever insists is not heard. */
import { namesIn } from '../../../store/model/placeholders.ts';
import type { DoneAct } from '../port.ts';
import type { Want } from '../rules/wants.ts';
import type { Meaning } from './answer.ts';
import { derivableIn } from './derivable.ts';
import { type ModelMemo, partOf } from './memo.ts';
import type { ModelInput } from './prompt.ts';
import { enteredBy, isQuotedFrom, isStated, saidBy, seenIn } from './stated.ts';

interface Known {
  readonly input: ModelInput;
  readonly memo: ModelMemo;
  readonly wants: readonly Want[];
  /** The texts that the part has entered. */
  readonly entries: readonly string[];
}

/** A state of the page to be made sure of may be there already; of anything else, what is true before it is done proves nothing. */
const isOfState =
  /\b(?:make sure|ensure|verify|confirm that|(?:check|see) (?:that|whether|if)|should|must|already|if|unless|until|wait)\b/i;

export const isUntouched = (input: ModelInput): boolean =>
  !input.done.slice(input.since ?? 0).some(({ ok }) => ok) && !isOfState.test(partOf(input));

/** For the model, and without its own words. */
export function falsehoodIn(meaning: Meaning, known: Known): string | undefined {
  if (meaning.type === 'acts') return madeUpIn(meaning, known);
  const { input, entries } = known;
  if (meaning.type !== 'done' || isUntouched(input)) return undefined;
  const said = saidBy(input.observation, input.done);
  const owed = entries.filter((text) => !isEntered(text, input.done) && !isQuotedFrom(text, said));
  if (owed.length > 0)
    return `the goal has ${owed.map((text) => JSON.stringify(text)).join(', ')} entered, and that was not done: do it, or call missing`;
  if (meaning.shown === undefined || isQuotedFrom(meaning.shown, said)) return undefined;
  return 'the words that you give as shown do not stand on the page; call done with words as they stand there, go on, or call missing';
}

function madeUpIn({ acts }: Extract<Meaning, { type: 'acts' }>, { input, memo, wants }: Known): string | undefined {
  const notes = acts.flatMap(({ act }) => (act.kind === 'note' ? [act] : []));
  if (notes.length === 0) return undefined;
  const told = [...(memo.pages ?? []).map(({ said }) => said), enteredBy(input.done), JSON.stringify(input.data)];
  const seen = seenIn(told.join('\n'));
  const madeUp = notes.find(({ as, value }) => !isStated(value, seen, derivableIn(partOf(input), as)));
  if (madeUp === undefined) return undefined;
  const name = wants.find((want) => want.name === madeUp.as)?.name;
  const what = name === undefined ? 'a value' : `for ${JSON.stringify(name)} a value`;
  return `note gives ${what} that stands on no page that you have seen, and that the goal does not have worked out; give what the page says, or call missing`;
}

/** It was typed or chosen; a stored secret is known by its name alone. */
const isEntered = (text: string, done: readonly DoneAct[]): boolean =>
  namesIn(text).length > 0 ||
  done.some(({ act, target, ok }) => {
    const texts = 'text' in act ? [act.text] : act.kind === 'select' ? act.options : [];
    return ok && [...texts, target?.name].some((said) => said?.includes(text));
  });
