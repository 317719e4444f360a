/** The gateway's numbers, as Prometheus reads them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Farm } from '../farm/client/port.ts';

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** Counts an answered request, by route and never by path: paths are without bound. */
  answered(request: FastifyRequest, reply: FastifyReply): void;
}

/** `ofProcess` adds the numbers of the process itself, which belong to one registry at a time. */
export function openMetrics(load: Farm['load'], options: { readonly ofProcess: boolean }): Metrics {
  const registry = new Registry();
  if (options.ofProcess) collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({ name: 'troupe_http_requests_total', help: 'Answered requests.', labelNames, registers: [registry] });
  const seconds = new Histogram({
    name: 'troupe_http_request_seconds',
    help: 'From the first byte of a request to its answer.',
    labelNames: ['route'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 180],
    registers: [registry],
  });
  new Gauge({
    name: 'troupe_farm_contexts',
    help: 'Browser contexts of the nodes that this gateway knows, and the orders that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { capacity, free, waiting } = load();
      this.set({ state: 'capacity' }, capacity);
      this.set({ state: 'free' }, free);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered(request, reply) {
      const route = request.routeOptions.url ?? 'none';
      requests.inc({ method: request.method, route, status: reply.statusCode });
      seconds.observe({ route }, reply.elapsedTime / 1_000);
    },
  };
}
