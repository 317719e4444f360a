/** Which part of a list is asked for, in the query string, and which one was given (SPEC, "Limits"; SPEC-NOTES, "Results"). */
import { Type } from 'typebox';
export const firstPage = { limit: 50, offset: 0 };
export const page = {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: firstPage.limit })),
    offset: Type.Optional(Type.Integer({ minimum: 0, default: firstPage.offset })),
};
/** Beside the list itself; `total` counts all that match. */
export const given = { total: Type.Integer(), limit: Type.Integer(), offset: Type.Integer() };
//# sourceMappingURL=page.js.map