/** Reads goals that are nothing but what fields are called and what goes there, one after another: "From: Portland, OR; To: Dallas, TX; Depart: 3/13/2030". */
import type { Unreadable } from '../../port.ts';
import type { Instruction, Reading } from '../instruction.ts';
import { deedAlone } from './clauses.ts';
import { named } from './things/heads.ts';
import { atom, bare, inGoalsWords, type Masked } from './words/text.ts';
import { readValue } from './words/values.ts';
import { verbsOf } from './words/verbs.ts';

const parting = /\s*(?:;|\n)\s*/;
const entry = new RegExp(
  `^(?<field>\\p{L}[\\p{L}\\p{N} '’/()#.-]{0,40}?) ?: (?<value>\\S.*?)[.;]?$|^(?<quoted>${atom}) ?: (?<given>\\S.*?)[.;]?$`,
  'u',
);
/** What stands before a colon and is no field. */
const lead =
  /^(?:please|step|task|goal|note|hint|warning|important|first|second|then|next|finally|now|instructions?|todo|example|e\.?g|do|if|url|page|site)\b/i;
const mostWords = 5;

type Read = { readonly reading: Reading } | { readonly unreadable: Unreadable };

/** The fields, and behind them what is said behind them, as `readAll` reads it; undefined for a goal that is anything else. */
export function readListed(masked: Masked, now: number, readAll: (goal: string, now: number) => Read): Read | undefined {
  const listed = listedIn(masked, now);
  if (listed === undefined) return undefined;
  const { instructions, rest } = listed;
  const read = rest === '' ? { reading: { instructions: [], never: [] } } : readAll(rest, now);
  return 'unreadable' in read ? read : { reading: { ...read.reading, instructions: [...instructions, ...read.reading.instructions] } };
}

/** Undefined for anything else: one entry alone, or one that says what to do, is left to be read as a clause. `rest`: what is said behind them. */
function listedIn(masked: Masked, now: number): { readonly instructions: readonly Instruction[]; readonly rest: string } | undefined {
  const all = masked.text.split(parting).filter((part) => part !== '');
  const [, last = '', rest = ''] = behind.exec(all.at(-1) ?? '') ?? [];
  const parts = isBehind(rest) ? [...all.slice(0, -1), last] : all;
  if (parts.length < 2) return undefined;
  const found: Instruction[] = [];
  for (const part of parts) {
    const { field = '', quoted = '', value = '', given = value } = entry.exec(part.trim())?.groups ?? {};
    const called = quoted === '' ? field : bare(quoted, masked).trim();
    if (called === '' || lead.test(called) || called.split(' ').length > mostWords) return undefined;
    if (isOrder(called) || isOrder(given) || /^\p{L}[^:]{0,40}: /u.test(given)) return undefined;
    // A comma parts a city from its state, and no two values.
    const read = given.includes(',') ? undefined : readValue(given, { masked, now });
    const text = inGoalsWords(given, masked);
    found.push({
      kind: 'fill',
      what: named(called, quoted !== ''),
      value: read ?? { type: 'text', text, quoted: false },
      clause: inGoalsWords(part.trim(), masked),
    });
  }
  return { instructions: found, rest: isBehind(rest) ? inGoalsWords(rest, masked) : '' };
}
/** "Class: First. Press Search": the list ends with its sentence. */
const behind = /^(.*?\S)[.;!]\s+(\p{Lu}.*)$/su;

/** "Press Search", "Absenden". */
const isBehind = (words: string): boolean => isOrder(words) || deedAlone.test(words);

/** "Step 2: Click Next": a verb, and what it is done to. */
const isOrder = (words: string): boolean => verbsOf(words).some(({ rest }) => rest !== '');
