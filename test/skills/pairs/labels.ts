/** How the labelled pairs are written down: goals with what else is said for them, and what only looks like them. */

import { placeholderOf, type Values } from '../../../actors/skill/templates.ts';
import type { SkillDocument } from '../../../store/model/skill.ts';

/** How a request that is the same differs in its words. */
const manners = [
  'terse',
  'polite',
  'question',
  /** Among sentences that say why. */
  'context',
  /** Clauses or words in another order. */
  'order',
  'passive',
  'synonym',
  /** Abbreviated. */
  'short',
  /** Of one letter, or of two that changed places. */
  'typo',
  'spelling',
  'quotes',
  /** A value that is made of words of the goal, of many words, or written in another way. */
  'value',
  /** Two parameters with each other's values. */
  'swapped',
  'plain',
] as const;

/** Why a request that reads alike is another. */
const differences = [
  /** Add and remove, open and close, up and down. */
  'direction',
  'negation',
  /** Another number, ordinal or superlative. */
  'which',
  'object',
  /** Another field is read, sorted or filtered by. */
  'field',
  /** A part more or a part fewer. */
  'clause',
  'quantifier',
  /** Who does it to whom, where that is no parameter. */
  'role',
  /** Read in place of changed, or changed in place of read. */
  'reading',
  'scope',
  /** Asks about what the goal does. */
  'asking',
  /** Fields more or fewer. */
  'fields',
  /** The same words in other places. */
  'swap',
  'intent',
  'sentence',
] as const;

export type Manner = (typeof manners)[number];
export type Difference = (typeof differences)[number];

/** In `goal` and in `same`, `[city:New York]` is the value `New York` of the parameter `city`, and reads `New York`. */
export interface LabelledGoal {
  readonly id: string;
  /** As it was when the skill was compiled. */
  readonly goal: string;
  readonly same: Partial<Record<Manner, readonly string[]>>;
  /** Nothing is marked in these. */
  readonly other: Partial<Record<Difference, readonly string[]>>;
}

export interface Pair {
  /** `GOAL/KIND/NUMBER`, from 1 within the kind. */
  readonly id: string;
  readonly goal: string;
  readonly skill: Pick<SkillDocument, 'goal' | 'parameters'>;
  readonly request: string;
  readonly label:
    | { readonly same: true; readonly kind: Manner; readonly values: Values }
    | { readonly same: false; readonly kind: Difference };
}

const mark = /\[([a-z][a-z0-9_]*):([^\]]+)\]/g;

const plain = (marked: string): string => marked.replace(mark, '$2');
const valuesOf = (marked: string): Values =>
  Object.fromEntries([...marked.matchAll(mark)].map(([, name = '', value = '']) => [name, value]));

/** The skill that was compiled from the goal. */
const skillOf = ({ goal }: LabelledGoal): Pair['skill'] => ({
  goal: goal.replace(mark, (_, name: string) => placeholderOf(name)),
  parameters: Object.entries(valuesOf(goal)).map(([name, value]) => ({ name, value })),
});

export function pairsOf(goals: readonly LabelledGoal[]): readonly Pair[] {
  return goals.flatMap((labelled) => {
    const { id: goal, same, other } = labelled;
    const skill = skillOf(labelled);
    const named = (kind: string, at: number) => ({ id: `${goal}/${kind}/${at + 1}`, goal, skill });
    return [
      ...manners.flatMap((kind) =>
        (same[kind] ?? []).map((marked, at): Pair => {
          return { ...named(kind, at), request: plain(marked), label: { same: true, kind, values: valuesOf(marked) } };
        }),
      ),
      ...differences.flatMap((kind) =>
        (other[kind] ?? []).map((request, at): Pair => ({ ...named(kind, at), request, label: { same: false, kind } })),
      ),
    ];
  });
}

/** Plain sentences, each with one that says the same and one that only looks like it. */
export const sentencesOf = (
  prefix: string,
  rows: readonly (readonly [goal: string, same: string, other: string])[],
): readonly LabelledGoal[] =>
  rows.map(([goal, same, other], at) => ({ id: `${prefix}-${at + 1}`, goal, same: { plain: [same] }, other: { sentence: [other] } }));
