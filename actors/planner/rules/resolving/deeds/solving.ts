/** Works out problems of numbers: sums, and equations with one unknown of the first degree. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { type Move, missing, type Situation } from '../move.ts';
import { isText } from '../page/kinds-of-elements.ts';

/** `slope` times the unknown plus `base`. */
interface Linear {
  readonly slope: number;
  readonly base: number;
}

export function solve({ as, problem, letter }: Of<'solve'>, { scene }: Situation): Move {
  const posed = problem === undefined ? scene.elements.filter(isText).flatMap(problemsIn) : [problem];
  const answers = new Set(posed.map((text) => solved(text, letter)).filter((answer) => answer !== undefined));
  const [answer, ...others] = answers;
  if (answer === undefined) return missing('the page shows no problem of numbers that could be worked out');
  if (others.length > 0) return missing(`the page shows ${answers.size} problems; say which`);
  return { type: 'act', act: { kind: 'note', as, value: answer } };
}

const part = '[\\d.()\\s+*/×÷·−–a-z-]';
const equation = new RegExp(`(?:^|[^\\w.])((?:${part})*\\d(?:${part})*=(?:${part})*\\??)`, 'i');
const bareSum = /^\s*-?\d+(?:\.\d+)?(?:\s*[+×÷*−–-]\s*-?\d+(?:\.\d+)?)+\s*\?\s*$/;

/** "What is 3 + 4?", "9 - 14 =", "x + 4 = 11 x =". */
function problemsIn({ name }: ObservedElement): readonly string[] {
  // Between two numbers it is no unknown.
  const text = name.replace(/\b[A-Za-z]{2,}\b[:,]?/g, ' ').replace(/(?<=\d )x(?= \d)/g, '×');
  // What is asked for stands behind what tells of it.
  const posed = text.replace(/\s[a-z]\s*=\s*\??\s*$/i, '').trim();
  const found = equation.exec(posed)?.[1] ?? (bareSum.test(posed) ? posed : undefined);
  return found === undefined || !/[+*/×÷·−–-]|\d\s*[a-z]/i.test(found) ? [] : [found.trim()];
}

/** The answer; undefined for what is no such problem. */
export function solved(problem: string, letter?: string): number | undefined {
  const [left = '', right = '', ...more] = problem.replace(/\?\s*$/, '').split('=');
  const unknowns = new Set(problem.toLowerCase().match(/[a-z]/g) ?? []);
  if (more.length > 0 || unknowns.size > 1 || (letter !== undefined && !unknowns.has(letter))) return undefined;
  const [one, other] = [linearOf(left), right.trim() === '' ? undefined : linearOf(right)];
  if (one === undefined || (right.trim() !== '' && other === undefined)) return undefined;
  if (other === undefined) return one.slope === 0 ? rounded(one.base) : undefined;
  const slope = one.slope - other.slope;
  return slope === 0 ? undefined : rounded((other.base - one.base) / slope);
}

const rounded = (value: number): number | undefined => (Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : undefined);

/** Products before sums, from left to right, brackets first; undefined for what is not of the first degree. */
function linearOf(text: string): Linear | undefined {
  const tokens =
    text
      .replace(/[×·]/g, '*')
      .replace(/÷/g, '/')
      .replace(/[−–]/g, '-')
      .toLowerCase()
      .match(/\d+(?:\.\d+)?|[a-z]|[-+*/()]|\S/g) ?? [];
  let at = 0;
  const sum = (): Linear | undefined => {
    let total = product();
    while (total !== undefined && (tokens[at] === '+' || tokens[at] === '-')) {
      const sign = tokens[at] === '+' ? 1 : -1;
      at += 1;
      const next = product();
      total = next && { slope: total.slope + sign * next.slope, base: total.base + sign * next.base };
    }
    return total;
  };
  const product = (): Linear | undefined => {
    let total = factor();
    while (total !== undefined && /^(?:[*/(a-z])$/.test(tokens[at] ?? '')) {
      const divides = tokens[at] === '/';
      if (/^[*/]$/.test(tokens[at] ?? '')) at += 1;
      const next = factor();
      total = next && (divides ? quotient(total, next) : times(total, next));
    }
    return total;
  };
  const factor = (): Linear | undefined => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '-') {
      const negated = factor();
      return negated && { slope: -negated.slope, base: -negated.base };
    }
    if (token === '(') {
      const inner = sum();
      at += 1;
      return tokens[at - 1] === ')' ? inner : undefined;
    }
    if (/^[a-z]$/.test(token)) return { slope: 1, base: 0 };
    return /^\d/.test(token) ? { slope: 0, base: Number(token) } : undefined;
  };
  const found = sum();
  return at === tokens.length ? found : undefined;
}

const times = (a: Linear, b: Linear): Linear | undefined =>
  a.slope !== 0 && b.slope !== 0 ? undefined : { slope: a.slope * b.base + b.slope * a.base, base: a.base * b.base };
const quotient = (a: Linear, b: Linear): Linear | undefined =>
  b.slope !== 0 || b.base === 0 ? undefined : { slope: a.slope / b.base, base: a.base / b.base };
