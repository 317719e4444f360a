import { apiKeyForm } from "../config/api-key.js";
import { Refusal } from "./errors.js";
const credentials = new RegExp(`^bearer +(${apiKeyForm})$`, 'i');
/** The key that a request carries, if it is of the form of ours. */
export const keyOf = ({ headers }) => credentials.exec(headers.authorization ?? '')?.[1];
/** A hook that sets `request.caller`, or refuses; a store that can't say who it is refuses too. */
export function authenticate(store) {
    return async (request) => {
        const key = keyOf(request);
        const record = key === undefined ? undefined : await store.keys.find(key);
        const tenant = record === undefined ? undefined : await store.tenants.get(record.tenantId);
        if (record === undefined || tenant === undefined) {
            throw new Refusal('unauthorized', 'the API key is missing or not valid: send it as Authorization: Bearer <API_KEY>');
        }
        request.caller = { tenant, keyId: record._id, scopes: record.scopes };
        request.log = request.log.child({ tenantId: tenant._id, keyId: record._id });
    };
}
//# sourceMappingURL=auth.js.map