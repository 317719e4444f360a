/** What a skill's actor is asked, here or by another gateway. */
import { type Static, Type } from 'typebox';
import type { RemoteAsk } from './remote.ts';

const Id = Type.String({ minLength: 1, maxLength: 300 });

export const SkillCommand = Type.Union([
  /** A version, whose content stands in the store already. The same run makes one version only. */
  Type.Object({ type: Type.Literal('publish'), runId: Id, body: Id, basedOn: Type.Optional(Type.Integer({ minimum: 0 })) }),
  Type.Object({ type: Type.Literal('remove') }),
  Type.Object({ type: Type.Literal('latest') }),
]);
export type SkillCommand = Static<typeof SkillCommand>;

/** `none`: there is no such skill; `outdated`: what was mended is not the latest version any more. */
export const SkillReply = Type.Union([
  Type.Object({ type: Type.Literal('version'), version: Type.Integer({ minimum: 1 }), body: Id }),
  Type.Object({ type: Type.Literal('none'), version: Type.Integer({ minimum: 0 }) }),
  Type.Object({ type: Type.Literal('outdated'), version: Type.Integer({ minimum: 1 }) }),
]);
export type SkillReply = Static<typeof SkillReply>;

const Request = Type.Object({ id: Id, command: SkillCommand });

export const skillAsk: RemoteAsk<typeof Request, typeof SkillReply> = { name: 'skill', request: Request, reply: SkillReply };
