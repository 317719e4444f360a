/** What a person reads when the service is up: where it is, the key, and a line to paste. */

interface BannerFacts {
  /** Without a slash at the end. */
  readonly url: string;
  /** The development tenant's, where this gateway knows it. */
  readonly apiKey: string | undefined;
  readonly keyFile: string;
  /** The body of a run that works on this machine. */
  readonly run: object;
}

const unknownKey = `The development key is not known here: the gateway that made it keeps it, or it was revoked. Another one:

  npm run -s key -- create --tenant development`;

export function banner({ url, apiKey, keyFile, run }: BannerFacts): string {
  const key = apiKey === undefined ? unknownKey : `The development key, kept in ${keyFile}:\n\n  ${apiKey}`;
  const shownKey = apiKey ?? 'API_KEY';
  const curl = `curl -s ${url}/api/v1/run -H 'authorization: Bearer ${shownKey}' -H 'content-type: application/json' -d ${quoted(JSON.stringify(run))}`;
  return `Troupe is ready at ${url}\n\n${key}\n\nA first run, to paste:\n\n  ${curl}\n\n`;
}

/** For a shell (POSIX, 2.2.2): nothing is special between single quotes but their own end. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The address by which this machine reaches a listener, also where it listens on all of them. */
export function reachable(host: string, port: number): string {
  const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
}
