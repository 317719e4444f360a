/** Which addresses a caller's page or request may not reach, and what ALLOW_PRIVATE_TARGETS opens. */
import ipaddr from 'ipaddr.js';
/**
 * What is not the public internet: the IANA special-purpose registries of IPv4 and IPv6 (RFC 6890, RFC 8190) less their few
 * anycast services that are reachable by all, and the addresses at which clouds serve credentials. The first match names it.
 */
const specialRanges = [
    ['169.254.169.254/32', 'a cloud metadata address'],
    ['169.254.170.2/32', 'a cloud metadata address'],
    ['100.100.100.200/32', 'a cloud metadata address'],
    ['192.0.0.192/32', 'a cloud metadata address'],
    ['168.63.129.16/32', 'a cloud platform address'],
    ['fd00:ec2::254/128', 'a cloud metadata address'],
    ['fd20:ce::254/128', 'a cloud metadata address'],
    ['0.0.0.0/8', 'an address of this network (RFC 791)'],
    ['10.0.0.0/8', 'a private address (RFC 1918)'],
    ['100.64.0.0/10', 'a shared address of carriers (RFC 6598)'],
    ['127.0.0.0/8', 'a loopback address (RFC 1122)'],
    ['169.254.0.0/16', 'a link-local address (RFC 3927)'],
    ['172.16.0.0/12', 'a private address (RFC 1918)'],
    ['192.0.0.0/24', 'an address for protocol assignments (RFC 6890)'],
    ['192.0.2.0/24', 'a documentation address (RFC 5737)'],
    ['192.88.99.0/24', 'a retired 6to4 relay address (RFC 7526)'],
    ['192.168.0.0/16', 'a private address (RFC 1918)'],
    ['198.18.0.0/15', 'a benchmarking address (RFC 2544)'],
    ['198.51.100.0/24', 'a documentation address (RFC 5737)'],
    ['203.0.113.0/24', 'a documentation address (RFC 5737)'],
    ['224.0.0.0/4', 'a multicast address (RFC 5771)'],
    ['255.255.255.255/32', 'the broadcast address (RFC 8190)'],
    ['240.0.0.0/4', 'a reserved address (RFC 1112)'],
    ['::/128', 'the unspecified address (RFC 4291)'],
    ['::1/128', 'the loopback address (RFC 4291)'],
    ['::/96', 'an IPv4-compatible address (RFC 4291)'],
    ['64:ff9b:1::/48', 'an address of a local translator (RFC 8215)'],
    ['100::/64', 'a discard-only address (RFC 6666)'],
    ['2001::/32', 'a Teredo address (RFC 4380)'],
    ['2001:2::/48', 'a benchmarking address (RFC 5180)'],
    ['2001::/23', 'an address for protocol assignments (RFC 2928)'],
    ['2001:db8::/32', 'a documentation address (RFC 3849)'],
    ['3fff::/20', 'a documentation address (RFC 9637)'],
    ['fc00::/7', 'a unique local address (RFC 4193)'],
    ['fe80::/10', 'a link-local address (RFC 4291)'],
    ['fec0::/10', 'a site-local address (RFC 3879)'],
    ['ff00::/8', 'a multicast address (RFC 4291)'],
].map(([cidr, name]) => ({ range: ipaddr.parseCIDR(cidr), name }));
const globalUnicast = ipaddr.parseCIDR('2000::/3');
const mapped = ipaddr.parseCIDR('::ffff:0:0/96');
const translated = ipaddr.parseCIDR('64:ff9b::/96');
const sixToFour = ipaddr.parseCIDR('2002::/16');
/** Whether this is an entry that ALLOW_PRIVATE_TARGETS can hold: `*`, a host, an address or a CIDR range. */
export function isAllowRule(entry) {
    return entry === '*' || (entry.includes('/') ? ipaddr.isValidCIDR(entry) : canonicalHost(entry) !== undefined);
}
/**
 * Checks a URL of a request before anything is done with it. Names are not resolved here, only `localhost` is known: the
 * guard (farm/egress) checks what a name resolves to when it is connected to.
 */
export function refusalOfUrl(url, allow) {
    if (!URL.canParse(url))
        return { kind: 'malformed', reason: 'this is not a URL' };
    const parsed = new URL(url);
    if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') {
        return { kind: 'malformed', reason: `${parsed.protocol} addresses can't be opened: use http: or https:` };
    }
    const host = canonicalHost(parsed.hostname);
    if (host === undefined)
        return { kind: 'malformed', reason: 'this URL names no host' };
    const { refusal } = judge(host, addressesOf(host) ?? [], allow, portOf(parsed));
    if (refusal === undefined)
        return undefined;
    const what = refusal.address === host ? `${host} is ${refusal.reason}` : `${host} stands for ${refusal.address}, ${refusal.reason}`;
    return { kind: 'forbidden', reason: `${what}: targets must be on the public internet` };
}
/**
 * A host as the URL standard writes it: lower case, odd IPv4 notations as dotted decimals, IPv6 without brackets, no dots at
 * the end. `undefined` when it is no host.
 */
export function canonicalHost(host) {
    const inUrl = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
    if (/[/?#@\\\s]/.test(inUrl) || !URL.canParse(`http://${inUrl}/`))
        return undefined;
    const { hostname, port } = new URL(`http://${inUrl}/`);
    const canonical = hostname.replace(/^\[|\]$|\.+$/g, '');
    return canonical === '' || port !== '' ? undefined : canonical;
}
/** The addresses that a canonical host stands for without asking a resolver: a literal, or loopback for `localhost` (RFC 6761 6.3). */
export function addressesOf(host) {
    if (host === 'localhost' || host.endsWith('.localhost'))
        return ['127.0.0.1', '::1'];
    return ipaddr.isValid(host) ? [host] : undefined;
}
/** The port that a web address leads to, written or not. */
export const portOf = ({ port, protocol }) => Number(port || (protocol === 'https:' ? 443 : 80));
/**
 * Which of a host's addresses may be connected to; the refusal (of the first) only when none may. The house itself may also
 * allow `host:port`, one listener of its own and nothing beside it; that is no rule for operators.
 */
export function judge(host, addresses, allow, port) {
    if (allow.some((entry) => entry === '*' || entry === `${host}:${port}` || canonicalHost(entry) === host))
        return { permitted: addresses };
    const judged = addresses.map((address) => ({ host, address, reason: refusalOf(ipaddr.parse(address), allow) }));
    const permitted = judged.filter(({ reason }) => reason === undefined).map(({ address }) => address);
    const refused = judged[0];
    if (permitted.length > 0 || refused?.reason === undefined)
        return { permitted };
    return { permitted, refusal: { host, address: refused.address, reason: refused.reason } };
}
function refusalOf(address, allow) {
    if (allow.some((entry) => covers(entry, address)))
        return undefined;
    const special = specialRanges.find(({ range }) => within(address, range));
    if (special !== undefined)
        return special.name;
    if (address instanceof ipaddr.IPv4)
        return undefined;
    const carried = carriedAddress(address);
    if (carried !== undefined)
        return refusalOf(carried, allow);
    return within(address, globalUnicast) ? undefined : 'not a global address (RFC 4291)';
}
/** The IPv4 address at which a packet to this address comes out: mapped (RFC 4291), NAT64 (RFC 6052), 6to4 (RFC 3056), ISATAP (RFC 5214). */
function carriedAddress(address) {
    const bytes = address.toByteArray();
    if (within(address, sixToFour))
        return new ipaddr.IPv4(bytes.slice(2, 6));
    const isatap = (bytes[8] === 0x00 || bytes[8] === 0x02) && bytes[9] === 0x00 && bytes[10] === 0x5e && bytes[11] === 0xfe;
    return isatap || within(address, mapped) || within(address, translated) ? new ipaddr.IPv4(bytes.slice(12)) : undefined;
}
function covers(entry, address) {
    if (ipaddr.isValidCIDR(entry))
        return within(address, ipaddr.parseCIDR(entry));
    const host = canonicalHost(entry);
    return host !== undefined && ipaddr.isValid(host) && ipaddr.parse(host).toNormalizedString() === address.toNormalizedString();
}
function within(address, [network, bits]) {
    return address.kind() === network.kind() && address.match(network, bits);
}
//# sourceMappingURL=addresses.js.map