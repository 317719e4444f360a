/** The ids that calls are given: of runs, and of what is paid like one. */
import { randomUUID } from 'node:crypto';
/** `run_` and the like, with 32 hexadecimal digits behind it. */
export const newId = (prefix) => `${prefix}_${randomUUID().replaceAll('-', '')}`;
//# sourceMappingURL=new-id.js.map