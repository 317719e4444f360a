var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
/** Finds the sites of the evaluation and their goals: those in the open, and those kept aside. */
import { readdir } from 'node:fs/promises';
export const parts = ['open', 'aside'];
/** The pages are read from the source tree, which the compiled goals stand beside. */
const sources = new URL('../../../test/eval/', import.meta.url);
/** Every goal of every site, by part, then by site's name. */
export async function loadGoals() {
    const placed = [];
    for (const part of parts) {
        const entries = await readdir(new URL(`${part}/`, sources), { withFileTypes: true });
        const sites = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
        for (const site of sites.sort()) {
            const { goals } = (await import(__rewriteRelativeImportExtension(new URL(`${part}/${site}/goals.js`, import.meta.url).href)));
            const folder = new URL(`${part}/${site}/`, sources);
            placed.push(...goals.map((goal) => ({ part, folder, goal })));
        }
    }
    return placed;
}
//# sourceMappingURL=sites.js.map