/** The two shapes of a run's body, each with every option of the spec. */
import { type Static, Type } from 'typebox';
import { skillName } from '../../store/model/skill.ts';
import type { SuccessCondition } from './success.ts';

/** What `refuseUnbuilt` (gateway/unbuilt.ts) does, as the reader of a schema needs to know it. */
const later = (what: string, value = 'any value') => `${what} Not built yet: ${value} is answered with 501.`;
const label = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 200, description }));
const flag = (description: string) => Type.Optional(Type.Boolean({ description }));
export const address = (description: string) => Type.String({ format: 'uri', maxLength: 8_000, description });

/** Of the keys of a record, which its type alone lets through whatever they are. */
const named = { propertyNames: Type.String({ minLength: 1, maxLength: 200 }) };

/** In characters: what is longer is no instruction any more. */
export const longestGoal = 120_000;

/** A pattern: something beside white space. */
export const notBlank = '\\S';

/** The options that the page tools take too (SPEC, "Run options", its end). */
export const pageOptions = {
  proxy: Type.Optional(Type.String({ format: 'proxy', maxLength: 2_000, description: 'Outbound proxy: an http, https or socks5 URL.' })),
  proxyRotate: flag(later('Force per-request proxy rotation.', '`true`')),
  sessionKey: label(later('Explicit account stickiness key.')),
  account: label(later('Account or credential label, for several sessions per host.')),
  platformProxy: flag(later('`false` opts out of the platform sticky-proxy default.', '`true`')),
  persistSession: flag(later('Persist and resume session cookies for the account.', '`true`')),
  ignoreSession: flag('Skip restoring any stored session for this run.'),
  stealth: flag(
    'Full desktop browser profile. Needs `authorized: true` (else 400), a Pro or Enterprise plan (else 403 `plan_required`) and a configured stealth fleet (else 501).',
  ),
  authorized: flag('Attestation that the caller may access the target; recorded as the authorization artifact.'),
};

/** SPEC, "Run options" and the fields named under `POST /run`. */
export const runOptions = {
  ...pageOptions,
  hitl: flag(later('Park the run on a 2FA or approval wall instead of failing.', '`true`')),
  confirmActions: flag(
    'Stop before an irreversible click: delete or close an account, pay or place an order, send or publish, transfer, change a password or second factor. The default is `true`; the run then ends with `failureCode: needs_human` and `confirmAction`.',
  ),
  files: Type.Optional(
    Type.Record(Type.String(), Type.Object({ url: address('Where the file is.') }, { additionalProperties: false }), {
      ...named,
      maxProperties: 5,
      description:
        'Files that may be attached to an upload control, of 25 MB each at most: fetched when the run begins to need them. One declared file answers to any name.',
    }),
  ),
  record: flag(later('Opt in to a recorded video.', '`true`')),
  connect: flag(later('`false` opts out of the automatic connect link.', 'an explicit `true`')),
  humanize: flag(later('Human-like timing.', '`true`')),
  loginMethod: label(later('Names the sign-in method.')),
};

export const AdHocRun = Type.Object(
  {
    url: address('Target URL. Sending it is the authorization signal for access to that target.'),
    prompt: Type.String({ minLength: 1, maxLength: longestGoal, pattern: notBlank, description: 'The goal in natural language.' }),
    success: Type.Unsafe<Static<typeof SuccessCondition>>(Type.Ref('SuccessCondition#')),
    ...runOptions,
  },
  {
    $id: 'AdHocRun',
    additionalProperties: false,
    description: 'A run towards a goal in free text.',
    examples: [
      {
        url: 'https://shop.example/login',
        prompt: 'Fill "Email" with "ada@example.com", then click "Sign in"',
        success: { kind: 'statusText', match: 'Welcome' },
      },
    ],
  },
);
export type AdHocRun = Static<typeof AdHocRun>;

export const replayTarget = address(
  'Where the skill is replayed: of its origin (else 403). The origin alone stands for where the skill starts; another path or query must be a parameter there (else 400).',
);
export const replayParams = Type.Optional(
  Type.Record(Type.String(), Type.String({ maxLength: 10_000 }), {
    ...named,
    description: 'Values for the parameters of the skill, in place of the compiled ones; a name that it has not is 400.',
  }),
);

export const NamedRun = Type.Object(
  {
    target: replayTarget,
    goal: Type.String({ pattern: skillName.source, description: 'The name of a compiled skill; a name of no skill is 400.' }),
    params: replayParams,
    ...runOptions,
  },
  {
    $id: 'NamedRun',
    additionalProperties: false,
    description: 'A replay of a compiled skill.',
    examples: [{ target: 'https://shop.example/login', goal: 'sign-in' }],
  },
);
export type NamedRun = Static<typeof NamedRun>;

/** SPEC, "POST /agent": checked as a run, and for the attestation. */
export const AgentBody = Type.Unsafe<AdHocRun | NamedRun>({
  $id: 'AgentBody',
  allOf: [
    Type.Ref('RunBody#'),
    {
      type: 'object',
      required: ['authorized'],
      properties: { authorized: { const: true, description: 'The attestation that the caller may access the target.' } },
    },
  ],
});

export const RunBody = Type.Unsafe<AdHocRun | NamedRun>({ $id: 'RunBody', oneOf: [Type.Ref('AdHocRun#'), Type.Ref('NamedRun#')] });
