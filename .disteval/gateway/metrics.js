import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { toCredits } from "../store/model/money.js";
export function openMetrics(load, { ofProcess, ofNode = async () => '' }) {
    const registry = new Registry();
    if (ofProcess)
        collectDefaultMetrics({ register: registry });
    addFarmLoad(registry, load);
    return {
        contentType: registry.contentType,
        text: async () => (await Promise.all([registry.metrics(), ofNode()])).join(''),
        ended: requestMetrics(registry),
        runs: runMetrics(registry),
    };
}
function requestMetrics(registry) {
    const registers = [registry];
    const labelNames = ['method', 'route', 'status'];
    const requests = new Counter({
        name: 'troupe_http_requests_total',
        help: 'Calls that have ended; 499 where the caller left before the answer.',
        labelNames,
        registers,
    });
    const seconds = new Histogram({
        name: 'troupe_http_request_duration_seconds',
        help: 'From the first byte of a request to its end.',
        labelNames: ['route'],
        buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 180],
        registers,
    });
    return (request, reply, status) => {
        const route = request.routeOptions.url ?? 'none';
        requests.inc({ method: request.method, route, status });
        seconds.observe({ route }, reply.elapsedTime / 1_000);
    };
}
function runMetrics(registry) {
    const registers = [registry];
    const started = new Counter({
        name: 'troupe_runs_started_total',
        help: 'Runs put on record by this gateway.',
        labelNames: ['mode'],
        registers,
    });
    const ended = new Counter({
        name: 'troupe_runs_ended_total',
        help: 'Runs whose end this gateway stored, those of gateways that died included; failure_code is empty where the goal was reached.',
        labelNames: ['mode', 'status', 'failure_code'],
        registers,
    });
    const seconds = new Histogram({
        name: 'troupe_run_duration_seconds',
        help: 'From the request for a run to its end.',
        labelNames: ['mode'],
        buckets: [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900],
        registers,
    });
    const settled = new Counter({ name: 'troupe_credits_settled_total', help: 'Credits charged for runs that were settled.', registers });
    return {
        started: ({ mode }) => started.inc({ mode }),
        ended({ mode, status, failureCode = '', createdAt, endedAt }) {
            ended.inc({ mode, status, failure_code: failureCode });
            if (endedAt !== undefined)
                seconds.observe({ mode }, (endedAt.getTime() - createdAt.getTime()) / 1_000);
        },
        settled: ({ charge }) => settled.inc(charge === undefined ? 0 : toCredits(charge)),
    };
}
function addFarmLoad(registry, load) {
    new Gauge({
        name: 'troupe_farm_contexts',
        help: 'Browser contexts of the nodes that this gateway knows, and the orders that wait for one.',
        labelNames: ['state'],
        registers: [registry],
        collect() {
            const { capacity, free, waiting } = load();
            this.set({ state: 'capacity' }, capacity);
            this.set({ state: 'free' }, free);
            this.set({ state: 'waiting' }, waiting);
        },
    });
}
//# sourceMappingURL=metrics.js.map