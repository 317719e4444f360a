/** The gateway's numbers, as Prometheus reads them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Farm } from '../farm/client/port.ts';
import { toCredits } from '../store/model/money.ts';
import type { RunDocument } from '../store/model/run.ts';

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** Counts a call that has ended, by route and never by path: paths are without bound. */
  ended(request: FastifyRequest, reply: FastifyReply, status: number): void;
  readonly runs: RunMetrics;
  /** From now on tells how many gateways this one sees alive, itself among them. */
  gateways(members: () => readonly string[]): void;
}

export interface RunMetrics {
  started(run: RunDocument): void;
  ended(run: RunDocument): void;
  settled(run: RunDocument): void;
}

interface Options {
  /** Adds the numbers of the process itself, which belong to one registry at a time. */
  readonly ofProcess: boolean;
  /** The numbers of a farm node in this process, under names of its own. */
  readonly ofNode?: (() => Promise<string>) | undefined;
}

export function openMetrics(load: Farm['load'], { ofProcess, ofNode = async () => '' }: Options): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  addFarmLoad(registry, load);
  return {
    contentType: registry.contentType,
    text: async () => (await Promise.all([registry.metrics(), ofNode()])).join(''),
    ended: requestMetrics(registry),
    runs: runMetrics(registry),
    gateways(members) {
      new Gauge({
        name: 'troupe_gateways',
        help: 'Gateways that this one sees alive, itself among them.',
        registers: [registry],
        collect() {
          this.set(members().length);
        },
      });
    },
  };
}

function requestMetrics(registry: Registry): Metrics['ended'] {
  const registers = [registry];
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'troupe_http_requests_total',
    help: 'Calls that have ended; 499 where the caller left before the answer.',
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: 'troupe_http_request_duration_seconds',
    help: 'From the first byte of a request to its end.',
    labelNames: ['route'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 180],
    registers,
  });
  return (request, reply, status) => {
    const route = request.routeOptions.url ?? 'none';
    requests.inc({ method: request.method, route, status });
    seconds.observe({ route }, reply.elapsedTime / 1_000);
  };
}

function runMetrics(registry: Registry): RunMetrics {
  const registers = [registry];
  const started = new Counter({
    name: 'troupe_runs_started_total',
    help: 'Runs put on record by this gateway.',
    labelNames: ['mode'] as const,
    registers,
  });
  const ended = new Counter({
    name: 'troupe_runs_ended_total',
    help: 'Runs whose end this gateway stored, those of gateways that died included; failure_code is empty where the goal was reached.',
    labelNames: ['mode', 'status', 'failure_code'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'troupe_run_duration_seconds',
    help: 'From the request for a run to its end.',
    labelNames: ['mode'] as const,
    buckets: [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900],
    registers,
  });
  const settled = new Counter({ name: 'troupe_credits_settled_total', help: 'Credits charged for runs that were settled.', registers });
  return {
    started: ({ mode }) => started.inc({ mode }),
    ended({ mode, status, failureCode = '', createdAt, endedAt }) {
      ended.inc({ mode, status, failure_code: failureCode });
      if (endedAt !== undefined) seconds.observe({ mode }, (endedAt.getTime() - createdAt.getTime()) / 1_000);
    },
    settled: ({ charge }) => settled.inc(charge === undefined ? 0 : toCredits(charge)),
  };
}

function addFarmLoad(registry: Registry, load: Farm['load']): void {
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
}
