/** A process that asks for a folder's lock, says `held` or the error, and holds it until its input ends. Arguments: the folder. */
import { once } from 'node:events';
import { StoreError } from "../../store/errors.js";
import { lockFolder } from "../../store/lock.js";
try {
    const lock = await lockFolder(process.argv[2] ?? '');
    process.stdout.write('held\n');
    process.stdin.resume();
    await once(process.stdin, 'end');
    await lock.release();
}
catch (error) {
    process.stdout.write(`${error instanceof StoreError ? error.code : error}\n`);
}
//# sourceMappingURL=holder.js.map