/** The log of every process: JSON lines, each passed through the redactor on its way out. */
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/env.ts';
import { redactText } from '../config/redaction.ts';

/** Errors are logged as `err` by servers and as `error` by actors. */
const serializers = { err: pino.stdSerializers.err, error: pino.stdSerializers.err };

/** Writes to standard error unless told otherwise: standard output belongs to the banner. */
export function openLog(level: LogLevel, to: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers, hooks: { streamWrite: redactText } }, to);
}
