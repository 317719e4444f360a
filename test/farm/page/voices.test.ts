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
