/** Tenants and the keys that speak for them. */
export type Plan = 'free' | 'starter' | 'pro' | 'enterprise';

export interface Tenant {
  readonly _id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly reseller: boolean;
  /** The reseller that created it. */
  readonly parentId?: string;
  readonly createdAt: Date;
}

export interface ApiKey {
  readonly _id: string;
  readonly tenantId: string;
  /** SHA-256 of the key, hex; the key itself is shown once and never stored. */
  readonly hash: string;
  /** The first characters, for a person to recognise it by. */
  readonly preview: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  readonly revokedAt?: Date;
}
