import t from 'tap';
import { sayUnseen } from '../../../actors/run/unseen-parts.ts';
import { ended, sharedTestHouse } from './house.ts';
import { page, site } from './site.ts';

t.test('what is missing may stand where nobody can read, and then that is said', async (t) => {
  const pages = await site(t, {
    '/drawn': page('<canvas width="300" height="200"></canvas><button>Help</button>'),
    '/closed': page(
      '<x-key></x-key>',
      `document.querySelector('x-key').attachShadow({ mode: 'closed' }).innerHTML = '<button>Unlock</button>';`,
    ),
    '/fixed': page('<label>Number <input readonly value="7"></label><button>Help</button>'),
    '/plain': page('<button>Help</button>'),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string, prompt: string) =>
    ended(await house.run({ url: `${pages.url}${path}`, prompt, success: { kind: 'urlIncludes', value: path } }));
  t.match(await run('drawn', 'Click Unlock'), { success: false, error: /may show it: a canvas of 300 × 200\.$/ });
  t.match(await run('closed', 'Click Unlock'), { success: false, error: /may show it: <x-key> has a closed shadow root\.$/ });
  t.match(await run('fixed', 'Fill Number with 8'), { success: false, error: /"Number" is there, but read-only/ });
  t.notMatch((await run('plain', 'Click Unlock')).error, /read/);
});

t.test('several are counted', async (t) => {
  t.equal(
    sayUnseen({ text: "a\n (canvas, 1 × 2: what it shows can't be read)\n(object, 3 × 4: what it shows can't be read)\n" }),
    "; what can't be read may show it: a canvas of 1 × 2 and 1 more",
  );
  t.equal(sayUnseen({ text: 'a' }), '');
});
