/** When two goals are the same goal: what is looked up by, and what must agree. */
import type { SkillDocument } from '../../../store/model/skill.ts';
import type { Values } from '../templates.ts';

/** A goal as it is looked up: made once, compared often. */
export interface Meaning {
  readonly goal: string;
  /** Stems of its telling words, verbs by the sense that the web uses them in; values left out. Sorted, each once. */
  readonly terms: readonly string[];
  /** Of unit length. */
  readonly vector: Float32Array;
}

/** Turns texts into vectors whose cosine says how alike they are. */
export interface Embeddings {
  /** Names what made the vectors: those of different makers are not compared. */
  readonly model: string;
  /** In order. Rejects when an endpoint fails: the lexical ones never do. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}

/** `why` ends a sentence: what differs, in the words of both. */
export type Agreement = { readonly same: true; readonly values: Values } | { readonly same: false; readonly why: string };

/**
 * Whether a request is what the skill does, with which values for its parameters: numbers, names, quoted texts, dates, negation,
 * order and the direction of verbs must agree outside of the parameters. Pure, of the texts alone, and symmetric where no parameter is.
 */
export type Agree = (skill: Pick<SkillDocument, 'goal' | 'parameters'>, request: string) => Agreement;
