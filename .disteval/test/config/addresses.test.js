/** What may be reached: edges of every special range, odd notations, embedded addresses, and what the operator opens. */
import t from 'tap';
import { addressesOf, canonicalHost, isAllowRule, judge, refusalOfUrl } from "../../config/addresses.js";
const refused = (address, allow = []) => judge('name.example', [address], allow).refusal?.reason;
/** First and last of each range that is not the public internet, and what the reason must say. */
const specialRanges = [
    ['0.0.0.0', '0.255.255.255', /this network/],
    ['10.0.0.0', '10.255.255.255', /private/],
    ['100.64.0.0', '100.127.255.255', /carriers/],
    ['127.0.0.0', '127.255.255.255', /loopback/],
    ['169.254.0.0', '169.254.255.255', /link-local/],
    ['172.16.0.0', '172.31.255.255', /private/],
    ['192.0.0.0', '192.0.0.255', /protocol assignments/],
    ['192.0.2.0', '192.0.2.255', /documentation/],
    ['192.88.99.0', '192.88.99.255', /6to4/],
    ['192.168.0.0', '192.168.255.255', /private/],
    ['198.18.0.0', '198.19.255.255', /benchmarking/],
    ['198.51.100.0', '198.51.100.255', /documentation/],
    ['203.0.113.0', '203.0.113.255', /documentation/],
    ['224.0.0.0', '239.255.255.255', /multicast/],
    ['240.0.0.0', '255.255.255.254', /reserved/],
    ['255.255.255.255', '255.255.255.255', /broadcast/],
    ['168.63.129.16', '168.63.129.16', /cloud/],
    ['::', '::', /unspecified/],
    ['::1', '::1', /loopback/],
    ['::2', '::ffff:ffff', /IPv4-compatible/],
    ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff', /local translator/],
    ['100::', '100::ffff:ffff:ffff:ffff', /discard/],
    ['2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff', /Teredo/],
    ['2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff', /benchmarking/],
    ['2001:3::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', /protocol assignments/],
    ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', /documentation/],
    ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', /documentation/],
    ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff', /not a global/],
    ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', /unique local/],
    ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff', /link-local/],
    ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', /site-local/],
    ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', /multicast/],
    ['4000::', '4000::1', /not a global/],
    ['::ffff:0:10.0.0.1', '::ffff:0:8.8.8.8', /not a global/],
];
/** The neighbours of those ranges, and well-known hosts. */
const publicAddresses = [
    ...['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0', '169.253.255.255'],
    ...['169.255.0.0', '172.15.255.255', '172.32.0.0', '191.255.255.255', '192.0.1.0', '192.0.1.255', '192.0.3.0', '192.88.98.255'],
    ...['192.88.100.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '198.51.99.255', '198.51.101.0'],
    ...['203.0.112.255', '203.0.114.0', '223.255.255.255', '168.63.129.15', '168.63.129.17', '8.8.8.8', '1.1.1.1', '93.184.216.34'],
    ...['192.31.196.1', '192.52.193.1', '192.175.48.1'],
    ...['2000::', '2001:200::', '2001:db7:ffff::', '2001:db9::', '2001:4860:4860::8888', '2606:4700:4700::1111', '2a00:1450::1'],
    ...['2620:4f:8000::1', '3ffe:ffff::1', '3fff:1000::', '2620:0:ccc::2'],
];
/** IPv6 addresses that stand for an IPv4 one: every notation of `10.0.0.1`'s bytes, `0a00:0001`. */
const carriers = [
    (high, low) => `::ffff:${high}:${low}`,
    (high, low) => `0:0:0:0:0:ffff:${high}:${low}`,
    (high, low) => `64:ff9b::${high}:${low}`,
    (high, low) => `2002:${high}:${low}::1`,
    (high, low) => `2002:${high}:${low}:ffff:ffff:ffff:ffff:ffff`,
    (high, low) => `2a00:1450:4001:800:0:5efe:${high}:${low}`,
    (high, low) => `2a00:1450:4001:800:200:5efe:${high}:${low}`,
];
t.test('first and last address of every special range are refused by name', (t) => {
    for (const [first, last, says] of specialRanges) {
        t.match(refused(first), says, first);
        t.match(refused(last), says, last);
    }
    t.end();
});
t.test('the addresses beside those ranges are public', (t) => {
    for (const address of publicAddresses)
        t.equal(refused(address), undefined, address);
    t.end();
});
t.test('cloud metadata is called that', (t) => {
    for (const address of ['169.254.169.254', '169.254.170.2', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd20:ce::254']) {
        t.match(refused(address), /cloud metadata/, address);
    }
    t.end();
});
t.test('an IPv6 address that carries an IPv4 address is judged by it', (t) => {
    for (const [first, last, says] of specialRanges.filter(([address]) => address.includes('.') && !address.includes(':'))) {
        for (const address of [first, last]) {
            for (const carrier of carriers)
                t.match(refused(carrier(...halves(address))), says, `${carrier(...halves(address))} (${address})`);
        }
    }
    for (const carrier of carriers)
        t.equal(refused(carrier(...halves('8.8.8.8'))), undefined, carrier(...halves('8.8.8.8')));
    t.match(refused('fe80::5efe:808:808'), /link-local/, 'a public address inside a link-local one does not open it');
    t.match(refused('fe80::1%eth0'), /link-local/, 'with a zone, as resolvers answer');
    t.end();
});
t.test('odd notations are read as browsers read them', (t) => {
    const loopback = ['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '0177.0.0.01', '127.0.0.1.'];
    for (const host of [...loopback, '127。0。0。1', '①②⑦.0.0.1', '%31%32%37.0.0.1', '１２７.0.0.1'])
        t.equal(canonicalHost(host), '127.0.0.1', host);
    for (const host of ['[::1]', '::1', '[0:0:0:0:0:0:0:1]', '[0000::0001]'])
        t.equal(canonicalHost(host), '::1', host);
    for (const host of ['localhost', 'LOCALHOST', 'localhost.', 'Localhost..'])
        t.equal(canonicalHost(host), 'localhost', host);
    t.equal(canonicalHost('[::ffff:127.0.0.1]'), '::ffff:7f00:1');
    t.equal(canonicalHost('0'), '0.0.0.0');
    t.equal(canonicalHost('bücher.example'), 'xn--bcher-kva.example');
    for (const host of [
        '',
        '.',
        'a b',
        'a/b',
        'user@host',
        'host:80',
        '[fe80::1%25eth0]',
        '1.2.3.4.5',
        '256.1.1.1',
        'a?b',
        'a#b',
        'a\\b',
        '[::1',
    ]) {
        t.equal(canonicalHost(host), undefined, JSON.stringify(host));
    }
    t.end();
});
t.test('localhost needs no resolver, other names do', (t) => {
    t.same(addressesOf('localhost'), ['127.0.0.1', '::1']);
    t.same(addressesOf('app.localhost'), ['127.0.0.1', '::1']);
    t.same(addressesOf('10.0.0.1'), ['10.0.0.1']);
    t.equal(addressesOf('localhost.example'), undefined);
    t.equal(addressesOf('mylocalhost'), undefined);
    t.end();
});
t.test('of several addresses only the public ones are permitted', (t) => {
    t.same(judge('name.example', ['10.0.0.1', '8.8.8.8', '::1'], []).permitted, ['8.8.8.8']);
    t.equal(judge('name.example', ['10.0.0.1', '8.8.8.8'], []).refusal, undefined);
    t.match(judge('name.example', ['10.0.0.1', '::1'], []), {
        permitted: [],
        refusal: { host: 'name.example', address: '10.0.0.1', reason: /private/ },
    });
    t.end();
});
t.test('the operator opens hosts, addresses, ranges or everything', (t) => {
    t.equal(refused('10.1.2.3', ['10.0.0.0/8']), undefined);
    t.equal(refused('::ffff:10.1.2.3', ['10.0.0.0/8']), undefined, 'also where the address is carried by another');
    t.match(refused('11.0.0.1', ['10.0.0.0/8']) ?? 'public', /public/);
    t.match(refused('192.168.0.1', ['10.0.0.0/8']), /private/, 'nothing beside the range');
    t.equal(refused('127.0.0.1', ['127.0.0.1']), undefined);
    t.match(refused('127.0.0.2', ['127.0.0.1']), /loopback/);
    t.equal(refused('::1', ['[::1]']), undefined);
    t.equal(refused('fd12::1', ['fd00::/8']), undefined);
    t.equal(refused('169.254.169.254', ['*']), undefined);
    t.same(judge('intranet.example', ['10.0.0.1'], ['Intranet.Example.']).permitted, ['10.0.0.1']);
    t.match(judge('other.example', ['10.0.0.1'], ['intranet.example']).refusal?.reason, /private/);
    t.match(judge('sub.intranet.example', ['10.0.0.1'], ['intranet.example']).refusal?.reason, /private/, 'a host is not a suffix');
    t.same(judge('localhost', ['127.0.0.1', '::1'], ['127.0.0.0/8']).permitted, ['127.0.0.1']);
    t.end();
});
t.test('an entry that opens nothing is told apart', (t) => {
    for (const entry of ['*', 'intranet.example', '10.0.0.0/8', 'fd00::/8', '127.0.0.1', '[::1]', '::1', 'localhost'])
        t.ok(isAllowRule(entry), entry);
    for (const entry of ['10.0.0.0/40', '10.0.0.0/', 'http://intranet/', 'a b', 'host:80', 'fd00::/129'])
        t.notOk(isAllowRule(entry), entry);
    t.end();
});
t.test('a URL of a request is refused for what it is', (t) => {
    const forbidden = [
        ...['http://127.0.0.1/', 'https://localhost/', 'http://app.localhost:3000/x', 'http://[::1]/', 'http://0/', 'http://0x7f.1/'],
        ...['http://2130706433/', 'http://127.1/', 'http://localhost./', 'http://169.254.169.254/latest/meta-data/', 'http://10.0.0.1:8080/'],
        ...['http://user:pass@192.168.1.1/', 'http://[::ffff:10.0.0.1]/', 'http://[64:ff9b::a00:1]/', 'http://0177.0.0.1/', 'HTTP://127.0.0.1'],
    ];
    for (const url of forbidden)
        t.equal(refusalOfUrl(url, [])?.kind, 'forbidden', url);
    for (const url of [
        'ftp://example.com/',
        'file:///etc/passwd',
        'javascript:alert(1)',
        'data:text/html,x',
        'chrome://version',
        'about:blank',
    ]) {
        t.equal(refusalOfUrl(url, ['*'])?.kind, 'malformed', url);
    }
    for (const url of ['', 'example.com', 'http://', 'http://[fe80::1%25eth0]/', 'http://1.2.3.4.5/', '//example.com']) {
        t.equal(refusalOfUrl(url, ['*'])?.kind, 'malformed', url);
    }
    for (const url of [
        'http://example.com/',
        'https://8.8.8.8/',
        'https://[2606:4700:4700::1111]/',
        'http://user:pass@example.com:81/?q#f',
    ]) {
        t.equal(refusalOfUrl(url, []), undefined, url);
    }
    t.equal(refusalOfUrl('http://127.0.0.1:3000/', ['127.0.0.0/8']), undefined);
    t.equal(refusalOfUrl('http://localhost:3000/', ['localhost']), undefined);
    t.match(refusalOfUrl('http://localhost/', [])?.reason, /localhost stands for 127\.0\.0\.1, a loopback address/);
    t.match(refusalOfUrl('http://10.0.0.1/', [])?.reason, /10\.0\.0\.1 is a private address.*: targets must be on the public internet$/);
    t.end();
});
function halves(address) {
    const hex = address.split('.').map((octet) => Number(octet).toString(16).padStart(2, '0'));
    return [`${hex[0]}${hex[1]}`, `${hex[2]}${hex[3]}`];
}
t.test('the house may allow one listener of its own, and opens no other port by it', async (t) => {
    const allow = ['127.0.0.1:8080'];
    t.equal(refusalOfUrl('http://127.0.0.1:8080/welcome', allow), undefined);
    for (const url of ['http://127.0.0.1/', 'http://127.0.0.1:80801/', 'http://127.0.0.2:8080/', 'http://localhost:8080/']) {
        t.ok(refusalOfUrl(url, allow), url);
    }
    t.equal(refusalOfUrl('http://127.0.0.1/', ['127.0.0.1:80']), undefined, 'a port that is not written');
    t.ok(judge('127.0.0.1', ['127.0.0.1'], allow).refusal, 'without a port');
});
//# sourceMappingURL=addresses.test.js.map