import fc from 'fast-check';
import t from 'tap';
import { Postings } from '../../../../actors/skill/match/postings.ts';

const term = fc.integer({ min: 0, max: 40 }).map((square) => `t${Math.floor(square ** 2 / 40)}`);
const text = fc.uniqueArray(term, { minLength: 1, maxLength: 6 });

/** Dice's share with the same weights, reckoned over all texts as they stand. */
function plainly(texts: readonly (readonly string[] | undefined)[], asked: readonly string[]) {
  const living = texts.filter((terms) => terms !== undefined);
  const idf = (term: string) => Math.log(1 + (living.length + 1) / (living.filter((terms) => terms.includes(term)).length + 0.5));
  const weightOf = (terms: readonly string[]) => terms.reduce((sum, term) => sum + idf(term), 0);
  return texts.map((terms) => {
    const shared = weightOf(asked.filter((term) => terms?.includes(term)));
    return terms === undefined || shared === 0 ? 0 : (2 * shared) / (weightOf(asked) + weightOf(terms));
  });
}

t.test('what is found has the share that plain reckoning gives, also after texts were dropped', async (t) => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 60 }), fc.array(fc.nat(59), { maxLength: 20 }), text, (added, dropped, asked) => {
      const postings = new Postings();
      const texts: (readonly string[] | undefined)[] = added.map((terms) => {
        postings.add(terms);
        return terms;
      });
      for (const number of dropped.filter((number) => number < texts.length)) {
        postings.drop(number);
        texts[number] = undefined;
      }
      const shares = plainly(texts, asked);
      const found = postings.best(asked, 100);
      t.same(found.map(({ text }) => text).sort(), texts.flatMap((terms, number) => (terms === undefined ? [] : [number])).sort());
      for (const { text, share } of found) t.ok(Math.abs(share - (shares[text] as number)) < 1e-6);
    }),
    { numRuns: 60 },
  );
});

t.test('the best of many are among the few gathered if they share more than two thirds of the weight, none of them dead', async (t) => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 200, maxLength: 400 }), fc.array(text, { minLength: 1, maxLength: 8 }), (added, requests) => {
      const postings = new Postings();
      const texts = added.map((terms, number): readonly string[] | undefined => {
        postings.add(terms);
        return number % 5 === 0 ? undefined : terms;
      });
      postings.weigh(0, postings.texts);
      for (const [number, terms] of texts.entries()) if (terms === undefined) postings.drop(number);
      for (const asked of requests) {
        const shares = plainly(texts, asked);
        const found = postings.best(asked, 40);
        t.ok(found.length <= 60);
        t.ok(found.every(({ text }) => texts[text] !== undefined));
        const best = Math.max(...shares);
        // Who holds none of the rarer half of what is asked may be passed over: that one shares no more.
        t.ok(best < 2 / 3 + 1e-6 || found.some(({ share }) => Math.abs(share - best) < 1e-6), `${asked}: ${best}`);
      }
    }),
    { numRuns: 20 },
  );
});
