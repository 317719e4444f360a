/** The part of nedb that is used, typed as it behaves: its own types describe an ES module, which it is not. */
import { createRequire } from 'node:module';
import nedb from '@seald-io/nedb';
const Nedb = nedb;
export const openMemory = () => new Nedb({ inMemoryOnly: true });
/** What nedb itself compares with, so that an index of ours means the same as a search of nedb's. */
export const { match, compareThings, getDotValue } = createRequire(import.meta.url)('@seald-io/nedb/lib/model.js');
//# sourceMappingURL=memory.js.map