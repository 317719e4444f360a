/** How far the rules have come in a goal: plain data, kept from plan to plan. */
const start = { at: 0, stage: 0, tried: [], explored: [] };
/** On to the next instruction. */
export const advanced = ({ at, hand }) => ({ ...start, at: at + 1, ...(hand !== undefined && { hand }) });
/** As it stands now, by what became of the act that was asked for. */
export function resumed(memo, acts) {
    if (!memo)
        return start;
    if (!memo.after || acts.length <= memo.after.acts)
        return memo.cursor;
    const act = acts[memo.after.acts];
    const isDone = act?.ok === true && !(memo.after.mustChange === true && act.changed === false);
    return isDone ? memo.after.ok : memo.after.failed;
}
//# sourceMappingURL=cursor.js.map