/** A skill that was made of a run and is not stored yet. */
import type { SkillContent } from '../../store/model/skill.ts';

/** Of a parameter that the goal says is secret, the value is sealed before it leaves the process. */
export interface DraftParameter {
  readonly name: string;
  readonly value: string;
  readonly isSecret: boolean;
}

export type Draft = Omit<SkillContent, 'parameters'> & { readonly parameters: readonly DraftParameter[] };

export type Compilation =
  /** `shorter`: the same without steps that seem superfluous, where a replay is to show that it reaches success too. */
  | { readonly type: 'compiled'; readonly draft: Draft; readonly shorter?: Draft }
  /** `why` is a sentence for a person. */
  | { readonly type: 'uncompilable'; readonly why: string };
