/** `GET` and `POST /secrets`, `DELETE /secrets/{name}`: the vault, which is written and never read (SPEC, "Secret vault"). */
import { Type } from 'typebox';
import { secretName } from "../../store/model/secret.js";
import { oneTimeCodes } from "../../store/one-time-codes.js";
import { Refusal } from "../errors.js";
import { answer } from "../schemas/answer.js";
import { refusalsOf } from "../schemas/error.js";
import { firstPage, given, page } from "../schemas/page.js";
import { short } from "../short.js";
const Name = Type.String({ pattern: secretName.source, description: 'Prompts name it as `{{secret:NAME}}`.' });
const listSchema = {
    operationId: 'listSecrets',
    summary: 'The names of the stored secrets',
    description: 'Free. Values are never told.',
    tags: ['Secrets'],
    querystring: Type.Object(page, { additionalProperties: false }),
    response: {
        200: answer(Type.Object({ secrets: Type.Array(Type.String()), ...given }, { examples: [{ secrets: ['SHOP_PASSWORD'], total: 1, limit: 50, offset: 0 }] }), 'A page of the names, in alphabetical order; `total` counts all.'),
        ...refusalsOf(400, 401, 429, 503),
    },
};
const storeSchema = {
    operationId: 'storeSecret',
    summary: 'Store a secret',
    description: 'Free. In place of the value stored under this name before. An `otpauth://totp` address is filled as its current code.',
    tags: ['Secrets'],
    body: Type.Object({ name: Name, value: Type.String({ minLength: 1, maxLength: 8_192, description: 'Encrypted; filled by runs, and told to nobody.' }) }, { additionalProperties: false, examples: [{ name: 'SHOP_PASSWORD', value: 'correct horse battery staple' }] }),
    response: {
        200: answer(Type.Object({ name: Type.String() }, { examples: [{ name: 'SHOP_PASSWORD' }] }), 'It is stored.'),
        ...refusalsOf(400, 401, 429, 503),
    },
};
const removeSchema = {
    operationId: 'deleteSecret',
    summary: 'Delete a secret',
    description: 'Free. Runs under way have read it already.',
    tags: ['Secrets'],
    params: Type.Object({ name: Type.String() }),
    response: {
        200: answer(Type.Object({ name: Type.String(), deleted: Type.Literal(true) }, { examples: [{ name: 'SHOP_PASSWORD', deleted: true }] }), 'It is gone.'),
        ...refusalsOf(400, 401, 404, 429, 503),
    },
};
export function secretsRoutes(app, { store }) {
    app.get('/secrets', { schema: listSchema }, async ({ caller, query }) => {
        const asked = { ...firstPage, ...query };
        const { names, total } = await store.secrets.names(caller.tenant._id, asked);
        return { secrets: names, total, limit: asked.limit, offset: asked.offset };
    });
    app.post('/secrets', { schema: storeSchema }, async ({ caller, body: { name, value }, about }) => {
        about.target = `secret ${name}`;
        refuseUnfit(value);
        await store.secrets.put(caller.tenant._id, name, value);
        return { name };
    });
    app.delete('/secrets/:name', { schema: removeSchema }, async ({ caller, params: { name }, about }) => {
        about.target = `secret ${short(name)}`;
        if (!(await store.secrets.remove(caller.tenant._id, name)))
            throw new Refusal('not_found', `there is no secret ${short(name)} of this tenant`);
        return { name, deleted: true };
    });
}
/** What could never be filled as it was meant is refused now, and not in the middle of a run. */
function refuseUnfit(value) {
    const codes = oneTimeCodes(value);
    if (codes !== undefined && 'problem' in codes)
        throw new Refusal('bad_request', `value ${codes.problem}`);
    // Half a character would be stored as another one.
    if (/\p{Surrogate}/u.test(value))
        throw new Refusal('bad_request', 'value must be well-formed Unicode: it holds half a character');
}
//# sourceMappingURL=secrets.js.map