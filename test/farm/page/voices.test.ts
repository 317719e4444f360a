/** What stands in a live region, or says why a field is not right, is told as a message, however deep it stands. */
import t from 'tap';
import { shown } from './acts/shown.ts';

const body = `<div role="alert"><div><ul><li>The day is over</li><li><span>Both owners</span> must agree</li></ul></div><button>Retry</button></div>
  <div role="status"><p>Stored</p></div>
  <div aria-live="assertive"><p>The lift stands still</p></div>
  <div><span aria-live="assertive">Nobody hears you</span></div>
  <p>Sum: <b aria-live="polite">12 crowns</b></p>
  <div role="alert"><p aria-live="off">Adverts</p></div>
  <div aria-live="polite">${'<p>One of many lines that were found</p>'.repeat(40)}</div>
  <label>Days <input aria-invalid="true" aria-describedby="why"> <span id="why">A week has seven</span></label>
  <label>Hours <input aria-invalid="false" aria-errormessage="hint"></label><p id="hint">A day has many</p>
  <x-field></x-field><script>
    document.querySelector('x-field').attachShadow({ mode: 'open' }).innerHTML = '<input aria-invalid="true" aria-errormessage="e"><p id="e">Too tall</p>';
  </script>`;

t.test('what speaks by itself is told so', async (t) => {
  const { observed } = await shown(t, body);
  const { elements, text } = await observed();
  const hintsOf = (name: string) => elements.find((element) => element.name === name)?.hints;
  t.equal(hintsOf('The day is over'), 'alert');
  t.equal(hintsOf('Both owners must agree'), 'alert');
  t.equal(hintsOf('Stored'), 'announcement');
  t.equal(hintsOf('The lift stands still'), 'alert');
  t.equal(hintsOf('Nobody hears you'), 'alert');
  t.equal(hintsOf('Sum: 12 crowns'), undefined, 'a part of a sentence');
  t.equal(hintsOf('Adverts'), undefined);
  t.equal(hintsOf('One of many lines that were found'), undefined, 'a list');
  t.equal(hintsOf('A week has seven'), 'why alert', 'of a field that is not right');
  t.equal(hintsOf('A day has many'), 'hint', 'of one that is');
  t.equal(hintsOf('Too tall'), 'alert');
  t.notMatch(text, /alert|announcement/, 'the map is as long as it was');
});

const marked = `<ul class="errorlist"><li>Pick a shorter name</li></ul>
  <div class="shop-error"><ul><li><span>Weigh it first</span></li></ul></div>
  <div class="notice notice-error"><p>Ask the warden</p></div>
  <div class="toast bg-danger"><div>Far too heavy</div></div>
  <div class="Box_fieldErrors__x1"><p>One more crown</p></div>
  <div class="text-danger">Danger zone</div>
  <div class="no-errors"><p>All in order</p></div>
  <div class="error-boundary"><p>Rooms and prices</p></div>
  <div class="hover:error"><p>Point at me</p></div>
  <div class="field-with-errors"><label>Height <input></label><p>In metres</p></div>
  <div><label for="w">Width</label><input id="w"><small class="text-danger">Wider than the door</small></div>
  <p>It costs <span class="text-danger">12 crowns</span> today</p>`;

t.test('what is marked as an error by its maker is told so', async (t) => {
  const { observed } = await shown(t, marked);
  const { elements } = await observed();
  const isMarked = (name: string) => / ?error$/.test(elements.find((element) => element.name === name)?.hints ?? '');
  for (const name of ['Pick a shorter name', 'Weigh it first', 'Ask the warden', 'Far too heavy', 'One more crown'])
    t.ok(isMarked(name), name);
  for (const name of ['Danger zone', 'All in order', 'Rooms and prices', 'Point at me', 'In metres']) t.notOk(isMarked(name), name);
  t.match(elements.find(({ name }) => name === 'Wider than the door')?.hints, 'text danger', 'it is no part of what stands around it');
  t.ok(elements.some(({ name }) => name === 'It costs 12 crowns today'));
});
