import t from 'tap';
import { shown } from './shown.ts';

/** Sliders of divs alone: `line` is the track, `dot` lies on it; only the pointer moves it, and a text beside it tells its value. */
const plain = `
  <style>.line { position: relative; width: 260px; height: 5px; background: silver; margin: 40px } .line i { position: absolute; top: -6px; width: 17px; height: 17px; background: teal }</style>
  <div>Warmth <b id="warm">18 °C</b></div><div class="line" id="a"><i id="dot"></i></div>
  <script>
    let held = false;
    dot.onmousedown = () => { held = true; };
    onmousemove = ({ clientX }) => {
      if (!held) return;
      const left = Math.max(0, Math.min(243, clientX - a.getBoundingClientRect().left - 8));
      dot.style.left = left + 'px';
      warm.textContent = (18 + Math.round(left / 243 * 12)) + ' °C';
    };
    onmouseup = () => { if (held) log(warm.textContent); held = false; };
  </script>`;

t.test('a slider of plain boxes is on the map, and drawn until the text beside it says the value', async (t) => {
  const { on, observed, logged } = await shown(t, plain);
  t.match((await observed()).text, /slider "Warmth" = "3%"/);
  t.match(await on('slider', 'Warmth', { kind: 'fill', text: '25' }), { ok: true });
  t.match(await logged(), /25 °C;$/);
  t.match(await on('slider', 'Warmth', { kind: 'fill', text: 'end' }), { ok: true });
  t.match(await logged(), /30 °C;$/);
  t.match(await on('slider', 'Warmth', { kind: 'fill', text: '44' }), { ok: false, error: { message: /could not be brought to 44/ } });
});

t.test('squares that float side by side are counted as such, and are no sliders', async (t) => {
  const square = '<span class="cube" style="float:left;width:11px;height:11px;background:teal"></span>';
  const part = (count: number) => `<div><div style="float:left;width:60px;height:50px">${square.repeat(count)}</div></div>`;
  const { observed } = await shown(t, `${[1, 2, 3].map(part).join('<div style="float:left">+</div>')}<br style="clear:both"><p>Cubes</p>`);
  const { elements } = await observed();
  t.equal(elements.filter(({ role }) => role === 'slider').length, 0);
  t.equal(elements.filter(({ hints }) => hints === 'cube').length, 6);
});

/** As older kits build them: links on a track, moved by keys and by the pointer, two of them telling a span. */
const span = `
  <style>#track { position: relative; width: 200px; height: 10px; border: 1px solid; margin: 30px } #track a { position: absolute; top: -4px; width: 18px; height: 18px; margin-left: -9px; background: #eee; border: 1px solid }</style>
  <p>Floors <span id="said">2 to 9</span></p>
  <div id="track" class="x-slider"><a href="#" class="x-slider-handle" style="left: 20%"></a><a href="#" class="x-slider-handle" style="left: 90%"></a></div>
  <script>
    const at = [2, 9];
    document.querySelectorAll('a').forEach((link, which) => {
      link.onclick = (event) => event.preventDefault();
      link.onkeydown = ({ key }) => {
        at[which] += { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
        link.style.left = at[which] * 10 + '%';
        said.textContent = at.join(' to ');
        log(said.textContent);
      };
    });
  </script>`;

t.test('links that are thumbs of a slider are moved by keys, each on its own', async (t) => {
  const { page, observed, logged } = await shown(t, span);
  const thumbs = (await observed()).elements.filter(({ role }) => role === 'slider');
  t.match(thumbs, [
    { name: 'Floors', value: /^2\d%$/ },
    { name: 'Floors', value: /^9\d%$/ },
  ]);
  for (const [which, text] of [
    ['0', '4'],
    ['1', '7'],
  ] as const) {
    const { elements } = await observed();
    const thumb = elements.filter(({ role }) => role === 'slider')[Number(which)];
    t.match(await page.act({ kind: 'fill', element: thumb?.index ?? -1, text }), { ok: true });
  }
  t.match(await logged(), /4 to 7;$/);
});

t.test('what lies on a line and is no thumb stays what it is', async (t) => {
  const { observed } = await shown(
    t,
    `<style>.dots { position: relative; width: 200px; height: 6px } .dots b { position: absolute; width: 10px; height: 10px } .switch { position: relative; width: 44px; height: 22px; display: block } .switch i { position: absolute; width: 20px; height: 20px }</style>
     <div class="dots"><b style="left: 0"></b><b style="left: 50px"></b><b style="left: 100px"></b></div><label class="switch"><input type="checkbox" hidden><i></i></label>
     <div style="position: relative; width: 200px; height: 100px"><div class="resize-handle" style="position: absolute; right: 0; width: 10px; height: 10px"></div></div>`,
  );
  t.notMatch((await observed()).text, /slider/);
});
