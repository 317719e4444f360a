/**
 * What gateway and farm node say to each other, version 1. HTTP with `authorization: Bearer FARM_SECRET`:
 *   POST   /v1/leases              LeaseRequest → 201 LeaseGrant | 429 LeaseRefusal | 503 (no browser starts)
 *   POST   /v1/leases/:id/renew    LeaseRenewal → 200 LeaseState | 404 | 409 (a newer epoch holds it)
 *   DELETE /v1/leases/:id?epoch=…  → 204 (also when it is gone already) | 409 (a newer epoch holds it)
 *   GET    /v1/leases/:id/downloads/:guid?epoch=… → 200 the bytes | 404 | 409, with the lease's token as the bearer
 *   GET    /v1/status              → NodeStatus          GET /metrics → Prometheus text
 * and the WebSocket of the grant, `/v1/leases/:id?token=…&epoch=…[&role=debugger]`: CDP as a browser speaks it, filtered to
 * the lease's browser context, plus the `Lease.*` events below. On attach the node replays what stands: a
 * `Target.attachedToTarget` for every live session and a `Page.javascriptDialogOpening` for every open dialog.
 * Sessions belong to the node and outlive the socket. It attaches to every page, frame process and worker at its birth, with
 * `waitingForDebugger: true`: the driver must send `Runtime.runIfWaitingForDebugger` to each, or it never runs.
 */
import { Type } from 'typebox';
export const protocolVersion = 1;
export const LeaseRequest = Type.Object({
    /** For fairness and metrics only; the node trusts the gateway about it. */
    tenantId: Type.String(),
    /** The lease ends when it is not renewed for this long. */
    ttlMs: Type.Integer({ minimum: 1_000, maximum: 3_600_000 }),
    fleet: Type.String(),
    /** The fence of the owner: an attach with a higher one evicts a lower one's client, and a lower one is refused. */
    epoch: Type.Integer({ minimum: 1 }),
    /** The caller's proxy, `http:`, `https:` or `socks5:` with optional credentials. */
    proxy: Type.Optional(Type.String()),
});
export const Load = Type.Object({ capacity: Type.Integer(), free: Type.Integer() });
export const LeaseGrant = Type.Object({
    leaseId: Type.String(),
    /** Complete but for `epoch` and `role`. */
    webSocketUrl: Type.String(),
    load: Load,
});
export const LeaseRefusal = Type.Object({
    reason: Type.Union([Type.Literal('full'), Type.Literal('draining'), Type.Literal('fleet')]),
    load: Load,
});
export const LeaseRenewal = Type.Object({
    /** A higher one than the lease's takes it over: the older owner's driver is evicted at once. */
    epoch: Type.Integer({ minimum: 1 }),
    /** Absent: as long again as last time. */
    ttlMs: Type.Optional(Type.Integer({ minimum: 1_000, maximum: 3_600_000 })),
});
export const LeaseState = Type.Object({
    leaseId: Type.String(),
    epoch: Type.Integer(),
    expiresAt: Type.Integer(),
    /** Through the lease's guard, both directions, so far. */
    egressBytes: Type.Integer(),
    browserMs: Type.Integer(),
    /** As in the grant: for whoever takes the lease over. */
    webSocketUrl: Type.String(),
});
/** What names one file that the browser of a lease has downloaded. */
export const DownloadPath = Type.Object({
    id: Type.String({ pattern: '^[0-9a-f]+$' }),
    guid: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});
/** What a node announces on the bus under the kind `node`. */
export const NodeAnnouncement = Type.Object({
    version: Type.Literal(protocolVersion),
    id: Type.String(),
    url: Type.String(),
    fleet: Type.String(),
    capacity: Type.Integer(),
    free: Type.Integer(),
    draining: Type.Boolean(),
});
export const NodeStatus = Type.Object({
    node: NodeAnnouncement,
    browser: Type.Object({
        version: Type.String(),
        builtAt: Type.Optional(Type.String()),
        ageDays: Type.Optional(Type.Number()),
        path: Type.String(),
        /** False when a browser runs without one: as root, or where user namespaces are forbidden. */
        sandboxed: Type.Boolean(),
    }),
    browsers: Type.Array(Type.Object({
        pid: Type.Integer(),
        leases: Type.Integer(),
        served: Type.Integer(),
        rssBytes: Type.Integer(),
        retiring: Type.Boolean(),
    })),
    leases: Type.Array(Type.Object({
        leaseId: Type.String(),
        tenantId: Type.String(),
        epoch: Type.Integer(),
        attached: Type.Boolean(),
        expiresAt: Type.Integer(),
        egressBytes: Type.Integer(),
    })),
    warm: Type.Integer(),
});
/** Why a lease is over, as `Lease.ended` and the close reason of its socket say. */
export const leaseEnds = ['released', 'expired', 'evicted', 'browser_crashed', 'node_stopping'];
/** The JSON-RPC code of a command that the node itself refused, with its reason as the message. */
export const refusedByNode = -32099;
//# sourceMappingURL=lease.js.map