/** What the goal of a run says is secret, kept out of what is stored of its skill in clear. */
import type { SkillStep } from '../../store/model/skill.ts';
import { mapTexts } from '../map-texts.ts';
import type { RunTrace } from '../protocol/runs.ts';
import { patternOf } from '../run/secrets.ts';
import type { Compilation, Draft, DraftParameter } from './draft.ts';
import { placeholderOf } from './templates.ts';

/** Each secret becomes a parameter that is sealed, wherever a replay puts it in; where it stands in evidence, the skill can't be kept. */
export function withSecretsSealed(compiled: Compilation, { steps, secrets }: Pick<RunTrace, 'steps' | 'secrets'>): Compilation {
  if (compiled.type === 'uncompilable') return compiled;
  if (steps.some(({ url }) => url !== undefined && hasCredentials(url)))
    return uncompilable('an address in it holds a name or a password, and those are not kept');
  // What a goal merely calls secret may be a word like any other; what was typed is none.
  const typed = secrets.filter((secret) => !fieldWords.test(secret) && steps.some(({ text }) => text?.includes(secret)));
  const evidence = textsOf(
    compiled.draft.steps.map((step) => (step.by === 'evidence' ? [step.target, step.to, step.before, step.after] : [])),
  );
  if (typed.some((secret) => evidence.some((text) => tells(text, secret))))
    return uncompilable('its page shows a secret of the goal where controls are told by it; POST /secrets, and name it as {{secret:NAME}}');
  const { draft, shorter } = compiled;
  return { type: 'compiled', draft: sealed(draft, secrets), ...(shorter && { shorter: sealed(shorter, secrets) }) };
}

const uncompilable = (why: string): Compilation => ({ type: 'uncompilable', why });

const hasCredentials = (url: string): boolean => URL.canParse(url) && `${new URL(url).username}${new URL(url).password}` !== '';

/** Weak secrets that are also what fields are called. */
const fieldWords = /^(?:pass ?word|passwd|pass|pwd|pin|code|secret|token|user|login)$/i;

const tells = (text: string, secret: string): boolean => patternOf(secret).test(text);

function sealed(draft: Draft, secrets: readonly string[]): Draft {
  const parameters: DraftParameter[] = draft.parameters.map((parameter) => ({
    ...parameter,
    isSecret: parameter.isSecret || secrets.some((secret) => tells(parameter.value, secret)),
  }));
  let rest = draft;
  // The longest first: one may stand in another.
  for (const secret of [...secrets].sort((a, b) => b.length - a.length)) {
    const name = unusedAmong(parameters);
    const without = inTexts(rest, (text) => text.replace(patternOf(secret), () => placeholderOf(name)));
    if (JSON.stringify(without) === JSON.stringify(rest)) continue;
    parameters.push({ name, value: secret, isSecret: true });
    rest = without;
  }
  return { ...rest, parameters };
}

/** In all that values are put into at a replay (`withValues`). */
function inTexts(draft: Draft, change: (text: string) => string): Draft {
  const outside = (text: string) => outsidePlaceholders(text, change);
  const inAll = <T>(value: T) => mapTexts(value, outside, ours);
  const inStep = (step: SkillStep): SkillStep => {
    const clause = outside(step.clause);
    const { questions, answers, said, told } = step;
    const asked = {
      ...(questions && { questions: inAll(questions) }),
      ...(answers && { answers: inAll(answers) }),
      ...(said && { said: inAll(said) }),
      ...(told && { told: inAll(told) }),
    };
    if (step.by === 'clause') return { ...step, clause, ...asked };
    const { act, dialogs } = step;
    return {
      ...step,
      clause,
      ...asked,
      act: inAll(act),
      ...(dialogs && { dialogs: inAll(dialogs) }),
    };
  };
  const { goal, url, success, reached, steps } = draft;
  return { ...draft, ...inAll({ goal, url, success, ...(reached && { reached }) }), steps: steps.map(inStep) };
}

/** A name of a parameter may be spelled like a secret. */
const outsidePlaceholders = (text: string, change: (text: string) => string): string =>
  text
    .split(/(\{\{[^{}]*\}\})/)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (ours.has(name) ? [] : textsOf(item)));
};

/** Fields whose texts are the house's own words, or the page's language. */
const ours: ReadonlySet<string> = new Set(['kind', 'by', 'role', 'tag', 'type', 'fingerprint']);

function unusedAmong(parameters: readonly DraftParameter[]): string {
  let count = 1;
  const name = () => (count === 1 ? 'secret' : `secret_${count}`);
  while (parameters.some((parameter) => parameter.name === name())) count += 1;
  return name();
}
