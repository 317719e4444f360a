/** The log of every process: JSON lines, each passed through the redactor on its way out. */
import { pino } from 'pino';
import { redactText } from "../config/redaction.js";
/** Errors are logged as `err` by servers and as `error` by actors. */
const serializers = { err: pino.stdSerializers.err, error: pino.stdSerializers.err };
/** Writes to standard error unless told otherwise: standard output belongs to the banner. */
export function openLog(level, to = pino.destination(2)) {
    return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers, hooks: { streamWrite: redactText } }, to);
}
//# sourceMappingURL=log.js.map