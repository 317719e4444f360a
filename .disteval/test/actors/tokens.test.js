import t from 'tap';
import { countTokens, tokenCounter } from "../../actors/tokens.js";
t.test('a text costs what o200k_base says', async (t) => {
    t.equal(await countTokens('hello world'), 2);
    t.equal(await countTokens(''), 0);
    t.equal(await countTokens('漢字'.repeat(3)), (await tokenCounter())('漢字'.repeat(3)));
});
t.test('words that would steer a model are counted as the text that they are', async (t) => {
    t.ok((await countTokens('<|endoftext|>')) > 1);
});
t.test('half of a surrogate pair is counted and does no harm', async (t) => {
    t.ok((await countTokens('\ud800 abc')) > 1);
});
t.test('a long text costs about as much as its lines together', async (t) => {
    const line = 'Open orders of this week, and what became of them.\n';
    const [one, many] = [await countTokens(line), await countTokens(line.repeat(2_000))];
    t.ok(Math.abs(many - 2_000 * one) < 20, `${many} for 2,000 lines of ${one}`);
});
t.test('a run without a space is counted in pieces, and to the token where pieces meet tokens', async (t) => {
    t.equal(await countTokens('a'.repeat(100_000)), 100_000 / 8);
});
//# sourceMappingURL=tokens.test.js.map