/** Folders that only this user can have written, so that what lies in them can be run. */
import { lstat, mkdir } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FarmError } from "../errors.js";
/** Of this process; not from the list of users, which an id that a container was given at random is not in. */
export const userId = () => process.getuid?.() ?? 0;
/** Makes the folder, or checks that the one there is a real folder of this user, closed to others. */
export async function privateFolder(path) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const found = await lstat(path);
    if (!found.isDirectory() || found.uid !== userId() || (found.mode & 0o077) !== 0) {
        throw new FarmError('farm_unavailable', `${path} must be a folder of this user with mode 0700; remove it and start again`);
    }
    return path;
}
/** `~/.cache/troupe`; in the folder for temporary files where the home can't be written. */
export async function cacheFolder() {
    try {
        const home = join(homedir(), '.cache');
        await mkdir(home, { recursive: true, mode: 0o700 });
        return await privateFolder(join(home, 'troupe'));
    }
    catch (error) {
        if (error instanceof FarmError)
            throw error;
        // No home, or a read-only one: service users and containers have these.
        return privateFolder(join(tmpdir(), `troupe-cache-${userId()}`));
    }
}
//# sourceMappingURL=private-folder.js.map