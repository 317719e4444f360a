/** What a model's answer means: acts for the page, an end, a wish to see more, or what is wrong with it. */
import { Value } from 'typebox/value';
import { namesIn, replaceNames } from "../../../store/model/placeholders.js";
import { inert } from "./fence.js";
import { actOf, dialogsOf, isActTool, isSafeTool, schemaOf, toolNames } from "./tools.js";
const longestClause = 300;
/** Nothing of an answer is carried out when any of it that counts can't be. */
export function meaningOf(calls, context) {
    const acts = [];
    let clause = '';
    let dialogs;
    for (const { name, args: json } of calls) {
        const args = argsOf(name, json);
        if ('wrong' in args)
            return wrong(args.wrong);
        if (!isActTool(name)) {
            // An end that was foreseen before the page showed it is asked for again.
            if (acts.length > 0)
                break;
            return endOf(name, args.value);
        }
        const said = actOf(name, args.value, context.input.observation);
        if (typeof said === 'string')
            return wrong(`${name}: ${said}`);
        const act = forPage(said, context);
        const trouble = troubleWith(act, context);
        if (trouble !== undefined)
            return wrong(`${name}: ${trouble}`);
        acts.push(act);
        clause ||= saidOf(args.value);
        dialogs = dialogsOf(args.value) ?? dialogs;
        if (!isSafeTool(name))
            break;
    }
    const [first, ...others] = acts;
    if (first === undefined)
        return wrong('call at least one tool; plain text does nothing');
    return { type: 'acts', acts: [first, ...others], clause, ...(dialogs !== undefined && { dialogs }) };
}
const wrong = (why) => ({ type: 'wrong', why });
function argsOf(name, json) {
    const schema = schemaOf(name);
    if (schema === undefined)
        return { wrong: `there is no tool of that name; the tools are ${toolNames.join(', ')}` };
    let value;
    try {
        value = json.trim() === '' ? {} : JSON.parse(json);
    }
    catch {
        // What is wrong with it is for the model to see.
        return { wrong: `the arguments of ${name} were no JSON` };
    }
    if (Value.Check(schema, value))
        return { value };
    const [error] = Value.Errors(schema, value);
    return { wrong: `the arguments of ${name} don't fit: ${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim() };
}
function endOf(name, args) {
    if (name === 'missing') {
        const { clause, what } = args;
        return { type: 'missing', clause: cut(clause), what: cut(what).replace(/[.\s]+$/, '') };
    }
    return name === 'look' ? { type: 'look', words: args.words } : { type: 'done' };
}
const saidOf = (args) => cut(args.why);
const cut = (text) => (text.length <= longestClause ? text : `${text.slice(0, longestClause - 1)}…`);
/** As the page has it: secrets in, and options in the list's own letters. */
function forPage(act, { given, boundary, input }) {
    if (act.kind === 'fill' || act.kind === 'type')
        return { ...act, text: given.reveal(act.text) };
    if (act.kind !== 'select')
        return act;
    const own = input.observation.elements[act.element]?.options ?? [];
    return { ...act, options: act.options.map((said) => own.find((option) => inert(option, boundary) === said) ?? given.reveal(said)) };
}
/** Why an act can't be, or must not be, done; for the model. */
function troubleWith(act, { input, boundary }) {
    const { observation, files } = input;
    const named = [...('element' in act && act.element !== undefined ? [act.element] : []), ...(act.kind === 'drag' ? [act.to] : [])];
    const unknown = named.find((index) => observation.elements[index] === undefined);
    if (unknown !== undefined)
        return `there is no element [${unknown}] on this page`;
    switch (act.kind) {
        case 'fill':
        case 'type':
            return unknownSecret(act.text, input.goal) ?? (act.text.includes(boundary) ? 'the boundary must not be given to a page' : undefined);
        case 'goto':
            return troubleWithAddress(act.url, input);
        case 'switchTab':
            return act.tab < observation.tabs.length ? undefined : `there are only ${observation.tabs.length} tabs, counted from 0`;
        case 'upload': {
            const foreign = act.files.find((file) => !files.includes(file));
            return foreign === undefined ? undefined : `no file of that name was given; there are: ${files.join(', ') || 'none'}`;
        }
        default:
            return undefined;
    }
}
/** A page may ask for any secret of the tenant by name: only those that the goal names are filled. */
function unknownSecret(text, goal) {
    const known = namesIn(goal);
    const others = replaceNames(text, () => '').match(/\{\{[^}]*\}\}/g) ?? [];
    const isForeign = namesIn(text).some((name) => !known.includes(name)) || others.some((placeholder) => !goal.includes(placeholder));
    return isForeign ? 'that placeholder does not stand in the goal' : undefined;
}
/** What was read must not be carried to a site that only a page speaks of. */
function troubleWithAddress(url, { goal, observation, done }) {
    const address = URL.parse(url);
    if (address === null || !/^https?:$/.test(address.protocol))
        return 'the address must begin with http:// or https://';
    if (url.includes('{{'))
        return 'a secret must not stand in an address';
    const visited = done.flatMap(({ act, ok }) => (act.kind === 'goto' && ok ? [act.url] : []));
    const open = [observation.url, ...observation.tabs.map((tab) => tab.url), ...visited].map((known) => URL.parse(known)?.hostname);
    const said = goal.toLowerCase().match(/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|localhost/gu) ?? [];
    const isKnown = open.includes(address.hostname) || said.some((host) => `.${address.hostname}`.endsWith(`.${host}`));
    return isKnown ? undefined : `${address.hostname} is neither named by the goal nor open; follow links by clicking them`;
}
//# sourceMappingURL=answer.js.map