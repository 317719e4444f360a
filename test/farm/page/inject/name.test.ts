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
  // 2F: a branch is not named by what hangs on it
  [
    '<ul role="tree"><li $ role="treeitem" aria-expanded="true"><span>Reports</span><ul role="group"><li role="treeitem">Yearly</li></ul></li></ul>',
    'Reports',
  ],
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
  // 2A: what is hidden, and how it was come to
  ['<button $ aria-labelledby="a">own</button><span id="a" hidden>x<b hidden>y</b></span>', 'xy'],
  ['<button $ aria-labelledby="a">own</button><span id="a" aria-hidden="true">x</span>', 'x'],
  ['<button $ aria-labelledby="a">own</button><span id="a">x<i aria-hidden="true">y</i></span>', 'x'],
  ['<button $ aria-labelledby="a">own</button><p hidden><span id="a">in hidden</span></p>', 'in hidden'],
  ['<button $ aria-labelledby="a">own</button><span id="a" style="visibility:hidden">x<b>y</b></span>', 'xy'],
  ['<button $ aria-labelledby="a b">own</button><i id="a" hidden>one</i><i id="b">two</i>', 'one two'],
  ['<label for="i" hidden>unseen</label><input $ id="i">', 'unseen'],
  ['<label for="i">seen <b hidden>unseen</b></label><input $ id="i">', 'seen'],
  ['<button $><span style="display:none">a</span><span style="visibility:hidden">b</span>c</button>', 'c'],
  ['<button $ style="visibility:hidden"><span style="visibility:visible">seen</span></button>', 'seen'],
  ['<button $><span style="display:contents">a</span> b</button>', 'a b'],
  ['<button $><span style="opacity:0">a</span> b</button>', 'a b'],
  // 2B: once, and in the order of the attribute
  ['<button $ aria-labelledby="a a">own</button><i id="a">one</i>', 'one'],
  ['<button $ aria-labelledby=" a \t b ">own</button><i id="a">one</i><i id="b">two</i>', 'one two'],
  ['<button $ id="me" aria-labelledby="me">own</button>', 'own'],
  ['<button $ aria-labelledby="a" aria-label="label">own</button><i id="a"></i>', 'label'],
  ['<input $ id="me" aria-label="Amount" aria-labelledby="l me"><i id="l">In</i>', 'In Amount'],
  ['<input $ aria-labelledby="s"><select id="s"><option>one<option selected>two</select>', 'two'],
  ['<input $ aria-labelledby="r"><input id="r" type="range" value="30" aria-valuetext="a third">', 'a third'],
  ['<fieldset $ aria-labelledby="a"><legend>Legend</legend></fieldset><i id="a">other</i>', 'other'],
  ['<div $ role="group" aria-labelledby="h"><h2 id="h">Head <a href="/" aria-label="of all">x</a></h2></div>', 'Head of all'],
  // 2C: controls within a name
  ['<label>Flash <input $ type="checkbox"> <input value="3"> times</label>', 'Flash 3 times'],
  ['<input $ id="c"><label for="c">Of <select multiple><option selected>a<option>b<option selected>c</select></label>', 'Of a, c'],
  ['<input $ id="c"><label for="c">Up to <input type="number" value="7"></label>', 'Up to 7'],
  ['<input $ id="c"><label for="c">Pick <span role="spinbutton" aria-valuenow="2">x</span></label>', 'Pick 2'],
  ['<input $ id="c"><label for="c">Also <input type="checkbox" aria-label="this"></label>', 'Also this'],
  ['<label>Amount <input $><button>?</button></label>', 'Amount ?'],
  [
    '<input $ id="c"><label for="c">Sort <span role="listbox"><i role="option">up</i><i role="option" aria-selected="true">down</i></span></label>',
    'Sort down',
  ],
  ['<button $>Set <input value="9"> now</button>', 'Set 9 now'],
  // 2D and what is no name
  ['<button $ aria-description="told">own</button>', 'own'],
  ['<button $ aria-description="told"></button>', ''],
  ['<button $ aria-describedby="d"></button><i id="d">told</i>', ''],
  ['<div $ role="slider" tabindex="0" aria-valuetext="far"></div>', ''],
  ['<button $ aria-roledescription="slide">own</button>', 'own'],
  // 2E: HTML-AAM
  ['<input $ type="image" src="data:," width="9" height="9">', 'Submit'],
  ['<input $ type="button" title="tip">', 'tip'],
  ['<input $ type="button">', ''],
  ['<input $ type="submit" value="Send" title="tip">', 'Send'],
  ['<input $ type="submit" aria-label="said" value="Send">', 'said'],
  ['<label for="i">for it</label><input $ type="submit" id="i" value="Send">', 'for it'],
  ['<label>File <input $ type="file"></label>', 'File'],
  ['<img $ alt="" src="data:,">', ''],
  ['<img $ alt="alt" title="tip" src="data:,">', 'alt'],
  ['<select><optgroup $ label="Group"><option>x</optgroup></select>', 'Group'],
  ['<select><option $ label="short">long text</option></select>', 'short'],
  ['<map name="m"><area $ href="/" alt="Part" shape="default"></map><img usemap="#m" alt="" src="data:,">', 'Part'],
  ['<fieldset $><legend>Seen <b hidden>unseen</b></legend></fieldset>', 'Seen'],
  ['<fieldset $><legend>One</legend><fieldset><legend>Two</legend></fieldset></fieldset>', 'One'],
  ['<fieldset $><fieldset><legend>Inner</legend></fieldset></fieldset>', ''],
  ['<fieldset $ title="tip"></fieldset>', 'tip'],
  ['<table $ title="tip"><caption>Caption</caption><tr><td>x</table>', 'Caption'],
  ['<table $ title="tip"><tr><td>x</table>', 'tip'],
  ['<table $><tr><td><table><caption>Inner</caption></table></table>', ''],
  ['<figure $ aria-label="said"><figcaption>Caption</figcaption></figure>', 'said'],
  ['<figure $ title="tip">x</figure>', 'tip'],
  ['<label>Done <progress $ value="1" max="2">half</progress></label>', 'Done'],
  ['<progress $ value="1" max="2">half</progress>', ''],
  ['<label for="o">Sum</label><output $ id="o">7</output>', 'Sum'],
  ['<details $><summary>Sum</summary>x</details>', ''],
  ['<details><summary $><h3>Title</h3> <small>more</small></summary>x</details>', 'Title more'],
  ['<svg $ role="img" aria-label="said"><title>Drawn</title></svg>', 'said'],
  ['<svg $ role="img"><g><title>Of a part</title></g></svg>', ''],
  ['<svg $ role="img"><desc>told</desc></svg>', ''],
  ['<svg><a $ href="/" ><title>Link</title><circle r="3"></circle></a></svg>', 'Link'],
  ['<select $><option>x</select>', ''],
  // 2F
  ['<button $><img role="presentation" alt="x" src="data:,">own</button>', 'own'],
  ['<button $><span aria-labelledby="a">x</span> own</button><i id="a">by id</i>', 'by id own'],
  ['<a $ href="/" title="tip"><img alt="" src="data:,"></a>', 'tip'],
  ['<span $ role="img">not from content</span>', ''],
  ['<div $ role="switch" tabindex="0">Wifi <i title="strength">3</i></div>', 'Wifi 3'],
  ['<div role="tree"><div $ role="treeitem">Leaf</div></div>', 'Leaf'],
  ['<div $ role="tooltip">told</div>', 'told'],
  ['<div $ role="alert">not from content</div>', ''],
  ['<ul><li $>not from content</li></ul>', ''],
  ['<button $>a&nbsp;&nbsp; b</button>', 'a b'],
  ['<button $>Konto&shy;ein&shy;stellungen</button>', 'Kontoeinstellungen'],
  ['<button $>over&#8203;long &#8203; name&#65279;</button>', 'overlong name'],
  ['<style>.q::before{content:"new "}</style><button $ class="q">mail</button>', 'new mail'],
  ['<style>.q::after{content:" (3)"}</style><a $ href="/" class="q">Mail</a>', 'Mail (3)'],
  ['<style>.q::before{content:"Your "}</style><label for="i" class="q">name</label><input $ id="i">', 'Your name'],
  ['<style>.q::after{content:"new"}</style><a $ href="/">Mail <b class="q"></b></a>', 'Mail new'],
  // Not of the specification: ornaments are left out
  ['<style>.q::before{content:"*"}</style><label for="i" class="q">Name</label><input $ id="i">', 'Name'],
  ['<style>.q::before{content:url(data:,) / "warning"}</style><button $ class="q"> stop</button>', 'warning stop'],
  ['<div><template shadowrootmode="open"><slot></slot></template><button $>in a slot</button></div>', 'in a slot'],
  ['<a $ href="/"><span><template shadowrootmode="open">drawn <slot></slot></template>given</span></a>', 'drawn given'],
  ['<a $ href="/"><span><template shadowrootmode="open"><slot>by default</slot></template></span></a>', 'by default'],
  ['<a $ href="/"><span><template shadowrootmode="open"><slot name="s"></slot></template>lost<i slot="s">kept</i></span></a>', 'kept'],
  // 2I
  ['<input $ type="search" placeholder="hint" aria-placeholder="other">', 'hint'],
  ['<input $ type="number" placeholder="hint">', 'hint'],
  ['<label for="i"></label><input $ id="i" placeholder="hint">', 'hint'],
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
    await page.evaluate(`document.body.setHTMLUnsafe(${JSON.stringify(markup.replace('$', 'data-asked'))})`);
    const asked = `const asked = document.querySelector('[data-asked]'); code.nameOf(asked, code.roleOf(asked))`;
    t.equal(await page.evaluate(`${outputFiles[0]?.text};${asked}`), name, markup);
  }
});
