import t from 'tap';
import { partsAfter, partsOf } from "../../../actors/planner/parts.js";
/** Reads what begins with "do", clause by clause. */
const reader = {
    unreadable(goal) {
        const clauses = goal.split(/, (?:then )?|(?<=\w)\. /);
        const clause = clauses.find((said) => !said.startsWith('do '));
        return clause === undefined ? undefined : { clause };
    },
};
const rules = (text) => ({ by: 'rules', text });
const model = (text) => ({ by: 'model', text });
const goals = [
    ['do a, do b', [rules('do a, do b')]],
    ['juggle', [model('juggle')]],
    ['do a, juggle, then do b', [rules('do a'), model('juggle'), rules('do b')]],
    ['juggle, do b', [model('juggle'), rules('do b')]],
    ['do a, juggle, sing, do b', [rules('do a'), model('juggle, sing'), rules('do b')]],
    ['do a, juggle, do b, sing', [rules('do a'), model('juggle'), rules('do b'), model('sing')]],
    // A clause that rules over others keeps the goal in one piece.
    ['do a, juggle, do b, don’t do c', [model('do a, juggle, do b, don’t do c')]],
    ['if it rains, do a', [model('if it rains, do a')]],
    ['do "a without b", juggle', [rules('do "a without b"'), model('juggle')]],
    // What follows speaks of what the model did.
    ['juggle, do it', [model('juggle, do it')]],
];
for (const [goal, parts] of goals)
    t.test(goal, async (t) => t.same(partsOf(goal, reader), parts));
t.test('what the rules read and did not find is the model’s, with what hangs on it', async (t) => {
    const isReadable = (goal) => reader.unreadable(goal) === undefined;
    const after = (goal, clause) => partsAfter(goal, clause, [model('rest')], isReadable);
    t.same(after('do a, do b, do c', 'do b'), [model('do b'), rules('do c'), model('rest')]);
    t.same(after('do a, do b', 'do b'), [model('do b'), model('rest')]);
    t.same(after('do a, do b, do that', 'do b'), [model('do b, do that'), model('rest')]);
    t.same(after('do a, do b, do a', 'do a'), [model('do a, do b, do a'), model('rest')], 'said twice');
    t.same(after('do a, do b', 'do z'), [model('do a, do b'), model('rest')], 'in other words');
    t.same(after('do a, do b without c', 'do a'), [model('do a, do b without c'), model('rest')]);
});
//# sourceMappingURL=parts.test.js.map