/** Gateways on the bus inside one process. */
import t from 'tap';
import { openLocalBus } from '../../../store/bus/local.ts';
import { clusterContract } from './contract.ts';

const bus = openLocalBus();
t.teardown(() => bus.close());
// Each gateway its own client object, as it has with a server.
clusterContract(async () => ({ ...bus }));
