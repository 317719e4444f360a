import t from 'tap';
import { shown } from './shown.ts';

t.test('clicks of either button and of one to three times are heard as such', async (t) => {
  const { on, logged } = await shown(
    t,
    `<button id="b">Press</button><script>
      for (const type of ['click', 'dblclick', 'contextmenu', 'auxclick']) b.addEventListener(type, ({ detail, button }) => log(type + detail + button));
    </script>`,
  );
  t.match(await on('button', 'Press', { kind: 'click' }), { ok: true });
  t.match(await on('button', 'Press', { kind: 'click', times: 2 }), { ok: true });
  t.match(await on('button', 'Press', { kind: 'click', times: 3 }), { ok: true });
  t.match(await on('button', 'Press', { kind: 'click', button: 'right' }), { ok: true });
  t.equal(await logged(), 'click10; click10; click20; dblclick20; click10; click20; dblclick20; click30; contextmenu02; auxclick12;');
});

t.test('a menu that opens on hover stays open until something else is done', async (t) => {
  const { on, logged, page } = await shown(
    t,
    `<style>#sub { display: none } #menu:hover #sub { display: block }</style>
     <ul><li id="menu"><span tabindex="0">Products</span><ul id="sub"><li><a href="#lamps" onclick="log('went')">Lamps</a></li></ul></li></ul>
     <p style="margin-top: 300px"><button>Elsewhere</button>`,
  );
  t.notOk(await page.showsText('Lamps'));
  t.match(await on('clickable', 'Products', { kind: 'hover' }), { ok: true });
  t.ok(await page.showsText('Lamps'));
  t.match(await on('link', 'Lamps', { kind: 'click' }), { ok: true });
  t.equal(await logged(), 'went;');
  await on('button', 'Elsewhere', { kind: 'hover' });
  t.notOk(await page.showsText('Lamps'));
});

t.test('what flees from the pointer or vanishes under it is not clicked, nor what comes in its place', async (t) => {
  const { on, logged } = await shown(
    t,
    `<div style="position: relative; height: 90px">
       <button style="position: absolute; left: 0" onmouseenter="this.style.left = this.style.left === '0px' ? '300px' : '0px'"
         onclick="log('caught')">Flees</button></div>
     <div style="position: relative; height: 90px"><button onclick="log('trap')" style="position: absolute">Delete all</button>
       <button onmouseenter="this.remove()" style="position: absolute; width: 200px; height: 60px">Vanishes</button></div>`,
  );
  t.match(await on('button', 'Flees', { kind: 'click' }), {
    ok: false,
    error: { code: 'element_unusable', message: /does not hold still/ },
  });
  t.match(await on('button', 'Vanishes', { kind: 'click' }), { ok: false, error: { code: 'element_gone' } });
  t.equal(await logged(), '');
});

t.test('a click on a label with a link in it switches its control and does not follow the link', async (t) => {
  const { on, page, url } = await shown(
    t,
    `<style>#c { display: none }</style><input type="checkbox" id="c" onchange="log('box ' + this.checked)">
     <label for="c">I take <a href="/terms">the terms of this very shop</a></label>`,
  );
  const outcome = await on('checkbox', 'I take the terms of this very shop', { kind: 'click' });
  t.match(outcome, { ok: true });
  t.equal(page.url(), `${url}/`);
  t.ok(await page.showsStatus('box true'));
});

t.test('what is drawn anew all the time is clicked, and its like in another row is not', async (t) => {
  const { page, observed, logged } = await shown(
    t,
    `<div id="often"></div><ul id="rows"></ul><script>
      const draw = () => { often.innerHTML = '<p><button onclick="rows(names.slice(1)); log(1)">Go</button></p>'; };
      const rows = (names) => { document.querySelector('#rows').innerHTML = names.map((name) => '<li>' + name + ' <button onclick="log(2)">Delete</button></li>').join(''); };
      const names = ['Ada', 'Bob', 'Cleo'];
      draw();
      rows(names);
      // Between press and release no hand would hit it either.
      let isHeld = false;
      onmousedown = () => { isHeld = true; };
      onmouseup = () => { isHeld = false; };
      setInterval(() => isHeld || draw(), 50);
    </script>`,
  );
  const { elements } = await observed();
  const [go = -1, first = -1] = ['Go', 'Delete'].map((name) => elements.find((element) => element.name === name)?.index);
  t.match(await page.act({ kind: 'click', element: go }), { ok: true });
  t.match(await page.act({ kind: 'click', element: first }), { ok: false, sent: false, error: { code: 'element_gone' } });
  t.equal(await logged(), '1;');
});

t.test('what is still being faded in is clicked once it hears', async (t) => {
  const { on, logged } = await shown(
    t,
    `<style>#d { opacity: 0; transition: opacity 250ms } #d.on { opacity: 1 }</style>
     <button onclick="d.hidden = false; d.offsetTop; d.className = 'on'">Ask</button><div id="d" hidden><button id="y">Yes</button></div>
     <script>let isThere = false; d.ontransitionend = () => { isThere = true; }; y.onclick = () => log(isThere ? 'heard' : 'too early');</script>`,
  );
  t.match(await on('button', 'Ask', { kind: 'click' }), { ok: true });
  t.match(await on('button', 'Yes', { kind: 'click' }), { ok: true });
  t.equal(await logged(), 'heard;');
});

t.test('a form that the browser withholds was not sent, and the field that lacks something is named', async (t) => {
  const { on, logged } = await shown(
    t,
    `<form onsubmit="event.preventDefault(); log('sent')"><label>Name <input required></label> <button>Send</button></form>
     <form onsubmit="event.preventDefault(); log('sent')" novalidate><label>Town <input required></label> <button>Go</button></form>`,
  );
  const withheld = { ok: false, sent: false, error: { code: 'element_unusable', message: /textbox "Name" \(Please fill out this field/ } };
  t.match(await on('button', 'Send', { kind: 'click' }), withheld);
  t.match(await on('textbox', 'Name', { kind: 'press', key: 'Enter' }), withheld);
  t.equal(await logged(), '');
  t.match(await on('textbox', 'Name', { kind: 'fill', text: 'Ann' }), { ok: true });
  t.match(await on('button', 'Send', { kind: 'click' }), { ok: true });
  t.match(await on('button', 'Go', { kind: 'click' }), { ok: true });
  t.equal(await logged(), 'sent; sent;');
});
