/** The local page of the bench: one button, and one value that comes when it is pressed. */
import { serve } from './serve.ts';

export const buttonName = 'Show the count';
export const fieldName = 'Count';
export const shown = '42 in stock';

const html = `<!doctype html>
<title>Stock</title>
<h1>Stock</h1>
<p>What there is, when somebody asks.</p>
<button id="show">${buttonName}</button>
<label>${fieldName} <input id="count" readonly></label>
<ul>${Array.from({ length: 40 }, (_, index) => `<li><a href="/item/${index}">Item ${index}</a> is kept in row ${index % 7}.</li>`).join('')}</ul>
<script>
  document.getElementById('show').onclick = () => {
    document.getElementById('count').value = '${shown}';
  };
</script>`;

export const servePage = () => serve((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
