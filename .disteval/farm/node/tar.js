/** Reads the few plain files of a trusted tar archive (POSIX ustar). */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
const block = 512;
function* entries(archive) {
    for (let at = 0; at + block <= archive.length;) {
        const header = archive.subarray(at, at + block);
        const text = (from, to) => header.toString('utf8', from, to).replace(/\0.*$/s, '').trim();
        const octal = (from, to) => Number.parseInt(text(from, to) || '0', 8);
        if (header[0] === 0)
            return;
        const size = octal(124, 136);
        const start = at + block;
        at = start + Math.ceil(size / block) * block;
        const kind = text(156, 157);
        if (kind !== '' && kind !== '0')
            continue;
        const prefix = text(345, 500);
        yield {
            name: prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`,
            data: archive.subarray(start, start + size),
            executable: (octal(100, 108) & 0o100) !== 0,
            modified: new Date(octal(136, 148) * 1000),
        };
    }
}
/** Writes the archive's files below `folder`; answers when the youngest of them was made. */
export async function unpackTar(archive, folder) {
    let youngest = new Date(0);
    for (const { name, data, executable, modified } of entries(archive)) {
        if (name.startsWith('/') || name.split('/').includes('..'))
            throw new Error(`the archive names a file outside its folder: ${name}`);
        const path = join(folder, name);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeFile(path, data, { mode: executable ? 0o700 : 0o600 });
        if (modified > youngest)
            youngest = modified;
    }
    return youngest;
}
//# sourceMappingURL=tar.js.map