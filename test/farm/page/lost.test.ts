import t from 'tap';
import { leased } from './leased.ts';

const words = 'Quiet words';
const says = ({ elements }: { readonly elements: readonly { readonly name: string; readonly context?: string }[] }) =>
  elements.some(({ name, context = '' }) => `${name} ${context}`.includes(words));

t.test('text of the colour of its ground is not on the map, and no link or button either that is nothing else', async (t) => {
  const { page, site } = await leased(t);
  const traps: readonly string[] = [
    `<p style="color:#fff">${words}</p>`,
    `<p style="color:#fdfdfd">${words}</p>`,
    `<p>Loud <span style="color:white">${words}</span> loud</p>`,
    `<p>Loud <b style="color:white">${words}</b> loud</p>`,
    `<div style="background:#234"><p style="color:#234">${words}</p></div>`,
    `<div style="background:#234;color:#fff"><p>Loud</p><div style="background:#fff"><p>${words}</p></div></div>`,
    `<h2 style="color:#fff">${words}</h2><p>Below</p>`,
    `<table style="background:#eee"><tr><td>Loud</td><td style="color:#eee">${words}</td></tr></table>`,
    `<ul><li>Loud</li><li style="color:#fff">${words}</li></ul>`,
    `<a href="/trap" style="color:#fff">${words}</a>`,
    `<a href="/trap" style="color:#fff"><span>${words}</span></a>`,
    `<button style="color:#fff;background:#fff;border:0">${words}</button>`,
    `<div style="position:sticky;top:0;height:30px;background:#024">Bar</div><p style="color:#fff">${words}</p>`,
    `<div style="height:2000px"></div><p style="color:#fff">${words}</p>`,
  ];
  for (const markup of traps) {
    await page.goto(`${site.url}/markup?${encodeURIComponent(`<p>Loud</p>${markup}`)}`);
    const seen = await page.observe();
    t.notOk(says(seen), markup);
    t.notMatch(seen.text, words, markup);
    t.match(seen.text, 'Loud');
  }
});

t.test('what only may have the colour of its ground is there', async (t) => {
  const { page, site } = await leased(t);
  const white = 'color:#fff';
  const seen: readonly string[] = [
    `<p style="${white};background:#234">${words}</p>`,
    `<div style="position:fixed;inset:0;background:#000"></div><p style="margin-top:2000px;position:relative;${white}">${words}</p>`,
    `<p style="color:#eee">${words}</p>`,
    `<div style="background:linear-gradient(#024,#048)"><p style="${white}">${words}</p></div>`,
    `<div style="position:absolute;top:0;left:0;width:400px;height:80px;background:#000"></div><p style="position:relative;${white}">${words}</p>`,
    `<div style="height:60px;background:#000"></div><p style="margin-top:-50px;${white}">${words}</p>`,
    `<style>.bar{position:relative}.bar::before{content:'';position:absolute;inset:0;background:#024;z-index:-1}</style><div class="bar"><p style="${white}">${words}</p></div>`,
    `<p style="${white};text-shadow:0 0 3px #000">${words}</p>`,
    `<p style="${white};box-shadow:inset 0 0 0 99px #024">${words}</p>`,
    `<p style="color:transparent">${words}</p>`,
    `<div style="${white}"><p style="color:#000">${words}</p></div>`,
    `<p style="${white}"><span style="background:#024">${words}</span></p>`,
    `<button style="${white};background:#fff">${words}</button>`,
    `<a href="/in" style="${white};background:#024">${words}</a>`,
    `<a href="/in" style="${white};outline:2px solid #024">${words}</a>`,
    `<a href="/in" style="${white}"><svg width="20" height="20"></svg>${words}</a>`,
    `<label style="${white}">${words} <input></label>`,
    `<table><col style="background:#000"><tr><td style="${white}">${words}</td></tr></table>`,
    `<div style="background:#000"><iframe srcdoc="<p style='${white}'>${words}</p>"></iframe></div>`,
  ];
  for (const markup of seen) {
    await page.goto(`${site.url}/markup?${encodeURIComponent(markup)}`);
    t.ok(says(await page.observe()), markup);
  }
});
