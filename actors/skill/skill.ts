/** One skill as a persistent actor: it gives each version its number, and knows which is the latest. */
import type { Persistent } from '../persistent-reducer.ts';
import type { SkillCommand, SkillReply } from '../protocol/skills-remote.ts';
import { supervision } from '../supervision.ts';

type SkillEvent =
  | { readonly type: 'published'; readonly version: number; readonly runId: string; readonly body: string }
  | { readonly type: 'removed' };

interface SkillState {
  /** Of the latest version ever: a skill that is made anew under its name counts on. */
  readonly version: number;
  /** Unset when it was removed. */
  readonly latest?: { readonly runId: string; readonly body: string };
}

export const skill: Persistent<SkillState, SkillCommand, SkillEvent, SkillReply> = {
  supervision: supervision.skill,
  key: (id) => `skill.${id}`,
  initial: { version: 0 },
  snapshotEvery: 50,

  decide(state, command) {
    switch (command.type) {
      case 'latest':
        return [];
      case 'remove':
        return state.latest === undefined ? [] : [{ type: 'removed' }];
      case 'publish':
        if (state.latest?.runId === command.runId) return [];
        if (command.basedOn !== undefined && (state.latest === undefined || command.basedOn !== state.version))
          return state.latest === undefined ? { type: 'none', version: state.version } : { type: 'outdated', version: state.version };
        return [{ type: 'published', version: state.version + 1, runId: command.runId, body: command.body }];
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'published':
        return { version: event.version, latest: { runId: event.runId, body: event.body } };
      case 'removed':
        return { version: state.version };
    }
  },

  reply: ({ version, latest }) => (latest === undefined ? { type: 'none', version } : { type: 'version', version, body: latest.body }),
  encode: (state) => state,
  decode: (snapshot) => snapshot as SkillState,
};
