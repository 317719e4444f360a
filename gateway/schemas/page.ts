/** Which part of a list is asked for, in the query string (SPEC, "Limits"). */
import { Type } from 'typebox';

export const firstPage = { limit: 50, offset: 0 };

export const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: firstPage.limit })),
  offset: Type.Optional(Type.Integer({ minimum: 0, default: firstPage.offset })),
};
