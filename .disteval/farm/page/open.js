/** Attaches to a lease and drives its page. */
import { Connection } from "./connection.js";
import { Driver } from "./driver.js";
/** A socket that is silent for this long is asked for a sign of life. */
const heartbeatMs = 5_000;
/**
 * Attaches to the lease's endpoint and takes its pages over as they stand. `deadlineMs` bounds every method (30 s).
 * Rejects with `lease_lost`, or why the lease is over.
 */
export async function openPage(options) {
    const { webSocketUrl, deadlineMs = 30_000 } = options;
    const driver = new Driver(webSocketUrl, deadlineMs);
    await Connection.open({ webSocketUrl, deadlineMs, heartbeatMs }, (connection) => driver.attach(connection), (error) => driver.lose(error));
    return driver;
}
//# sourceMappingURL=open.js.map