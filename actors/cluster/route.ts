/** Reaches what lives at one gateway of the cluster: there, or here when that gateway can't be reached. */
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ActorError } from '../errors.ts';
import type { RemoteAsk } from '../protocol/remote.ts';
import type { Cluster } from './cluster.ts';

interface RouteOptions<Request extends TSchema, Reply extends TSchema> {
  readonly cluster: Cluster;
  readonly ask: RemoteAsk<Request, Reply>;
  /** The key of the actor that the request is for. */
  keyOf(request: Static<Request>): string;
  serve(request: Static<Request>): Promise<Static<Reply>>;
  /** How long the other gateway is waited for. */
  readonly remoteMs: number;
}

/**
 * Also serves what other gateways ask. Two owners at once must do no harm: the journal keeps them apart, and a command that
 * was lost on the way is served again. Rejects as `serve` does, and with `ActorError` `malformed` for what is no such request.
 */
export function openRoute<Request extends TSchema, Reply extends TSchema>({
  cluster,
  ask,
  keyOf,
  serve,
  remoteMs,
}: RouteOptions<Request, Reply>): (request: Static<Request>) => Promise<Static<Reply>> {
  cluster.handle(ask, async (request) => {
    const key = keyOf(request);
    if (cluster.ownerOf(key) !== cluster.self) throw new ActorError('not_here', `${key} is not at ${cluster.self}`);
    return serve(request);
  });

  return async (request) => {
    if (!Value.Check(ask.request, request)) throw new ActorError('malformed', `Not for ${ask.name}: ${JSON.stringify(request)}`);
    const owner = cluster.ownerOf(keyOf(request));
    if (owner === cluster.self) return serve(request);
    try {
      return await cluster.ask(owner, ask, request, remoteMs);
    } catch (error) {
      if (!(error instanceof ActorError)) throw error;
      // Where it lives is for speed.
      return serve(request);
    }
  };
}
