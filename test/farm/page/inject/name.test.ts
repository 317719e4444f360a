import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import t from 'tap';
import { findChromium } from '../../../../farm/node/chromium.ts';

/** Markup in which `$` stands for the attribute that marks the element in question, and its name by accname 1.2 and HTML-AAM. */
const cases: readonly (readonly [markup: string, name: string])[] = [
  // 2B: aria-labelledby
  ['<button $ aria-labelledby="a">own</button><span id="a">referred</span>', 'referred'],
  ['<button $ aria-labelledby="a b">own</button><i id="a">one</i><i id="b">two</i>', 'one two'],
  ['<button $ aria-labelledby="b a">own</button><i id="a">one</i><i id="b">two</i>', 'two one'],
  ['<button $ aria-labelledby="absent">own</button>', 'own'],
  ['<button $ aria-labelledby="absent a">own</button><i id="a">one</i>', 'one'],
  ['<button $ aria-labelledby="">own</button>', 'own'],
  ['<button $ aria-labelledby="a">own</button><span id="a" aria-label="by label">text</span>', 'by label'],
  ['<button $ id="me" aria-label="Remove" aria-labelledby="me a">×</button><span id="a">file.txt</span>', 'Remove file.txt'],
  ['<button $ aria-labelledby="a">own</button><span id="a" hidden>hidden</span>', 'hidden'],
  ['<button $ aria-labelledby="a">own</button><span id="a" style="display:none">a<b>b</b></span>', 'ab'],
  ['<button $ aria-labelledby="a">own</button><span id="a">seen <b hidden>unseen</b></span>', 'seen'],
  ['<button $ aria-labelledby="a">own</button><span id="a" aria-labelledby="b">first</span><span id="b">second</span>', 'first'],
  ['<button $ id="x" aria-labelledby="y">one</button><button id="y" aria-labelledby="x">two</button>', 'two'],
  ['<input $ aria-labelledby="a"><input id="a" value="typed">', 'typed'],
  ['<input $ aria-labelledby="a"><img id="a" alt="a picture" src="data:,">', 'a picture'],
  ['<input $ aria-labelledby="a"><label for="z">x</label><span id="a" title="a tip"></span>', 'a tip'],
  // 2C: controls in labels
  ['<input $ type="checkbox" id="c"><label for="c">Flash <input value="3"> times</label>', 'Flash 3 times'],
  [
    '<input $ type="checkbox" id="c"><label for="c">Stay <select><option>a day<option selected>a week</select> on</label>',
    'Stay a week on',
  ],
  ['<input $ type="checkbox" id="c"><label for="c">At <input type="range" min="0" max="9" value="5"> of 9</label>', 'At 5 of 9'],
  [
    '<input $ type="checkbox" id="c"><label for="c">Go <span role="slider" aria-valuenow="4" aria-valuetext="far">x</span></label>',
    'Go far',
  ],
  ['<input $ type="checkbox" id="c"><label for="c">Say <span role="textbox">hello</span></label>', 'Say hello'],
  // 2D: aria-label
  ['<button $ aria-label="by label">own</button>', 'by label'],
  ['<button $ aria-label="">own</button>', 'own'],
  ['<button $ aria-label="  ">own</button>', 'own'],
  ['<a $ href="/" aria-label="home"><img alt="logo" src="data:,"></a>', 'home'],
  ['<input $ aria-label="by label" title="tip" placeholder="hint">', 'by label'],
  ['<label>label <input $ aria-label="by label"></label>', 'by label'],
  // 2E: what HTML names by
  ['<label>around <input $></label>', 'around'],
  ['<label for="i">by id</label><input $ id="i">', 'by id'],
  ['<label for="i">one</label><label for="i">two</label><input $ id="i">', 'one two'],
  ['<label for="i"><span>a</span> <b>b</b></label><textarea $ id="i">text</textarea>', 'a b'],
  ['<label for="i" aria-label="said">seen</label><select $ id="i"><option>x</select>', 'said'],
  ['<label for="i">for a button</label><button $ id="i">own</button>', 'for a button'],
  ['<input $ type="submit">', 'Submit'],
  ['<input $ type="submit" value="Send">', 'Send'],
  ['<input $ type="reset">', 'Reset'],
  ['<input $ type="button" value="Do">', 'Do'],
  ['<input $ type="image" src="data:," alt="Go" width="9" height="9">', 'Go'],
  ['<input $ type="image" src="data:," title="Tip" width="9" height="9">', 'Tip'],
  ['<img $ alt="a cat" src="data:," width="9" height="9">', 'a cat'],
  ['<img $ title="a cat" src="data:," width="9" height="9">', 'a cat'],
  ['<fieldset $><legend>Colour</legend><input></fieldset>', 'Colour'],
  ['<table $><caption>Prices</caption><tr><td>1</table>', 'Prices'],
  ['<figure $><figcaption>Fig. 1</figcaption>x</figure>', 'Fig. 1'],
  ['<svg $ role="img" width="9" height="9"><title>A drawing</title></svg>', 'A drawing'],
  ['<button $><svg width="9" height="9"><title>Close</title><path d="M0 0"/></svg></button>', 'Close'],
  ['<a $ href="/"><svg width="9" height="9" aria-label="Shop"></svg></a>', 'Shop'],
  // 2F: from content
  ['<button $>plain</button>', 'plain'],
  ['<button $>  much \n blank </button>', 'much blank'],
  ['<button $>a<span>b</span>c</button>', 'abc'],
  ['<button $>a<span style="display:block">b</span>c</button>', 'a b c'],
  ['<button $>a<span style="display:inline-block">b</span>c</button>', 'a b c'],
  ['<button $>a<div>b</div>c</button>', 'a b c'],
  ['<button $>a<br>b</button>', 'a b'],
  ['<button $>a <span hidden>b</span>c</button>', 'a c'],
  ['<button $>a <span aria-hidden="true">b</span>c</button>', 'a c'],
  ['<button $>a <span style="visibility:hidden">b</span>c</button>', 'a c'],
  ['<button $><img alt="trash" src="data:,"> Delete</button>', 'trash Delete'],
  ['<button $><img alt="" src="data:,">Delete</button>', 'Delete'],
  ['<button $>Delete <span aria-label="file a">it</span></button>', 'Delete file a'],
  ['<a $ href="/"><span title="tip"></span></a>', 'tip'],
  ['<div $ role="heading">A <em>B</em></div>', 'A B'],
  ['<div $ role="link" tabindex="0">x<script>y</script><style>z</style></div>', 'x'],
  ['<div $ role="button" tabindex="0"><template>t</template>s</div>', 's'],
  ['<div $ role="checkbox" tabindex="0" aria-checked="true">Agree</div>', 'Agree'],
  ['<details open><summary $>More <b>of it</b></summary>x</details>', 'More of it'],
  ['<div role="radiogroup" $ aria-label="Size"><span role="radio">S</span></div>', 'Size'],
  ['<div role="listbox" $><span role="option">S</span></div>', ''],
  ['<style>.p::before{content:"fancy "}.p::after{content:"end"}</style><button $ class="p"></button>', 'fancy end'],
  ['<style>.i::before{content:"\\e900"}</style><button $ class="i" title="Edit"></button>', 'Edit'],
  ['<button $><span role="presentation">a</span></button>', 'a'],
  ['<button $ aria-owns="o">a</button><span id="o">b</span>', 'a b'],
  // 2I: tooltips and placeholders
  ['<button $ title="tip"></button>', 'tip'],
  ['<button $ title="tip">own</button>', 'own'],
  ['<input $ placeholder="hint">', 'hint'],
  ['<input $ title="tip" placeholder="hint">', 'tip'],
  ['<div $ role="textbox" contenteditable aria-placeholder="hint"></div>', 'hint'],
  ['<textarea $ placeholder="hint">text</textarea>', 'hint'],
  ['<input $>', ''],
  ['<div $ role="region">not from content</div>', ''],
];

t.test(`names are those of the W3C computation in ${cases.length} cases`, async (t) => {
  const resolveDir = fileURLToPath(new URL('../../../../../farm/page/inject/', import.meta.url));
  const contents = `export { nameOf } from './name.ts'; export { roleOf } from './role.ts';`;
  const options = { bundle: true, format: 'iife', globalName: 'code', write: false } as const;
  const { outputFiles } = await build({ stdin: { contents, resolveDir }, ...options });
  const { path, env } = await findChromium(undefined);
  const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  t.teardown(() => browser.close());
  const page = await browser.newPage();
  for (const [markup, name] of cases) {
    await page.setContent(`<!doctype html><body>${markup.replace('$', 'data-asked')}`);
    const asked = `const asked = document.querySelector('[data-asked]'); code.nameOf(asked, code.roleOf(asked))`;
    t.equal(await page.evaluate(`${outputFiles[0]?.text};${asked}`), name, markup);
  }
});
