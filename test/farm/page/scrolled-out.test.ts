import t from 'tap';
import { site } from '../harness.ts';
import { leased } from './leased.ts';

t.test('what is scrolled out of its container, or lies under a bar that stays, is on the map and can be clicked', async (t) => {
  const { page } = await leased(t);
  const url = await site(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><body style="height:3000px">
      <div id="top" style="height:70px;overflow-y:scroll"><div style="position:sticky;top:0;height:40px;background:#eee">Above all</div>${['Over', 'Under', 'Beside'].map((name) => `<p style="height:40px"><button onclick="document.title='${name}'">${name}</button></p>`).join('')}</div>
      <script>top.document.querySelector('#top').scrollTop = 110</script>
      <div style="height:60px;overflow-y:scroll">${[1, 2, 3, 4, 5].map((n) => `<p style="height:40px"><button onclick="document.title='row ${n}'">Row ${n}</button></p>`).join('')}</div>
      <p style="height:300px">What stands below the list</p>
      <button style="position:absolute;bottom:auto;top:calc(100vh - 30px)" onclick="document.title='low'">Low</button>
      <div style="position:fixed;bottom:0;left:0;right:0;height:60px;background:#eee">Always here</div>
      <div style="position:absolute;top:200px;left:0;width:200px;height:40px"><button onclick="document.title='hidden'">Hidden</button><div style="position:absolute;inset:0;background:#fff"></div></div>`);
  });
  await page.goto(url);
  const { elements } = await page.observe();
  const names = elements.filter(({ role }) => role === 'button').map(({ name }) => name);
  t.same(names, ['Over', 'Under', 'Beside', 'Row 1', 'Row 2', 'Row 3', 'Row 4', 'Row 5', 'Low']);
  for (const [name, title] of [
    ['Over', 'Over'],
    ['Under', 'Under'],
    ['Row 5', 'row 5'],
    ['Low', 'low'],
  ] as const) {
    const found = (await page.observe()).elements.find((element) => element.name === name);
    t.match(await page.act({ kind: 'click', element: found?.index ?? -1 }), { ok: true }, name);
    t.equal((await page.observe()).title, title);
  }
});
