/** A stored secret that is spelled like a word of the page is filled in all the same, and masked wherever it is told. */
import t from 'tap';
import { ended, openTestHouse, tenantId } from './house.ts';
import { page, site } from './site.ts';

const gate = page(
  `<h1>Gate</h1><form onsubmit="event.preventDefault(); if (k.value === goal) document.body.append('Come in')">
  <label>User <input name="u"></label><label>Password <input id="k" type="password"></label><button>Sign in</button></form><p>Access code: 12</p>`,
  `const goal = new URL(location).searchParams.get('is')`,
);

t.test('what a control is called may be the secret itself', async (t) => {
  const house = await openTestHouse(t);
  const told = async (value: string) => {
    const path = `?is=${encodeURIComponent(value)}`;
    const { url } = await site(t, { [`/${path}`]: gate });
    await house.store.secrets.put(tenantId, 'WORD', value);
    const prompt = 'Fill "User" with "anna" and "Password" with {{secret:WORD}}, click "Sign in" and return the access code';
    const run = ended(await house.run({ url: url + path, prompt, success: { kind: 'textVisible', value: 'Come in' } }));
    t.match(run, { success: true }, `${value}: ${run.error}`);
    return { names: run.path.slice(1).map(({ target }) => target?.name), data: run.data };
  };
  const code = { 'access code': '12' };
  t.match(await told('password'), { names: ['User', '[redacted]', 'Sign in'], data: code });
  t.match(await told('Sign in'), { names: ['User', 'Password', '[redacted]'], data: code });
  t.match(await told('User'), { names: ['[redacted]', 'Password', 'Sign in'], data: code });
  t.match(await told('12'), { names: ['User', 'Password', 'Sign in'], data: { 'access code': '[redacted]' } });
});
