/** A skill's goal with what a request says in the place of each parameter, in every way in which that could be meant. */
import { filled, parametersIn, placeholderOf, type Values } from '../templates.ts';
import { isOneOfSome, isOwning, isPlain, libertiesOf, type Parameters } from './parameters.ts';
import { type Token, tokensOf } from './tokens.ts';
import { empty, markers, questionWords } from './words/framing.ts';

interface Filling {
  readonly text: string;
  readonly values: Values;
}

interface Stretch {
  /** Without quotation marks. */
  readonly value: string;
  readonly isQuoted: boolean;
  readonly start: number;
}

/** Each more multiplies the ways. */
const mostParameters = 4;
/** What is left beside the values must be in the goal by its sense. */
const mostLeft = 1;
const mostWays = 8;
/** Words of a goal may be said by their senses. */
const mostMissing = 2;

export function fillings(template: string, parameters: Parameters, request: string): readonly Filling[] {
  const names = parametersIn(template);
  if (names.length > mostParameters || lacksMany(request, template)) return [];
  const stretches = stretchesOf(request, template);
  if (stretches.length < names.length || stretches.length > names.length + mostLeft) return [];
  const liberties = libertiesOf(template);
  const isValue = ({ value, isQuoted, start }: Stretch, name: string): boolean => {
    const compiled = parameters.find((parameter) => parameter.name === name)?.value;
    const allowed = liberties(name);
    if (compiled === undefined) return false;
    return (
      isQuoted || (isPlain(value, compiled, allowed) && !isOneOfSome(request.slice(0, start), value, template, name, compiled, allowed))
    );
  };
  const found = ways(names, stretches, isValue);
  return (found.length > mostWays ? [] : found).map((way) => ({
    values: Object.fromEntries(way.map(([name, { value }]) => [name, value])),
    text: filled(template, Object.fromEntries(way.map(([name, stretch]) => [name, asQuotedIn(template, name, stretch)]))),
  }));
}

/** Most goals that are compared are of something else. */
function lacksMany(request: string, template: string): boolean {
  const said = new Set(tokensOf(request).map(({ key }) => key));
  const missing = tokensOf(template).filter(({ kind, key }) => kind === 'word' && !isSmall(key) && !said.has(key));
  return missing.length > mostMissing;
}

type Way = readonly (readonly [name: string, stretch: Stretch])[];

function ways(
  names: readonly string[],
  stretches: readonly Stretch[],
  isValue: (stretch: Stretch, name: string) => boolean,
): readonly Way[] {
  const [name, ...others] = names;
  if (name === undefined) return [[]];
  return stretches
    .filter((stretch) => isValue(stretch, name))
    .flatMap((stretch) =>
      ways(
        others,
        stretches.filter((other) => other !== stretch),
        isValue,
      ).map((way): Way => [[name, stretch], ...way]),
    );
}

/** Quoted where the request quotes it and the goal does not. */
const asQuotedIn = (template: string, name: string, { value, isQuoted }: Stretch): string =>
  isQuoted && !/["“„«`'‘]$/.test(template.slice(0, template.indexOf(placeholderOf(name)))) ? `"${value}"` : value;

/** What of a request may be a value: marked as one, or words that the goal does not hold, side by side. */
function stretchesOf(request: string, template: string): readonly Stretch[] {
  const literals = new Set(tokensOf(template).flatMap(({ kind, key }) => (kind === 'slot' ? [] : [key])));
  const runs: Token[][] = [];
  let goesOn = false;
  for (const token of tokensOf(request)) {
    const isMarked = token.kind === 'value' && token.type !== 'number' && token.type !== 'ordinal';
    const isLeft =
      !literals.has(token.key) && (token.kind === 'value' || (token.kind === 'word' && (token.named === true || !isSmall(token.key))));
    if (isLeft && goesOn && !isMarked) runs.at(-1)?.push(token);
    else if (isLeft) runs.push([token]);
    goesOn = isLeft && !isMarked;
  }
  return runs.map((run) => {
    const [first, last] = [run[0] as Token, run.at(-1) as Token];
    const whole = request.slice(first.start, last.end);
    const said = last.owner === true && isOwning(request.slice(last.end)) ? whole.replace(/['’]s$/i, '') : whole;
    const isQuoted = first.type === 'quoted' && /^["“„«`'‘]/.test(said);
    return { value: isQuoted ? said.slice(1, -1) : said, isQuoted, start: first.start };
  });
}

const isSmall = (key: string): boolean => markers.has(key) || empty.has(key) || questionWords.has(key) || small.has(key);
const small: ReadonlySet<string> = new Set(
  'i you we he she it they me us them and or but not no if there be is are was were do doe did can could will would should must may have of please'.split(
    ' ',
  ),
);
