/** What is told as done has come true: of two pages of one build, the one where it did not is told so. */
import t from 'tap';
import { answered, fallenBack, type Pair, prelude, reset, stateOf, unchanged, whispered } from './come-true.ts';
import { idle } from './come-true-idle.ts';
import { taken } from './come-true-taken.ts';
import { ended, sharedTestHouse } from './house.ts';
import { type Page, page, site } from './site.ts';

const parts: Readonly<Record<string, readonly Pair[]>> = { fallenBack, whispered, stateOf, answered, reset, unchanged, idle, taken };
const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
  no: [500, ''],
  yes: [200, 'yes'],
  missing: [404, page('<h1>Nothing here</h1><p>Try the start.</p>')],
  doubt: [200, 'no'],
  there: [200, page('<h1>Welcome</h1><p>The letter comes on Mondays.</p>')],
};
const answering = (path: string): Page => {
  const [status = 404, body = ''] = answers[path] ?? [];
  return (response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(body);
};

for (const [part, list] of Object.entries(parts))
  t.test(`what did not come true is not told as done, and what did is: ${part}`, async (t) => {
    const goals = list.flatMap(([goal, body], at) =>
      [true, false].map((isBad) => ({ path: `${part}-${at}-${isBad ? 'bad' : 'good'}`, goal, html: prelude + body(isBad), isBad })),
    );
    const asked = Object.keys(answers).flatMap((path) =>
      ['', '?Alpha', '?Beta'].map((query) => [`/${path}${query}`, answering(path)] as const),
    );
    const pages = await site(t, {
      ...Object.fromEntries(asked),
      ...Object.fromEntries(goals.map(({ path, html }) => [`/${path}`, page(html)])),
    });
    const house = await sharedTestHouse(t);
    const work = async () => {
      for (let next = goals.shift(); next; next = goals.shift()) {
        const { path, goal, isBad } = next;
        const run = ended(await house.run({ url: `${pages.url}${path}`, prompt: goal, success: { kind: 'urlIncludes', value: ':' } }));
        t.equal(run.success, !isBad, `${path}: ${goal}: ${run.error ?? 'done'}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
  });
