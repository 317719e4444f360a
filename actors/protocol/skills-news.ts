/** What gateways tell each other of skills, so that each finds at once what another one wrote. */
import { type Static, Type } from 'typebox';
import { remoteVersion } from './remote.ts';

export const skillsChannel = 'skills';

/**
 * `count` tells how much news `from` has had so far, this included: whoever finds a gap has missed some. News of nothing says
 * it again from time to time.
 */
export const SkillNews = Type.Object({
  version: Type.Literal(remoteVersion),
  from: Type.String(),
  count: Type.Integer({ minimum: 0 }),
  news: Type.Optional(
    Type.Union([
      Type.Object({ type: Type.Literal('published'), tenantId: Type.String(), name: Type.String() }),
      Type.Object({ type: Type.Literal('removed'), tenantId: Type.String(), name: Type.String() }),
    ]),
  ),
});
export type News = NonNullable<Static<typeof SkillNews>['news']>;
