/** `{{param:NAME}}` in the texts of a skill, and the values that are put in its place. */
import type { SkillContent, SkillStep } from '../../store/model/skill.ts';
import type { ElementEvidence } from '../../store/model/step.ts';
import { mapTexts } from '../map-texts.ts';

export type Values = Readonly<Record<string, string>>;

/** What a parameter may be called. */
export const parameterName = /^[a-z][a-z0-9_]{0,39}$/;

const placeholder = /\{\{param:([a-z][a-z0-9_]{0,39})\}\}/g;

export const placeholderOf = (name: string): string => `{{param:${name}}}`;

/** The names in order, as often as each stands there. */
export const placesIn = (text: string): readonly string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** The names in order, each once. */
export const parametersIn = (text: string): readonly string[] => [...new Set(placesIn(text))];

/** What stands before, between and behind its parameters. */
export const textsBetween = (text: string): readonly string[] => text.split(placeholder).filter((_, at) => at % 2 === 0);

/** The address with a letter in place of each parameter: as good as any value where only its origin or path counts. */
export const anyOf = (url: string): URL => new URL(url.replace(placeholder, 'x'));

/** Throws for a name that has no value: a skill declares all that it uses. */
export const filled = (text: string, values: Values): string =>
  text.replace(placeholder, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the parameter ${name} has no value`);
    return value;
  });

/** With other names of its parameters, each by the name that it has. */
export const renamed = (text: string, names: Values): string =>
  text.replace(placeholder, (said, name: string) => (names[name] === undefined ? said : placeholderOf(names[name])));

type Filled = Pick<SkillContent, 'goal' | 'url' | 'success' | 'reached' | 'steps'>;

/** The skill with values in place of its parameters; in its start, as an address wants them. */
export function withValues<Content extends Filled>(content: Content, values: Values): Content {
  const said = asNames(content, values);
  const encoded = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)]));
  return {
    ...content,
    goal: filled(content.goal, said),
    url: filled(content.url, encoded),
    success: inTexts(content.success, values),
    ...(content.reached && { reached: inTexts(content.reached, values) }),
    steps: content.steps.map((step) => inStep(step, values, said)),
  };
}

/** What the page called something by is a name, whatever its words say elsewhere ("all cards"): in the goal it stands in quotes. */
function asNames({ goal, steps }: Pick<Filled, 'goal' | 'steps'>, values: Values): Values {
  const isName = (name: string) => steps.some(({ by, names }) => by === 'clause' && names?.includes(placeholderOf(name)));
  const isQuoted = (name: string) => {
    const before = goal.slice(0, Math.max(0, goal.indexOf(placeholderOf(name))));
    return (before.match(/"/g) ?? []).length % 2 === 1 || /[“„«][^“”„«»]*$/.test(before);
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      plainName.test(value) || quotes.test(value) || !isName(name) || isQuoted(name) ? value : `"${value}"`,
    ]),
  );
}

/** Nothing but words with capitals, numbers and codes: none of them is an instruction. */
const ofName = "(?:\\p{Lu}[\\p{L}\\p{M}'’.-]*|[\\p{L}\\p{N}_.#-]*\\d[\\p{L}\\p{N}_.#-]*)";
const plainName = new RegExp(`^${ofName}(?: ${ofName})*$`, 'u');
const quotes = /["“”„«»\n]/;

/** Evidence is what stood on the page, and holds no parameter but what the goal says of its row. */
function inStep(step: SkillStep, values: Values, inGoal: Values): SkillStep {
  const clause = filled(step.clause, inGoal);
  const { names, entry, questions, answers, said, told } = step;
  const asked = {
    ...(questions && { questions: inTexts(questions, values) }),
    ...(answers && { answers: inTexts(answers, values) }),
    ...(said && { said: inTexts(said, values) }),
    ...(told && { told: inTexts(told, values) }),
  };
  const named = { ...(names && { names: inTexts(names, values) }), ...(entry !== undefined && { entry: filled(entry, values) }) };
  if (step.by === 'clause') return { ...step, clause, ...asked, ...named };
  const { act, target, to, dialogs } = step;
  return {
    ...step,
    clause,
    ...asked,
    ...named,
    act: inTexts(act, values),
    ...(target && { target: withSaid(target, values) }),
    ...(to && { to: withSaid(to, values) }),
    ...(dialogs && { dialogs: inTexts(dialogs, values) }),
  };
}

function withSaid(evidence: ElementEvidence, values: Values): ElementEvidence {
  const { said } = evidence.around;
  return said === undefined ? evidence : { ...evidence, around: { ...evidence.around, said: inTexts(said, values) } };
}

const inTexts = <T>(value: T, values: Values): T => mapTexts(value, (text) => filled(text, values));
