/**
 * Six pages of typical kinds, marked up as those of the wild; the same at every run. As large as sites serve them by default:
 * a front page of 24 stories, ten search results, 24 products with four filters, an application of 24 fields, a table of 25
 * rows, and an article of eight sections with 70 links and 24 references.
 */
const words = ('harbour market winter signal garden copper letter bridge orchard captain valley lantern museum ticket railway coffee island ' +
    'mirror thunder pencil castle meadow engine silver river window planet basket carpet forest kitchen paper cloud station harvest').split(' ');
const word = (seed) => words[(seed * 7919 + (seed >> 3)) % words.length] ?? '';
const title = (seed, length) => {
    const text = Array.from({ length }, (_, at) => word(seed * 13 + at * 5 + 1)).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
};
const times = (count, make) => Array.from({ length: count }, (_, at) => make(at)).join('\n');
const icon = (name) => `<svg class="icon icon-${name}" width="16" height="16" aria-hidden="true"><use href="#${name}"></use></svg>`;
const page = (name, body) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><style>
  body { font: 15px/1.4 sans-serif; margin: 0 } main { padding: 16px } a { color: #036 } nav ul { display: flex; gap: 12px; list-style: none }
  .grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px } .row { display: flex; gap: 8px } .hand { cursor: pointer }
  .hidden { display: none } .sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0) }
  .card img { width: 100%; height: 120px; background: #ddd } .card { overflow: hidden }
</style></head><body>
<a class="sr-only" href="#main">Skip to content</a>
<header class="site-header"><div class="row"><a class="logo" href="/"><img src="data:," alt="${name}" width="80" height="30"></a>
  <form role="search" action="/search"><input type="search" name="q" placeholder="Search"><button type="submit" aria-label="Search">${icon('search')}</button></form>
  <button class="btn-icon" aria-label="Menu" aria-expanded="false">${icon('menu')}</button></div>
  <nav aria-label="Main"><ul>${times(7, (at) => `<li><a class="nav-link" href="/section/${at}">${title(at + 3, 1)}</a></li>`)}</ul></nav></header>
<main id="main">${body}</main>
<footer class="site-footer"><ul>${times(10, (at) => `<li><a href="/about/${at}">${title(at + 40, 2)}</a></li>`)}</ul><p>© 2026 ${name}. All rights reserved.</p></footer>
</body></html>`;
const news = page('The Daily', `<h1 class="sr-only">Front page</h1>${times(4, (section) => `<section><h2><a href="/topic/${section}">${title(section + 60, 1)}</a></h2><div class="grid">${times(6, (at) => `<article class="card story"><a href="/story/${section}-${at}"><img src="data:," alt=""><h3>${title(section * 10 + at, 7)}</h3></a>
        <p class="teaser">${title(section * 11 + at, 16)}.</p><div class="meta"><span class="author">By ${title(at, 2)}</span> <time datetime="2026-11-20">${at + 1} hours ago</time></div>
        <button class="save" aria-label="Save story">${icon('bookmark')}</button></article>`)}</div></section>`)}<aside><h2>Most read</h2><ol>${times(10, (at) => `<li><a href="/story/top-${at}">${title(at + 90, 6)}</a></li>`)}</ol></aside>`);
const results = page('Findall', `<p class="stats">About 2,340,000 results (0.42 seconds)</p><div role="tablist" aria-label="Kinds">${times(5, (at) => `<button role="tab" aria-selected="${at === 0}">${title(at + 8, 1)}</button>`)}</div>
  <div id="results">${times(10, (at) => `<div class="result"><div class="url"><cite>https://${word(at)}.example › ${word(at + 4)} › ${word(at + 9)}</cite>
      <button class="more" aria-label="About this result">${icon('dots')}</button></div><a href="https://${word(at)}.example/${word(at + 4)}/${word(at + 9)}?utm_source=findall&utm_medium=organic&ref=${at}9f3c2ab"><h3>${title(at + 20, 8)}</h3></a>
      <div class="snippet"><span class="date">Nov ${(at % 28) + 1}, 2026 — </span>${title(at + 31, 24)} <em>${word(at)}</em> ${title(at + 37, 6)}.</div></div>`)}</div><section><h2>People also search for</h2><div class="grid">${times(8, (at) => `<a class="chip" href="/search?q=${at}">${title(at + 70, 3)}</a>`)}</div></section>
  <nav aria-label="Pages"><ul>${times(10, (at) => `<li><a href="/search?page=${at + 1}" ${at === 0 ? 'aria-current="page"' : ''}>${at + 1}</a></li>`)}</ul></nav>`);
const shop = page('Lumen Store', `<h1>Lamps</h1><div class="row"><aside><form aria-label="Filters">${times(4, (group) => `<fieldset><legend>${title(group + 5, 1)}</legend>${times(6, (at) => `<label><input type="checkbox" name="f${group}" value="${at}"> ${title(group * 6 + at, 1)} (${at * 7 + 3})</label><br>`)}</fieldset>`)}<button type="submit">Apply</button></form></aside><div><label>Sort by <select name="sort"><option>Relevance<option>Price: low to high<option>Price: high to low<option>Newest</select></label>
  <div class="grid">${times(24, (at) => `<div class="card product-card" data-sku="SKU-${1000 + at}"><a class="thumb" href="/p/${at}" tabindex="-1" aria-hidden="true"><img src="data:," alt=""></a><h3 class="name"><a href="/p/${at}?list=lamps&position=${at}">${title(at, 4)}</a></h3>
      <div class="rating" aria-label="${(3 + (at % 20) / 10).toFixed(1)} out of 5 stars">★★★★☆ <span class="count">(${at * 13 + 4})</span></div><div class="price"><span class="now">$${at * 3 + 9}.99</span> ${at % 3 === 0 ? `<s class="was">$${at * 4 + 19}.99</s>` : ''}</div>
      <button class="add-to-cart">Add to cart</button> <button class="wish" aria-label="Add to wish list">${icon('heart')}</button></div>`)}</div></div></div><nav aria-label="Pages"><ul>${times(5, (at) => `<li><a href="?page=${at + 1}">${at + 1}</a></li>`)}</ul></nav>`);
const field = (at) => {
    const label = title(at + 15, 2);
    const id = `field-${at}`;
    switch (at % 6) {
        case 0:
            return `<div class="field"><label for="${id}">${label}</label><select id="${id}" name="${id}"><option>Choose</option>${times(30, (option) => `<option>${title(option, 1)} ${option}</option>`)}</select></div>`;
        case 1:
            return `<fieldset><legend>${label}</legend>${times(3, (option) => `<label><input type="radio" name="${id}" value="${option}"> ${title(option + at, 1)}</label>`)}</fieldset>`;
        case 2:
            return `<div class="field"><label><input type="checkbox" name="${id}"> ${label}, as told in the <a href="/terms/${at}">terms</a></label></div>`;
        case 3:
            return `<div class="field"><label for="${id}">${label}</label><textarea id="${id}" name="${id}" aria-describedby="${id}-h"></textarea><small id="${id}-h">${title(at, 9)}.</small></div>`;
        default:
            return `<div class="field"><label for="${id}">${label} <abbr title="required">*</abbr></label><input id="${id}" name="${id}" type="${['text', 'email', 'date', 'tel'][at % 4]}" required><small class="error hidden">Needed</small></div>`;
    }
};
const form = page('Permit office', `<h1>Apply for a permit</h1><form>${times(4, (part) => `<section><h2>${part + 1}. ${title(part + 50, 2)}</h2><p>${title(part + 3, 18)}.</p>${times(6, (at) => field(part * 6 + at))}</section>`)}
  <div class="row"><button type="button">Back</button><button type="submit">Send application</button></div></form>`);
const table = page('Ledger', `<h1>Invoices</h1><div class="row"><button>New invoice</button><label>Status <select><option>All<option>Open<option>Paid</select></label></div><table class="data"><thead><tr><th><input type="checkbox" aria-label="Select all"></th>${['Number', 'Customer', 'Date', 'Due', 'Amount', 'Status'].map((name) => `<th><button class="sort">${name}</button></th>`).join('')}<th>Actions</th></tr></thead><tbody>${times(25, (at) => `<tr><td><input type="checkbox" aria-label="Select invoice ${1000 + at}"></td><td><a href="/invoice/${1000 + at}">${1000 + at}</a></td><td>${title(at, 2)}</td><td>2026-${String((at % 12) + 1).padStart(2, '0')}-11</td><td>2026-12-${String((at % 28) + 1).padStart(2, '0')}</td><td class="num">$${at * 37 + 12}.50</td><td><span class="badge badge-${at % 2 ? 'paid' : 'open'}">${at % 2 ? 'Paid' : 'Open'}</span></td><td><button aria-label="Edit">${icon('pencil')}</button> <button aria-label="Delete">${icon('trash')}</button></td></tr>`)}</tbody></table>`);
const article = page('Openpedia', `<h1>${title(5, 2)}</h1><nav aria-label="Contents"><ol>${times(8, (at) => `<li><a href="#s${at}">${title(at + 25, 2)}</a></li>`)}</ol></nav>${times(8, (section) => `<div class="heading"><h2 id="s${section}">${title(section + 25, 2)}</h2><span class="edit">[<a href="/edit/${section}">edit</a>]</span></div>${times(3, (paragraph) => `<p>${times(3, (at) => `${title(section * 40 + paragraph * 3 + at, 9)} <a href="/wiki/${word(section + at)}_${paragraph}" title="${title(section + at, 2)}">${title(section * 9 + paragraph * 5 + at, 2)}</a> ${title(at + paragraph, 7)}.`)}<sup><a href="#r${section * 3 + paragraph}">[${section * 3 + paragraph + 1}]</a></sup></p>`)}`)}<h2>References</h2><ol>${times(24, (at) => `<li id="r${at}"><a href="#c${at}" aria-label="Jump up">^</a> ${title(at + 2, 3)}. "<a href="https://${word(at)}.example/paper/${at}">${title(at + 33, 6)}</a>". 20${10 + (at % 16)}.</li>`)}</ol>`);
export const pages = { news, results, shop, form, table, article };
/** A table of many rows, each with a link and a button. */
export const rowsPage = (count) => `<!doctype html><title>Rows</title><h1>Rows</h1><table><tr><th>Name</th><th>Link</th><th>Act</th></tr>${times(count, (at) => `<tr><td>Row ${at}</td><td><a href="/?row=${at}">Open ${at}</a></td><td><button>Delete</button></td></tr>`)}</table>`;
//# sourceMappingURL=pages.js.map