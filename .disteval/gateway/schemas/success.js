/** Success conditions as callers send them, and the bound on their nesting. */
import { Type } from 'typebox';
/** Levels of `allOf` and `anyOf`; validation recurses, so the bound is checked before it, without recursion. */
export const deepestSuccess = 32;
const text = (description) => Type.String({ minLength: 1, maxLength: 2_000, description });
const conditions = Type.Array(Type.Ref('SuccessCondition#'), { minItems: 1, maxItems: 50 });
const fields = {
    statusText: { match: text('Contained in the visible text of a status message, letter case aside. Never the HTTP status line.') },
    urlIncludes: { value: text('Contained in the address of the active page.') },
    textVisible: { value: text('Visible to a person on any frame of the page.') },
    extracted: {},
    allOf: { conditions },
    anyOf: { conditions },
};
export const successKinds = Object.keys(fields);
/** Each is named as its kind: OpenAPI's discriminator finds it by that, without a mapping, which the validator does not take. */
export const successShapes = Object.entries(fields).map(([kind, more]) => Type.Object({ kind: Type.Literal(kind), ...more }, { $id: kind, additionalProperties: false }));
export const SuccessCondition = Type.Unsafe({
    $id: 'SuccessCondition',
    description: `What must be true at the end; exactly one of these shapes, nested at most ${deepestSuccess} levels deep.`,
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: successKinds.map((kind) => Type.Ref(`${kind}#`)),
    examples: [
        {
            kind: 'allOf',
            conditions: [
                { kind: 'urlIncludes', value: '/welcome' },
                { kind: 'statusText', match: 'Hello' },
            ],
        },
    ],
});
/** Whether `success` is nested deeper than allowed, or holds more than 500 conditions; reads anything, well-formed or not. */
export function isTooDeep(success) {
    let level = [success];
    let seen = 0;
    for (let depth = 0; level.length > 0; depth += 1) {
        seen += level.length;
        if (depth > deepestSuccess || seen > 500)
            return true;
        level = level.flatMap(nested);
    }
    return false;
}
function nested(condition) {
    if (typeof condition !== 'object' || condition === null || !('conditions' in condition))
        return [];
    return Array.isArray(condition.conditions) ? condition.conditions : [];
}
//# sourceMappingURL=success.js.map