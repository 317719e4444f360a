/** Watches the driver's own watch over its servers: a check that never ends would leave the client without a server for ever. */
import type { MongoClient, ServerHeartbeatStartedEvent } from 'mongodb';

/** Between two attempts, of which one that is refused fails at once. */
const retryMs = 1_000;

/**
 * Connects the client anew when a check of a server has neither succeeded nor failed within `checkMs`, to which the
 * driver's wait for news is added where it waits for them. What the client has handed out stays in use. Measured with
 * driver 7.9: where a server closes all its connections at once, the check is written to a socket that is destroyed and
 * not yet closed, and waits for it to drain. Gives what ends the watch.
 */
export function watchMonitors(client: MongoClient, checkMs: number): () => void {
  const checks = new Map<string, NodeJS.Timeout>();
  let watching = true;
  const ended = ({ connectionId }: { readonly connectionId: string }) => clearTimeout(checks.get(connectionId));
  const forgetAll = () => {
    for (const check of checks.values()) clearTimeout(check);
    checks.clear();
  };
  const started = ({ connectionId, awaited }: ServerHeartbeatStartedEvent) => {
    ended({ connectionId });
    const ms = checkMs + (awaited ? client.options.heartbeatFrequencyMS : 0);
    checks.set(connectionId, setTimeout(reconnect, ms).unref());
  };

  async function reconnect(): Promise<void> {
    try {
      await client.close();
      forgetAll();
      if (watching) await client.connect();
      // Whoever closed it meanwhile found nothing to close.
      if (!watching) await client.close();
    } catch {
      // Each operation is told by itself that there is no server meanwhile.
      forgetAll();
      if (watching) setTimeout(reconnect, retryMs).unref();
    }
  }

  client.on('serverHeartbeatStarted', started).on('serverHeartbeatSucceeded', ended).on('serverHeartbeatFailed', ended);
  return () => {
    watching = false;
    forgetAll();
    client.off('serverHeartbeatStarted', started).off('serverHeartbeatSucceeded', ended).off('serverHeartbeatFailed', ended);
  };
}
