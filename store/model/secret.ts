/** Secrets of a tenant, stored by name and never told again (SPEC, "Secret vault"). */

/** What a secret may be called; a prompt names it as `{{secret:NAME}}`. */
export const secretName = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/;

/** The document of one; what is encrypted is base64 (store/envelope.ts). */
export interface SecretDocument {
  readonly _id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly keyId: string;
  readonly wrappedKey: string;
  readonly sealed: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
