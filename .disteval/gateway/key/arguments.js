/** What the operator asks of `npm run key`. */
import { parseArgs } from 'node:util';
import { Type } from 'typebox';
import { plans } from "../../config/plans.js";
const planNames = Object.keys(plans);
/** As it goes over the control socket. */
export const KeyCommand = Type.Union([
    Type.Object({
        command: Type.Literal('create'),
        tenant: Type.String(),
        plan: Type.Optional(Type.Enum(planNames)),
        credits: Type.Number(),
        scopes: Type.Array(Type.String()),
        reseller: Type.Boolean(),
    }),
    Type.Object({ command: Type.Literal('list') }),
    Type.Object({ command: Type.Literal('revoke'), id: Type.String() }),
]);
const usage = `usage: npm run key -- create --tenant NAME [--plan ${planNames.join('|')}] [--credits N] [--scopes a,b] [--reseller]
       npm run key -- list
       npm run key -- revoke ID`;
const creditsRule = '--credits must be a number from 0 to 1,000,000,000';
export class BadArguments extends Error {
    name = 'BadArguments';
}
/** Throws `BadArguments`, with the usage, for anything else. */
export function readArguments(args) {
    const { values, positionals } = parse(args);
    const [command, id, ...more] = positionals;
    const given = Object.keys(values);
    if (command === 'list' && id === undefined && given.length === 0)
        return { command };
    if (command === 'revoke' && id !== undefined && more.length === 0 && given.length === 0)
        return { command, id };
    if (command !== 'create' || id !== undefined)
        throw bad('there is no such command');
    const tenant = values.tenant?.trim() ?? '';
    if (tenant === '' || tenant.length > 200)
        throw bad('--tenant must be a name of at most 200 characters');
    const plan = planNames.find((name) => name === values.plan);
    if (values.plan !== undefined && plan === undefined)
        throw bad(`--plan must be one of ${planNames.join(', ')}`);
    const credits = values.credits ?? '0';
    if (!/^\d+(\.\d+)?$/.test(credits) || Number(credits) > 1_000_000_000)
        throw bad(creditsRule);
    const scopes = values.scopes?.split(',').map((scope) => scope.trim()) ?? [];
    if (!scopes.every((scope) => /^[a-z]+(:[a-z]+)*$/.test(scope)))
        throw bad('--scopes must be like accounts:reveal, separated by commas');
    return { command, tenant, ...(plan && { plan }), credits: Number(credits), scopes, reseller: values.reseller ?? false };
}
function parse(args) {
    const text = { type: 'string' };
    const options = { tenant: text, plan: text, credits: text, scopes: text, reseller: { type: 'boolean' } };
    // A number below zero would be taken for an option, and complained of as one.
    if (args.some((arg, index) => arg === '--credits' && /^-[\d.]/.test(args[index + 1] ?? '')))
        throw bad(creditsRule);
    try {
        return parseArgs({ args: [...args], options, allowPositionals: true });
    }
    catch (error) {
        throw bad(error instanceof Error ? error.message : String(error));
    }
}
const bad = (what) => new BadArguments(`${what}\n${usage}`);
//# sourceMappingURL=arguments.js.map