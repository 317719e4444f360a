/** Skills: goals that were solved once, as steps that replay with no model. */
import type { Sealed } from './sealed.ts';
import type { Act, Consequence, DialogAnswer, ElementEvidence, ToldAs } from './step.ts';
import type { SuccessCondition } from './success.ts';

/** What a compiled skill may be called (SPEC-NOTES, "Free text or name"). */
export const skillName = /^[a-z0-9][a-z0-9._-]{0,63}$/;

/**
 * A value of the goal that may be another at each replay. In the texts of a skill `{{param:NAME}}` stands in its place, as
 * `{{secret:NAME}}` does for what is in the vault.
 */
export interface SkillParameter {
  /** Lower-case letters, digits and `_`. */
  readonly name: string;
  /** What it was when the skill was compiled; either as it stands, or sealed where the goal says that it is secret. */
  readonly value?: string;
  readonly sealed?: Sealed;
}

/** A step, and the clause of the goal's template that it carries out: the `nth` of those that read alike, from 0. */
export type SkillStep = { readonly clause: string; readonly nth: number } & Asked & HeldNames & (RecordedStep | ClauseStep);

/** What it was asked and told when it was recorded: to another question its answer is none. Each unset where nobody has noted it. */
export interface Asked {
  /** What the browser's own dialogs asked that it raised. */
  readonly questions?: readonly string[];
  /** What the dialogs of the page's own asked in which it was done; empty for those that are forms. */
  readonly answers?: readonly string[];
  /** What the page said to it in messages, with `#` in place of numbers that are none of the goal's. */
  readonly said?: readonly string[];
  readonly told?: readonly Told[];
}

/**
 * Of which kind a value was that was read or reckoned, and by which values of the goal the page called what it was told of; a value of
 * that name is to be so again. `as` and `of` are templates.
 */
export interface Told {
  readonly as: string;
  readonly kind: ToldAs;
  readonly of?: readonly string[];
}

/** What a thing was called by is what it is called by, however its clause is carried out another day; templates. */
export interface HeldNames {
  /** The names that the clause says, as far as the page said them to the letter. */
  readonly names?: readonly string[];
  /** The one of them that its row or card was called by. */
  readonly entry?: string;
}

/** What is done to the same control as before, found by its evidence. */
export interface RecordedStep {
  readonly by: 'evidence';
  /** `element` and `to` mean nothing here: the evidence stands for them. Its texts are templates. */
  readonly act: Act;
  readonly target?: ElementEvidence;
  readonly to?: ElementEvidence;
  /** How confirms and prompts that it raises are answered. */
  readonly dialogs?: DialogAnswer;
  /** The address of the page before it, as `shapeOf` (actors/skill/addresses.ts) makes it. */
  readonly before: string;
  readonly after: string;
  readonly became: Consequence;
  /** Of what is filled in: its field is to show it when something is pressed. */
  readonly kept?: true;
  /** It may bring other things to the page, and a clause behind it picks or reads among them: what stood there is noted before it. */
  readonly asks?: true;
}

/**
 * What depends on what stands on the page that day (the cheapest, the third, each of them, a value that is read), or on a
 * parameter: the rules carry the clause out anew.
 */
export interface ClauseStep {
  readonly by: 'clause';
}

/** What a skill is and does, but for its name and number. */
export interface SkillContent {
  /** A template. */
  readonly goal: string;
  /** Where it starts; a template. */
  readonly url: string;
  readonly success: SuccessCondition;
  /**
   * What told that its goal was reached when it was made, whatever its success asks for: a replay is to see it again, or to hear plain good
   * news in other words. Unset where nothing told, and in versions that are older than it; a template.
   */
  readonly reached?: SuccessCondition;
  readonly parameters: readonly SkillParameter[];
  readonly steps: readonly SkillStep[];
  /** The names under which it reads values. */
  readonly reads: readonly string[];
  /** Whoever compiled it let clicks pass that can't be taken back. */
  readonly confirmActions: boolean;
  /** The page offered to sign out when the skill began, and its goal does not sign in. */
  readonly signedIn: boolean;
}

/** One version, as it is stored (a blob); versions are never changed. */
export interface SkillVersion extends SkillContent {
  readonly tenantId: string;
  readonly name: string;
  /** From 1, without gaps. */
  readonly version: number;
  readonly madeBy: 'compile' | 'adapt' | 'repair';
  /** The run that it was made from. */
  readonly runId: string;
  /** What a repair mended. */
  readonly failures: readonly { readonly step: number; readonly error: string }[];
  readonly createdAt: Date;
}

/** What a skill is looked up by (actors/skill/match): nobody has to read its goal again. */
export interface SkillMeaning {
  /** Counts the ways in which it was made: what another way made is made anew. */
  readonly maker: number;
  /** The version of the skill whose goal it was made of. */
  readonly of: number;
  /** Parted by spaces; without values of parameters. */
  readonly terms: string;
  /** Signed bytes, base64. */
  readonly vector: string;
}

/** Another way to say a skill's goal, which somebody has recognised as it, and which reached its success. */
export interface SkillWording {
  /** A template with the parameters of the skill. */
  readonly goal: string;
  /** The goal that it is another wording of: of a skill that was made anew of another goal, it says nothing. */
  readonly of: string;
  /** `of` 0 in it: no version is meant. */
  readonly meaning: SkillMeaning;
}

/** What is known of a skill without opening it: what lists, matching and statistics need. */
export interface SkillDocument {
  /** `TENANT/NAME`. */
  readonly _id: string;
  readonly tenantId: string;
  readonly name: string;
  /** `https://shop.example`: scheme, host and port. */
  readonly origin: string;
  readonly url: string;
  /** Its template; what is secret in it is a parameter without a value. */
  readonly goal: string;
  readonly parameters: readonly Omit<SkillParameter, 'sealed'>[];
  readonly version: number;
  /** Unset where it was published before there was one. */
  readonly meaning?: SkillMeaning;
  /** The oldest first. */
  readonly wordings?: readonly SkillWording[];
  /** The blob of that version. */
  readonly body: string;
  readonly steps: number;
  /** What is done to what, in order ("fill searchbox", "click button", "read"): all that may leave the tenant of its acts. */
  readonly kinds: readonly string[];
  /** Why it can't be used: what is stored of it can't be read. */
  readonly quarantined?: string;
  /** The version by which a dispatch did not reach its goal, not even mended: the next one plans the goal anew. */
  readonly doubted?: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Replays that reached success, and that did not. */
  readonly hits: number;
  readonly misses: number;
}
