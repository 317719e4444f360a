import t from 'tap';
import { BadArguments, readArguments } from "../../../gateway/key/arguments.js";
const ada = { command: 'create', tenant: 'ada', credits: 0, scopes: [], reseller: false };
t.test('commands are read', async (t) => {
    t.same(readArguments(['list']), { command: 'list' });
    t.same(readArguments(['revoke', 'k1']), { command: 'revoke', id: 'k1' });
    t.same(readArguments(['create', '--tenant', 'ada']), ada);
    const all = ['create', '--tenant', 'ada', '--plan', 'pro', '--credits', '12.5', '--scopes', 'accounts:reveal, runs', '--reseller'];
    const read = { command: 'create', tenant: 'ada', plan: 'pro', credits: 12.5, scopes: ['accounts:reveal', 'runs'], reseller: true };
    t.same(readArguments(all), read);
});
t.test('anything else is refused with the usage', async (t) => {
    const bad = [
        [],
        ['make'],
        ['list', 'more'],
        ['list', '--tenant', 'ada'],
        ['revoke'],
        ['revoke', 'a', 'b'],
        ['create'],
        ['create', '--tenant', ' '],
        ['create', 'ada', '--tenant', 'ada'],
        ['create', '--tenant', 'ada', '--plan', 'gold'],
        ['create', '--tenant', 'ada', '--credits', '-1'],
        ['create', '--tenant', 'ada', '--credits', 'many'],
        ['create', '--tenant', 'ada', '--credits', ''],
        ['create', '--tenant', 'ada', '--credits', '1e3'],
        ['create', '--tenant', 'ada', '--scopes', 'Accounts Reveal'],
        ['create', '--tenant', 'ada', '--scopes', ''],
        ['create', '--tenant', 'ada', '--scopes', 'accounts:'],
        ['create', '--tenant', 'ada', '--color', 'red'],
    ];
    for (const args of bad)
        t.throws(() => readArguments(args), { name: 'BadArguments', message: /\nusage: npm run key/ }, args.join(' '));
    t.throws(() => readArguments([]), BadArguments);
    for (const credits of ['-5', '', 'many']) {
        t.throws(() => readArguments(['create', '--tenant', 'ada', '--credits', credits]), {
            message: /^--credits must be a number from 0 to/,
        });
    }
    t.same(readArguments(['create', '--tenant', 'ada', '--scopes', 'a:b:c']), { ...ada, scopes: ['a:b:c'] });
});
//# sourceMappingURL=arguments.test.js.map