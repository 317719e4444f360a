/** What gateways say to each other on the bus, version 1; each end checks what it receives. */
import { Type } from 'typebox';
export const remoteVersion = 1;
/** Where a gateway hears requests to it and answers to its own. */
export const gatewayChannel = (id) => `gateway.${id}`;
/** Where a gateway says that it came or goes. */
export const membershipChannel = 'gateways';
/** What a gateway announces under the kind `gateway`; those of another version are not of its cluster. */
export const GatewayAnnouncement = Type.Object({ version: Type.Literal(remoteVersion) });
const AnyJson = Type.Unsafe({});
export const Envelope = Type.Union([
    Type.Object({
        version: Type.Literal(remoteVersion),
        type: Type.Literal('request'),
        /** The same when it is sent again. */
        id: Type.String(),
        from: Type.String(),
        name: Type.String(),
        payload: AnyJson,
        /** How long the asker still waits. */
        timeoutMs: Type.Integer({ minimum: 0 }),
    }),
    Type.Object({
        version: Type.Literal(remoteVersion),
        type: Type.Literal('response'),
        id: Type.String(),
        outcome: Type.Union([
            Type.Object({ type: Type.Literal('replied'), payload: AnyJson }),
            /** The asked one does not own what was asked about; `members` is the cluster as it sees it. */
            Type.Object({ type: Type.Literal('not_here'), members: Type.Array(Type.String()) }),
            Type.Object({ type: Type.Literal('refused'), message: Type.String() }),
        ]),
    }),
]);
//# sourceMappingURL=remote.js.map