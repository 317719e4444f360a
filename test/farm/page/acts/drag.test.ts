import t from 'tap';
import { indexOf } from '../leased.ts';
import { shown } from './shown.ts';

/** Makes room as the pointer passes the middle of an item, as most sortable lists do. */
const live = `
  <ul id="live" style="width: 200px; user-select: none"></ul>
  <script>
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
      live.insertAdjacentHTML('beforeend', '<li style="height: 30px"><span tabindex="0">' + name + '</span></li>');
    let held;
    live.onmousedown = (event) => { held = event.target.closest('li'); };
    onmousemove = ({ clientY }) => {
      if (!held) return;
      for (const item of live.children) {
        const { top, height } = item.getBoundingClientRect();
        if (item === held || clientY < top || clientY > top + height) continue;
        const isAfter = Boolean(held.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING);
        if (isAfter && clientY > top + height / 2) item.after(held);
        if (!isAfter && clientY < top + height / 2) item.before(held);
      }
    };
    onmouseup = () => { if (held) log([...live.children].map((item) => item.textContent[0] + item.textContent[1]).join('')); held = undefined; };
  </script>`;

t.test('an item of a list that makes room as one drags comes to stand before and after others', async (t) => {
  const { page, logged } = await shown(t, live);
  const drag = async (from: string, place: 'before' | 'after', to: string) => {
    const seen = await page.observe();
    const outcome = await page.act({ kind: 'drag', element: indexOf(seen, 'clickable', from), to: indexOf(seen, 'clickable', to), place });
    t.match(outcome, { ok: true, evidence: { name: from }, toEvidence: { name: to } }, `${from} ${place} ${to}`);
  };
  await drag('One', 'after', 'Three');
  await drag('Five', 'before', 'Two');
  await drag('Two', 'before', 'Four');
  await drag('Four', 'after', 'Five');
  t.equal(await logged(), 'TwThOnFoFi; FiTwThOnFo; FiThOnTwFo; FiFoThOnTw;');
});

const board = `
  <style>.list { width: 150px; min-height: 120px; float: left; border: 1px solid; margin: 5px } .card { height: 25px; border: 1px solid }</style>
  <div class="list" id="todo" aria-label="To do"><div class="card" draggable="true" tabindex="0">Paint</div><div class="card" draggable="true" tabindex="0">Sand</div></div>
  <div class="list" id="done" aria-label="Done" tabindex="0"><div class="card" draggable="true" tabindex="0">Buy</div></div>
  <script>
    let card;
    addEventListener('dragstart', (event) => { card = event.target; event.dataTransfer.setData('text/plain', card.textContent); log('start ' + card.textContent); });
    addEventListener('dragend', () => log('end'));
    for (const list of document.querySelectorAll('.list')) {
      list.addEventListener('dragover', (event) => event.preventDefault());
      list.addEventListener('drop', (event) => {
        event.preventDefault();
        const over = event.target.closest('.card');
        const { top, height } = (over ?? list).getBoundingClientRect();
        if (!over) list.append(card);
        else if (event.clientY < top + height / 2) over.before(card);
        else over.after(card);
        log(event.dataTransfer.getData('text/plain') + ' in ' + list.id);
      });
    }
  </script>`;

t.test("cards of a board are moved by HTML's own drag and drop, onto a list and beside a card", async (t) => {
  const { page, logged } = await shown(t, board);
  const drag = async (from: string, place: 'before' | 'onto' | 'after', role: string, to: string) => {
    const seen = await page.observe();
    t.match(await page.act({ kind: 'drag', element: indexOf(seen, 'clickable', from), to: indexOf(seen, role, to), place }), {
      ok: true,
    });
  };
  await drag('Paint', 'onto', 'clickable', 'Done');
  await drag('Sand', 'before', 'clickable', 'Buy');
  t.equal(await logged(), 'start Paint; Paint in done; end; start Sand; Sand in done; end;');
  const cards = (await page.observe()).elements.map(({ name }) => name).filter((name) => ['Paint', 'Sand', 'Buy'].includes(name));
  t.same(cards, ['Sand', 'Buy', 'Paint']);
});

t.test('what is on show only under the pointer is not, once something was dragged there', async (t) => {
  const { page } = await shown(
    t,
    `<style>.row .acts { display: none } .row:hover .acts { display: inline }</style><div style="padding: 20px"><span tabindex="0">Family</span></div>
     <div class="row" style="padding: 9px"><span tabindex="0">Railcard</span> <span class="acts">Archive</span></div>`,
  );
  const seen = await page.observe();
  const [element, to] = ['Family', 'Railcard'].map((name) => indexOf(seen, 'clickable', name)) as [number, number];
  t.match(await page.act({ kind: 'drag', element, to, place: 'onto' }), { ok: true });
  t.notMatch((await page.observe()).text, /Archive/);
});

t.test('what does not let itself be moved is reported', async (t) => {
  const { page } = await shown(
    t,
    '<ul><li><span tabindex="0">One</span><li><span tabindex="0">Two</span><li><span tabindex="0">Three</span></ul>',
  );
  const seen = await page.observe();
  t.match(
    await page.act({ kind: 'drag', element: indexOf(seen, 'clickable', 'One'), to: indexOf(seen, 'clickable', 'Three'), place: 'after' }),
    {
      ok: false,
      sent: true,
      error: { code: 'element_unusable', message: /did not come to stand after/ },
    },
  );
});

t.test('what has a handle is dragged by it', async (t) => {
  const { page, logged } = await shown(
    t,
    `<ul id="list">${['One', 'Two', 'Three'].map((name) => `<li><span style="cursor: grab">::</span> ${name}</li>`).join('')}</ul>
     <script>
       let held;
       for (const item of list.children) item.firstChild.onmousedown = (event) => { event.preventDefault(); held = item; };
       onmousemove = ({ clientY }) => {
         const over = held && [...list.children].find((item) => item !== held && clientY > item.getBoundingClientRect().top && clientY < item.getBoundingClientRect().bottom);
         if (over) list.insertBefore(held, clientY < over.getBoundingClientRect().top + over.offsetHeight / 2 ? over : over.nextSibling);
       };
       onmouseup = () => { if (held) log([...list.children].map((item) => item.textContent.slice(3)).join('')); held = undefined; };
     </script>`,
  );
  const { elements } = await page.observe();
  const [one, , three] = elements.filter(({ name }) => /One|Two|Three/.test(name)).map(({ index }) => index);
  t.match(await page.act({ kind: 'drag', element: one ?? -1, to: three ?? -1, place: 'after' }), { ok: true });
  t.equal(await logged(), 'TwoThreeOne;');
});
