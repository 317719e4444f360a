/** Secrets of a tenant, stored by name and never told again (SPEC, "Secret vault"). */
/** What a secret may be called; a prompt names it as `{{secret:NAME}}`. */
export const secretName = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/;
//# sourceMappingURL=secret.js.map