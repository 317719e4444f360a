import t from 'tap';
import { shapeOfRun } from "../../gateway/run-shape.js";
import { deepestSuccess } from "../../gateway/schemas/success.js";
const success = { kind: 'extracted' };
const adHoc = { url: 'https://a.example', prompt: 'read the total', success };
/** `extracted` under so many levels of `allOf`. */
const nested = (levels) => {
    let condition = success;
    for (let level = 0; level < levels; level += 1)
        condition = { kind: 'allOf', conditions: [condition] };
    return condition;
};
t.test('the shape is known by its fields', async (t) => {
    t.same(shapeOfRun(adHoc), { shape: 'AdHocRun' });
    t.same(shapeOfRun({ target: 'https://a.example', goal: 'sign-in' }), { shape: 'NamedRun' });
    t.same(shapeOfRun({ ...adHoc, unknown: 1 }), { shape: 'AdHocRun' }, 'what does not belong is for the schema to say');
});
t.test('what is neither shape says what is missing', async (t) => {
    const cases = [
        [null, /must be a JSON object/],
        [[adHoc], /must be a JSON object/],
        ['run', /must be a JSON object/],
        [{}, /names no goal/],
        [{ url: 'https://a.example' }, /^prompt and success are missing/],
        [{ url: 'https://a.example', prompt: 'x' }, /^success is missing/],
        [{ prompt: 'x', success }, /^url is missing/],
        [{ goal: 'sign-in' }, /^target is missing/],
        [{ target: 'https://a.example' }, /^goal is missing/],
        [{ target: 'https://a.example', goal: 'log in and pay' }, /must be the name of a compiled skill/],
        [{ goal: 'Sign-In' }, /must be the name of a compiled skill/],
        [{ url: 'https://a.example', goal: 'sign-in' }, /goal can't stand beside/],
    ];
    for (const [body, problem] of cases)
        t.match(shapeOfRun(body), { problem }, JSON.stringify(body));
});
t.test('success may nest, up to a bound that is counted without recursion', async (t) => {
    t.same(shapeOfRun({ ...adHoc, success: nested(deepestSuccess) }), { shape: 'AdHocRun' });
    t.match(shapeOfRun({ ...adHoc, success: nested(deepestSuccess + 1) }), { problem: /nested more than/ });
    t.match(shapeOfRun({ ...adHoc, success: nested(100_000) }), { problem: /nested more than/ });
    const wide = { kind: 'anyOf', conditions: Array(50).fill({ kind: 'anyOf', conditions: Array(50).fill(success) }) };
    t.match(shapeOfRun({ ...adHoc, success: wide }), { problem: /more than 500 conditions/ });
});
//# sourceMappingURL=run-shape.test.js.map