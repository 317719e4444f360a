/**
 * Without the query, which may carry what nobody meant to keep, and with the letters that need no escape as they are
 * (RFC 3986, 6.2.2.2): behind escapes the redactor would not know a key.
 */
export const pathOf = ({ url }) => (url.split('?', 1)[0] ?? url).replace(/%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, (escaped) => decodeURIComponent(escaped));
//# sourceMappingURL=path.js.map