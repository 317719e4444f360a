import { openModelPlanner } from "../../../../actors/planner/model/model.js";
import { rulesPlanner } from "../../../../actors/planner/rules/rules.js";
import { scriptedModel } from "../../../peers/model.js";
export const button = (index, name) => ({
    index,
    role: 'button',
    name,
    states: [],
    framePath: [],
    isNew: false,
});
export const asked = (input = {}, names = ['Save']) => ({
    goal: 'Juggle',
    observation: {
        url: 'https://a.example/',
        title: 'A',
        elements: names.map((name, index) => button(index, name)),
        groups: [],
        tabs: [{ url: 'https://a.example/', title: 'A' }],
        active: 0,
        text: names.map((name, index) => `[${index}] button ${JSON.stringify(name)}`).join('\n'),
        digest: 'd1',
    },
    done: [],
    data: {},
    files: [],
    now: Date.UTC(2030, 0, 1),
    ...input,
});
export const never = new AbortController().signal;
/** No pause between calls, unless it is asked for. */
export async function openTestPlanner(t, script, limits = {}) {
    const peer = await scriptedModel(t, script);
    const warned = [];
    const log = { info() { }, warn: (_, text) => void warned.push(text), error: (_, text) => t.fail(text) };
    const { secretsIn } = rulesPlanner;
    const planner = await openModelPlanner({ ...peer.settings, log, secretsIn, limits: { pauseMs: 0, ...limits } });
    return { ...peer, planner, warned };
}
export const promptOf = (question) => question?.messages.at(-1)?.content ?? '';
//# sourceMappingURL=harness.js.map