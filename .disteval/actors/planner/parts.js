/**
 * Words by which one clause rules over others: conditions, repetitions and bans. A goal that has one is one piece, for what
 * stands beside the clause that can't be read may be meant otherwise than it reads alone.
 */
const binding = /\b(?:if|unless|when(?:ever)?|while|until|till|once|as soon as|as long as|for (?:each|every|all)|each|every|repeat(?:edly)?|again|otherwise|else|instead|either|or|in case|provided|depending|whichever|whether|but|except|without|never|not|only|avoid|skip|unlike)\b|n['’]t\b/i;
/** Words that speak of what was said before. */
const referring = /\b(?:it|its|them|they|their|that|this|these|those|there|one|ones|same|former|latter|result|previous|next)\b/i;
const quotes = /"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])|‘[^’]*’/gu;
const unquoted = (text) => text.replace(quotes, '""');
/** Without the words and signs that join a clause to its neighbours. */
const bare = (text) => text
    .replace(/^(?:[\s,;:.!?–—-]|(?:and|then|after that|afterwards|finally|next)\b)+/iu, '')
    .replace(/(?:[\s,;:–—-]|\b(?:and|then|after that|finally|next))+$/iu, '');
/** The goal in parts: all of it by the rules where they read it. */
export function partsOf(goal, rules) {
    const found = rules.unreadable(goal);
    if (found === undefined)
        return [{ by: 'rules', text: goal }];
    if (binding.test(unquoted(goal)))
        return [{ by: 'model', text: goal }];
    const { clause } = found;
    const at = goal.indexOf(clause);
    const before = bare(goal.slice(0, Math.max(at, 0)));
    if (at === -1 || clause === '' || (before !== '' && rules.unreadable(before) !== undefined))
        return [{ by: 'model', text: goal }];
    const after = bare(goal.slice(at + clause.length));
    const rest = after === '' ? [] : referring.test(unquoted(after)) ? [{ by: 'model', text: after }] : partsOf(after, rules);
    const byRules = before === '' ? [] : [{ by: 'rules', text: before }];
    return [...byRules, ...joined(goal.slice(at), clause, rest)];
}
/** The clause, with what follows where that is the model's too: in one piece it sees more. */
function joined(text, clause, [first, ...others]) {
    if (first === undefined || first.by === 'rules')
        return [{ by: 'model', text: clause }, ...(first === undefined ? [] : [first]), ...others];
    return [{ by: 'model', text: text.slice(0, text.indexOf(first.text) + first.text.length) }, ...others];
}
/** What is left of a part whose clause the rules could read but not carry out: the clause is the model's, and what follows where it must be. */
export function partsAfter(part, clause, rest, isReadable) {
    const at = part.indexOf(clause);
    // Said twice, or in other words: which of them was meant only the model can see.
    if (at === -1 || clause === '' || part.lastIndexOf(clause) !== at || binding.test(unquoted(part)))
        return [{ by: 'model', text: part }, ...rest];
    const after = bare(part.slice(at + clause.length));
    if (after === '')
        return [{ by: 'model', text: clause }, ...rest];
    if (referring.test(unquoted(after)) || !isReadable(after))
        return [{ by: 'model', text: part.slice(at) }, ...rest];
    return [{ by: 'model', text: clause }, { by: 'rules', text: after }, ...rest];
}
//# sourceMappingURL=parts.js.map