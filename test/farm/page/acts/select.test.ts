import t from 'tap';
import { shown } from './shown.ts';

t.test('native lists: exactly the wanted options, found by text, by text but for its case, or by value', async (t) => {
  const { on, logged } = await shown(
    t,
    `<select aria-label="Colour" onchange="log(value)"><option value="">Pick<option value="1">Red<option value="2">Dark  blue<option value="3" disabled>Gone</select>
     <select aria-label="Sizes" multiple onchange="log([...selectedOptions].map((o) => o.text).join('+'))"><option selected>S<option>M<option>L</select>
     <select aria-label="Late" onchange="log(value)"></select>
     <script>setTimeout(() => document.querySelector('[aria-label=Late]').add(new Option('Now')), 500)</script>`,
  );
  t.match(await on('combobox', 'Late', { kind: 'select', options: ['Now'] }), { ok: true }, 'options that come late are waited for');
  t.match(await on('combobox', 'Colour', { kind: 'select', options: ['dark blue'] }), { ok: true });
  t.match(await on('combobox', 'Colour', { kind: 'select', options: ['1'] }), { ok: true });
  t.match(await on('listbox', 'Sizes', { kind: 'select', options: ['M', 'L'] }), { ok: true });
  t.equal(await logged(), '2; 1; M+L;');
  t.match(await on('combobox', 'Colour', { kind: 'select', options: ['Green'] }), {
    ok: false,
    sent: false,
    error: { code: 'element_unusable', message: /no option "Green"; it has "Pick", "Red", "Dark blue", "Gone"/ },
  });
  t.match(await on('combobox', 'Colour', { kind: 'select', options: ['Gone'] }), { ok: false, error: { message: /disabled/ } });
  t.match(await on('combobox', 'Colour', { kind: 'select', options: ['Red', 'Dark blue'] }), {
    ok: false,
    error: { message: /exactly one/ },
  });
});

t.test('a field takes what it suggests, by its text or its value', async (t) => {
  const { on, logged } = await shown(
    t,
    `<input aria-label="Wood" list="woods" oninput="log(value)"><datalist id="woods"><option value="Teak"><option value="Balsa wood"><option value="E1">Elm</option></datalist>`,
  );
  t.match(await on('combobox', 'Wood', { kind: 'select', options: ['Teak'] }), { ok: true });
  t.match(await on('combobox', 'Wood', { kind: 'select', options: ['Elm'] }), { ok: true });
  t.match(await on('combobox', 'Wood', { kind: 'select', options: ['Yew'] }), {
    ok: false,
    error: { message: /no option "Yew"; it has "Teak", "Balsa wood", "Elm"/ },
  });
  t.match(await logged(), /Teak;.* E1/);
});

t.test('what is only on or off or sends its form is no list, and stays as it is', async (t) => {
  const { on, logged } = await shown(
    t,
    `<div role="switch" tabindex="0" aria-label="Company card" aria-checked="false" onclick="log('turned over')">Company card</div>
     <label><input type="checkbox" onchange="log('ticked')"> Express</label>
     <form onsubmit="log('sent'); return false"><button>Order</button></form>`,
  );
  for (const [role, name] of [
    ['switch', 'Company card'],
    ['checkbox', 'Express'],
    ['button', 'Order'],
  ] as const)
    t.match(await on(role, name, { kind: 'select', options: ['Board'] }), { ok: false, sent: false, error: { message: /is no list/ } });
  t.equal(await logged(), '');
});

const ariaList = `
  <div role="combobox" tabindex="0" aria-label="Fruit" aria-expanded="false" aria-controls="fruits" id="fruit"
    style="border: 1px solid; width: 150px">Choose</div>
  <ul role="listbox" id="fruits" hidden></ul>
  <p>Pear is said here too</p>
  <script>
    fruit.onclick = () => {
      fruit.setAttribute('aria-expanded', 'true');
      setTimeout(() => {
        fruits.hidden = false;
        fruits.innerHTML = ['Apple', 'Pear', 'Plum'].map((name) => '<li role="option">' + name + '</li>').join('');
        for (const option of fruits.children) option.onclick = () => {
          fruit.textContent = option.textContent; fruits.hidden = true; fruit.setAttribute('aria-expanded', 'false'); log(option.textContent);
        };
      }, 200);
    };
  </script>`;

const divSoup = `
  <div class="dd" style="width: 150px"><div class="cur" tabindex="0" id="cur">Small</div><div class="menu" id="soup" style="display: none">
    <div>Small</div><div>Medium</div><div>Large</div></div></div><p>Large parcels cost more</p>
  <script>
    cur.onclick = () => { soup.style.display = 'block'; };
    for (const item of soup.children) item.onclick = () => { cur.textContent = item.textContent; soup.style.display = 'none'; log(item.textContent); };
  </script>`;

t.test('lists that the page builds are opened, waited for and chosen from', async (t) => {
  const { on, logged } = await shown(t, ariaList + divSoup);
  t.match(await on('combobox', 'Fruit', { kind: 'select', options: ['pear'] }), { ok: true });
  t.match(await on('clickable', 'Small', { kind: 'select', options: ['Large'] }), { ok: true });
  t.equal(await logged(), 'Pear; Large;');
  t.match(await on('combobox', 'Fruit', { kind: 'select', options: ['Quince'] }), {
    ok: false,
    error: { code: 'element_unusable', message: /no option "Quince"; it has "Apple", "Pear", "Plum"/ },
  });
});

t.test('a search in a list is typed into, and a list that draws only what is in view is scrolled', async (t) => {
  const { on, logged } = await shown(
    t,
    `<input role="combobox" aria-label="City" aria-expanded="false" id="city" autocomplete="off"><div id="found"></div>
     <button id="number" aria-haspopup="listbox" aria-label="Number">None</button>
     <button id="unsorted" aria-haspopup="listbox" aria-label="Unsorted">None</button>
     <div role="listbox" id="choices" hidden style="height: 80px; width: 200px; overflow: auto"><div style="position: relative; height: 600px"></div></div>
     <div role="listbox" id="window" hidden style="height: 100px; width: 200px; overflow: auto"><div id="all" style="position: relative; height: 10000px"></div></div>
     <script>
       city.oninput = () => setTimeout(() => {
         const fits = ['Berlin', 'Bern', 'Rome'].filter((name) => city.value && name.toLowerCase().startsWith(city.value.toLowerCase()));
         found.replaceChildren(...fits.map((name) => Object.assign(document.createElement('div'), { textContent: name, onclick: () => { city.value = name; found.replaceChildren(); log(name); } })));
       }, 150);
       const list = document.querySelector('#window');
       number.onclick = () => { list.hidden = false; draw(); };
       const draw = () => {
         const first = Math.floor(list.scrollTop / 20);
         all.replaceChildren(...Array.from({ length: 8 }, (_, n) => {
           const option = Object.assign(document.createElement('div'), { textContent: 'Number ' + (first + n), onclick: () => { number.textContent = option.textContent; list.hidden = true; log(option.textContent); } });
           option.setAttribute('role', 'option');
           option.style.cssText = 'position: absolute; height: 20px; top: ' + (first + n) * 20 + 'px';
           return option;
         }));
       };
       list.onscroll = draw;
       unsorted.onclick = () => { choices.hidden = false; choices.scrollTop = 300; paint(); };
       const paint = () => {
         const first = Math.min(24, Math.floor(choices.scrollTop / 20));
         choices.firstElementChild.replaceChildren(...Array.from({ length: 6 }, (_, n) => {
           const at = first + n;
           const option = Object.assign(document.createElement('div'), { textContent: ['Plum ', 'Apple ', 'Kiwi '][at % 3] + (at === 3 ? 7 : at * 31), onclick: () => { unsorted.textContent = option.textContent; choices.hidden = true; log(option.textContent); } });
           option.setAttribute('role', 'option');
           option.style.cssText = 'position: absolute; height: 20px; top: ' + at * 20 + 'px';
           return option;
         }));
       };
       choices.onscroll = paint;
     </script>`,
  );
  t.match(await on('combobox', 'City', { kind: 'select', options: ['Bern'] }), { ok: true });
  t.match(await on('button', 'Number', { kind: 'select', options: ['Number 321'] }), { ok: true, error: undefined });
  t.equal(await logged(), 'Bern; Number 321;');
  t.match(await on('button', 'Unsorted', { kind: 'select', options: ['Plum 7'] }), { ok: true, error: undefined });
  t.equal(await logged(), 'Bern; Number 321; Plum 7;', 'above where it stood when it was opened');
});

t.test('of a list that stands open with several chosen, exactly the wanted ones are left', async (t) => {
  const { on, logged } = await shown(
    t,
    `<ul role="listbox" aria-label="Days" aria-multiselectable="true">
       <li role="option" aria-selected="true">Mon<li role="option" aria-selected="false">Tue<li role="option" aria-selected="false">Wed</ul>
     <script>for (const day of document.querySelectorAll('[role=option]'))
       day.onclick = () => {
         day.setAttribute('aria-selected', String(day.getAttribute('aria-selected') !== 'true'));
         log(day.textContent.trim());
       };</script>`,
  );
  t.match(await on('listbox', 'Days', { kind: 'select', options: ['Tue', 'Wed'] }), { ok: true });
  t.equal(await logged(), 'Tue; Wed; Mon;');
});

/** As scripts build one in the place of a list that they hide and no longer listen to; the first option is marked as if it were chosen. */
const standIn = (label: string, attributes: string) => `
  <label for="${label}">${label}</label>
  <div class="box" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false">
    <select id="${label}" ${attributes} style="position: absolute; opacity: 0; pointer-events: none"><option>None<option>Rome<option>Oslo</select>
    <div class="shown">None</div><div class="open" role="listbox" hidden></div></div>`;

t.test('what stands in for a hidden list bears its label, and is chosen from in its stead', async (t) => {
  const { on, observed, logged } = await shown(
    t,
    `<style>.box { border: 1px solid; width: 200px; margin-bottom: 120px } [aria-selected=true] { background: silver }</style>
     ${standIn('City', '')}${standIn('Stops', 'multiple')}
     <script>for (const box of document.querySelectorAll('.box')) {
       const [select, now, list] = box.children;
       const draw = () => {
         list.innerHTML = [...select.options].map(({ text }, at) => '<div role="option" aria-selected="' + (at === 0) + '">' + text + '</div>').join('');
         for (const [at, option] of [...list.children].entries()) option.onclick = (event) => {
           event.stopPropagation();
           select.options[at].selected = true;
           now.textContent = [...select.selectedOptions].map(({ text }) => text).join(' ');
           log(select.id + ' ' + option.textContent);
           draw();
           if (!select.multiple) close();
         };
       };
       const close = () => { list.hidden = true; box.setAttribute('aria-expanded', 'false'); };
       box.onclick = () => { list.hidden = false; box.setAttribute('aria-expanded', 'true'); draw(); };
       box.onkeydown = ({ key }) => { if (key === 'Escape') close(); };
     }</script>`,
  );
  t.match(await on('combobox', 'City', { kind: 'select', options: ['Oslo'] }), { ok: true });
  t.equal(await logged(), 'City Oslo;');
  t.match((await observed()).elements.find(({ role, name }) => role === 'combobox' && name === 'City')?.value, 'Oslo');
  t.match(await on('listbox', 'Stops', { kind: 'select', options: ['Rome', 'Oslo'] }), { ok: true });
  t.equal(await logged(), 'City Oslo; Stops Rome; Stops Oslo;', 'and what is only marked is not taken for chosen');
});

t.test('a built list is called by the label of the field within it, and shows what that keeps', async (t) => {
  const { on, observed, logged } = await shown(
    t,
    `<style>.box { border: 1px solid; width: 200px; cursor: pointer } .box input { opacity: 0; pointer-events: none }</style>
     <div class="box" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="all"><label for="rank">Rank</label>
       <select hidden><option value="Low"></option><option value="High"></option></select><span>Low</span><input id="rank" role="combobox" value="Low"></div>
     <div id="all" role="listbox" hidden><div role="option">Low</div><div role="option">High</div></div>
     <script>
       const [box, list] = [document.querySelector('.box'), document.querySelector('#all')];
       const open = (is) => { list.hidden = !is; box.setAttribute('aria-expanded', is); };
       box.onclick = () => open(true);
       for (const option of list.children) option.onclick = () => {
         box.querySelector('span').textContent = box.querySelector('input').value = option.textContent;
         log(option.textContent);
         open(false);
       };
     </script>`,
  );
  const rank = async () => (await observed()).elements.filter(({ role }) => role === 'combobox');
  t.match(await rank(), [{ name: 'Rank', value: 'Low', options: undefined }]);
  t.match(await on('combobox', 'Rank', { kind: 'select', options: ['High'] }), { ok: true });
  t.equal(await logged(), 'High;');
  t.match(await rank(), [{ name: 'Rank', value: 'High' }]);
});

t.test('each of several is chosen once the list, which closes slowly after each, has closed', async (t) => {
  const { on, logged } = await shown(
    t,
    `<style>#list { transition: opacity 300ms; width: 150px } .going { opacity: 0; pointer-events: none }</style>
     <div role="combobox" id="box" tabindex="0" aria-label="Toppings" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" style="width: 150px; height: 30px"></div>
     <div id="at" onclick="log('in vain')"></div>
     <script>
       box.onclick = () => {
         at.innerHTML = '<div role="listbox" id="list" aria-multiselectable="true">' + ['Ham', 'Corn', 'Tuna'].map((name) => '<div role="option">' + name + '</div>').join('') + '</div>';
         box.setAttribute('aria-expanded', 'true');
         for (const option of list.children) option.onclick = (event) => {
           event.stopPropagation();
           box.textContent += option.textContent + ' ';
           log(option.textContent);
           option.onclick = undefined;
           list.className = 'going';
           setTimeout(() => { at.textContent = ''; box.setAttribute('aria-expanded', 'false'); }, 350);
         };
       };
     </script>`,
  );
  t.match(await on('combobox', 'Toppings', { kind: 'select', options: ['Ham', 'Corn', 'Tuna'] }), { ok: true });
  t.equal(await logged(), 'Ham; Corn; Tuna;');
});
