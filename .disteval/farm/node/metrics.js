/** What a farm node counts, for Prometheus. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
/** A registry of its own, so that nodes in one process don't mix. */
export function newMetrics() {
    const registry = new Registry();
    const registers = [registry];
    const counter = (name, help, labelNames = []) => new Counter({ name: `troupe_farm_${name}`, help, labelNames, registers });
    return {
        registry,
        granted: counter('leases_granted_total', 'Leases granted'),
        refused: counter('leases_refused_total', 'Leases refused, by reason', ['reason']),
        ended: counter('leases_ended_total', 'Leases ended, by reason', ['reason']),
        methodsRefused: counter('commands_refused_total', 'CDP commands that the node refused'),
        egressBytes: counter('egress_bytes_total', 'Bytes through the guards of ended leases, both directions'),
        launches: counter('browser_launches_total', 'Browsers started'),
        crashes: counter('browser_crashes_total', 'Browsers gone without being retired'),
        acquire: new Histogram({
            name: 'troupe_farm_lease_acquire_seconds',
            help: 'Time to find or make a context for a lease',
            buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
            registers,
        }),
        /** `read` is called at each scrape. */
        gauge: (name, help, read) => new Gauge({
            name: `troupe_farm_${name}`,
            help,
            registers,
            collect() {
                this.set(read());
            },
        }),
    };
}
//# sourceMappingURL=metrics.js.map