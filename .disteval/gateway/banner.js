/** What a person reads when the service is up: where it is, the key, and a line to paste. */
const unknownKey = `The development key is not known here: the gateway that made it keeps it, or it was revoked. Another one:

  npm run -s key -- create --tenant development`;
export function banner({ url, apiKey, keyFile, run }) {
    const key = apiKey === undefined ? unknownKey : `The development key, kept in ${keyFile}:\n\n  ${apiKey}`;
    const shownKey = apiKey ?? 'API_KEY';
    const curl = `curl -s ${url}/api/v1/run -H 'authorization: Bearer ${shownKey}' -H 'content-type: application/json' -d ${quoted(JSON.stringify(run))}`;
    return `Troupe is ready at ${url}\n\n${key}\n\nA first run, to paste:\n\n  ${curl}\n\n`;
}
/** For a shell (POSIX, 2.2.2): nothing is special between single quotes but their own end. */
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
/** The address by which this machine reaches a listener, also where it listens on all of them. */
export function reachable(host, port) {
    const local = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
    return `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
}
//# sourceMappingURL=banner.js.map