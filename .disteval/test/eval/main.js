/**
 * npm run eval [-- --only open|aside] [--kind K] [--id PART] [-j N] [--json]: the score of the service, with no model, over the
 * goals of the evaluation. Ends with 1 when it called a success what was not done, or when a goal could not be driven at all.
 * Why goals kept aside were missed is told only when they are asked for: whoever mends by it has none left to measure with.
 */
import { parseArgs } from 'node:util';
import { startService } from "../bench/service.js";
import { drive } from "./drive.js";
import { scoreTable } from "./score.js";
import { loadGoals, parts } from "./sites.js";
const { only, kind, id, inParallel, json } = readArguments();
const chosen = (await loadGoals()).filter(({ part, goal }) => (only ?? part) === part && (kind ?? goal.kind) === goal.kind && goal.id.includes(id ?? ''));
const verdicts = [];
const errors = [];
const waiting = [...chosen];
const service = await startService({ RUN_TIMEOUT_MS: '60000' });
try {
    await Promise.all(Array.from({ length: inParallel }, work));
}
finally {
    await service.close();
}
if (json)
    console.log(JSON.stringify({ verdicts, errors }, undefined, 2));
else
    report();
process.exitCode = errors.length > 0 || verdicts.some(({ falseSuccess }) => falseSuccess) ? 1 : 0;
async function work() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        await judge(next);
}
async function judge(placed) {
    try {
        const verdict = await drive(service, placed);
        verdicts.push(verdict);
        if (!verdict.solved && (verdict.part === 'open' || only === 'aside'))
            console.error(`${verdict.falseSuccess ? 'FALSE SUCCESS' : 'missed'} ${verdict.id}: ${verdict.why}`);
    }
    catch (error) {
        errors.push(placed.goal.id);
        console.error(`ERROR ${placed.goal.id}:`, error);
    }
}
function report() {
    const falseOnes = verdicts.filter(({ falseSuccess }) => falseSuccess).map((verdict) => verdict.id);
    console.log(`\n${scoreTable(verdicts)}\n`);
    console.log(`False successes: ${falseOnes.length === 0 ? 'none' : falseOnes.join(', ')}`);
    if (errors.length > 0)
        console.log(`Could not be driven: ${errors.join(', ')}`);
}
function readArguments() {
    const options = { only: { type: 'string' }, kind: { type: 'string' }, id: { type: 'string' } };
    try {
        const { values } = parseArgs({
            options: { ...options, jobs: { type: 'string', short: 'j', default: '2' }, json: { type: 'boolean' } },
        });
        const { only, kind, id, json = false } = values;
        const inParallel = Number(values.jobs);
        if (only !== undefined && !parts.some((part) => part === only))
            throw new Error(`--only takes ${parts.join(' or ')}, not ${only}`);
        if (!Number.isInteger(inParallel) || inParallel < 1)
            throw new Error(`-j takes a whole number from 1, not ${values.jobs}`);
        return { only, kind, id, json, inParallel };
    }
    catch (error) {
        console.error(`${error.message}\nusage: npm run eval [-- --only open|aside] [--kind K] [--id PART] [-j N] [--json]`);
        process.exit(2);
    }
}
//# sourceMappingURL=main.js.map