/** Gateways on the bus inside one process. */
import t from 'tap';
import { openLocalBus } from "../../../store/bus/local.js";
import { clusterContract } from "./contract.js";
const bus = openLocalBus();
t.teardown(() => bus.close());
// Each gateway its own client object, as it has with a server.
clusterContract(async () => ({ ...bus }));
//# sourceMappingURL=local.test.js.map