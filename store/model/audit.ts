/** What was asked of the service, by whom, and how it ended. */

export interface AuditRecord {
  readonly _id: string;
  /** Absent when no key was accepted. */
  readonly tenantId?: string;
  readonly keyId?: string;
  readonly requestId: string;
  readonly method: string;
  /** As registered, with its parameters' names. */
  readonly route: string;
  readonly status: number;
  /** What the call aimed at, redacted. */
  readonly target?: string;
  readonly goal?: string;
  readonly runId?: string;
  readonly at: Date;
  readonly durationMs: number;
  /** Of calls without an accepted key: the path, redacted; who called; and the beginning of the key, where it could be one. */
  readonly path?: string;
  readonly address?: string;
  readonly keyPreview?: string;
  /** How many calls it stands for, the one described being the first; absent means one. */
  readonly calls?: number;
}
