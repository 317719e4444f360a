/** When two goals are the same goal: what is looked up by, and what must agree. */
import type { SkillDocument } from '../../../store/model/skill.ts';
import type { Tokens } from '../../planner/port.ts';
import type { LibraryEntry } from '../../protocol/skills.ts';
import type { Values } from '../templates.ts';

/** A goal as it is looked up: made once, compared often. */
export interface Meaning {
  /** Stems of its telling words, verbs by the sense that the web uses them in, and `"` before each literal of it. Each once. */
  readonly terms: readonly string[];
  /** Of unit length. */
  readonly vector: Float32Array;
}

/** A meaning as it is kept of a skill: its vector in bytes, of any length. */
export interface Kept {
  readonly terms: readonly string[];
  readonly vector: Int8Array;
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

/** A skill that may be what a request asks for: whether it is, `Agree` says. */
export interface Candidate {
  /** As it stands in the store now. */
  readonly document: SkillDocument;
  /** From 0 to 1: orders the candidates of one request, and means nothing else. */
  readonly score: number;
}

/** What asking somebody came to, and what it cost where it cost anything. */
export interface Recognition {
  /** `wording`: the request as a template with the skill's parameters, by which it is found without asking from then on. */
  readonly found?: { readonly document: SkillDocument; readonly wording: string; readonly values: Values };
  readonly tokens?: Tokens;
}

/**
 * Whether a request is what one of these does, where `Agree` saw none: asked of somebody who knows what words mean. Values, names,
 * negation and directions agree in what is found. Rejects with the signal's reason, and in no other case.
 */
export type Recognise = (request: string, candidates: readonly Candidate[], gone: AbortSignal) => Promise<Recognition>;

/** Looks up the skills of one tenant on one origin. */
export interface Candidates {
  /**
   * The `k` nearest, best first; of those that may start `at` an address, where one is given, and hardly any others. Quarantined ones
   * are left out. Rejects with `StoreError` when the store can't be read.
   */
  near(tenantId: string, origin: string, goal: string, k: number, at?: string): Promise<readonly Candidate[]>;
  /** To be told after each version that is written here: the other gateways and the corpus learn of it. */
  published(document: SkillDocument): void;
  /** Reads what another gateway has written, ahead of the news of it. What can't be read is loaded anew later. */
  takeIn(tenantId: string, name: string): Promise<void>;
  /** To be told after each skill that is removed here, by `TENANT/NAME`. */
  removed(id: string): void;
}

/** Looks up the shapes of all tenants' skills. What it gives names nobody, and holds no value. */
export interface Corpus {
  search(query: { readonly goal: string; readonly host?: string; readonly limit: number }): Promise<readonly LibraryEntry[]>;
  /** The nearest skill of another tenant or on another host, when one is near enough to seed a run. */
  nearest(asked: { readonly tenantId: string; readonly host: string; readonly goal: string }): Promise<LibraryEntry | undefined>;
}
