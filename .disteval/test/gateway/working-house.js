import { startActors } from "../../actors/start.js";
import { openFarm } from "../../farm/client/farm.js";
import { openResolver } from "../../farm/egress/resolve.js";
import { openPage } from "../../farm/page/open.js";
import { targetCheck } from "../../gateway/targets.js";
import { microCredits } from "../../store/model/money.js";
import { farmNode, secret } from "../farm/harness.js";
import { openHouse, openTestStore } from "./house.js";
export async function openWorkingHouse(t, { slots = 2, ...queue } = {}) {
    const store = await openTestStore(t);
    await farmNode(t, { bus: store.bus, slots });
    const farm = await openFarm({ bus: store.bus, secret, openPage, ...queue });
    const log = { info() { }, warn() { }, error: (fields, message) => t.fail(message, fields) };
    const escalate = (_status, error) => t.fail('an actor ends the process', { error });
    const allow = ['127.0.0.1'];
    const resolve = openResolver(allow);
    const actors = await startActors({ store, farm, log, runTimeoutMs: 30_000, fleet: 'default', escalate, resolve });
    t.teardown(async () => {
        await actors.stop();
        await farm.close();
    });
    const { runs, visits, ledger } = actors;
    const house = await openHouse(t, { store, runs, visits, ledger, checkTarget: targetCheck(allow, resolve) });
    return {
        ...house,
        address: await house.app.listen({ host: '127.0.0.1', port: 0 }),
        async tenant(name, credits, plan) {
            const tenant = await house.tenant(name, plan);
            if (credits > 0)
                await ledger.grant(tenant.id, 'first', microCredits(credits));
            return tenant;
        },
    };
}
//# sourceMappingURL=working-house.js.map