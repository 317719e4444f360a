/** Outside `/api/v1` and without a key: whether the process lives, whether it can work, and its numbers. */
import { type Static, Type } from 'typebox';
import type { App } from '../app.ts';
import { atMost } from '../at-most.ts';
import type { Metrics } from '../metrics.ts';

/** Something that the gateway can't work without. */
export interface Part {
  readonly name: 'store' | 'bus' | 'farm';
  /** Whether it answers now; a rejection counts as no. */
  readonly answers: () => Promise<boolean>;
}

interface Deps {
  readonly parts: readonly Part[];
  readonly metrics: Metrics;
}

const patienceMs = 2_000;
const Readiness = Type.Object({ ready: Type.Boolean(), parts: Type.Record(Type.String(), Type.Boolean()) });

export function healthRoutes(app: App, { parts, metrics }: Deps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
  app.get('/readyz', { schema: { hide: true, response: { 200: Readiness, 503: Readiness } } }, async (_request, reply) => {
    const readiness = await askAll(parts);
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

async function askAll(parts: readonly Part[]): Promise<Static<typeof Readiness>> {
  // A part that fails is not ready; why is in its own log.
  const asked = parts.map(
    async ({ name, answers }) =>
      [
        name,
        await atMost(
          patienceMs,
          answers().catch(() => false),
          false,
        ),
      ] as const,
  );
  const answers = await Promise.all(asked);
  return { ready: answers.every(([, answer]) => answer), parts: Object.fromEntries(answers) };
}
