/** The ways in which pages mark up entries beside each other: what each is called, a price, and its controls, as HTML. */
export interface Entry {
  readonly name: string;
  readonly price: number;
  readonly controls: readonly string[];
}

/** `label` is what the controls are for, where a column has a head. */
type Layout = (entries: readonly Entry[], label: string) => string;

const all = (entries: readonly Entry[], html: (entry: Entry) => string) => entries.map(html).join('');
const spaced = ({ controls }: Entry) => controls.join(' ');

const row = (entry: Entry) => `<tr><td>${entry.name}</td><td>${entry.price} €</td><td>${spaced(entry)}</td></tr>`;

export const layouts: readonly [Layout, ...Layout[]] = [
  (entries, label) =>
    `<table><thead><tr><th>Name</th><th>Price</th><th>${label}</th></tr></thead><tbody>${all(entries, row)}</tbody></table>`,
  (entries, label) => `<table><tr><td><b>Name</b></td><td><b>Price</b></td><td><b>${label}</b></td></tr>${all(entries, row)}</table>`,
  (entries) =>
    `<table>${all(entries, (entry) => `<tr><td>${spaced(entry)}</td><td>${entry.price} €</td><td>${entry.name}</td></tr>`)}</table>`,
  (entries, label) =>
    `<div role="table"><div role="row"><span role="columnheader">Name</span><span role="columnheader">Price</span><span role="columnheader">${label}</span></div>${all(
      entries,
      (entry) =>
        `<div role="row"><span role="cell">${entry.name}</span><span role="cell">${entry.price} €</span><span role="cell">${spaced(entry)}</span></div>`,
    )}</div>`,
  (entries) =>
    `<div class="grid">${all(entries, (entry) => `<div class="card"><h3>${entry.name}</h3><p>${entry.price} €</p><div>${spaced(entry)}</div></div>`)}</div>`,
  (entries) =>
    `<div>${all(
      entries,
      (entry) =>
        `<div><div><div><div><b>${entry.name}</b></div><div>${entry.price} €</div></div><div><div>${entry.controls.map((control) => `<div>${control}</div>`).join('')}</div></div></div></div>`,
    )}</div>`,
  (entries) => `<ul>${all(entries, (entry) => `<li>${entry.name} (${entry.price} €) ${spaced(entry)}</li>`)}</ul>`,
  (entries) => `<ol>${all(entries, (entry) => `<li>${spaced(entry)} <span>${entry.name}</span> <i>${entry.price} €</i></li>`)}</ol>`,
  (entries) =>
    `<div>${all(entries, (entry) => `<div style="display:flex;gap:1em"><span>${entry.name}</span><span>${entry.price} €</span>${entry.controls.join('')}</div>`)}</div>`,
  (entries) => `<div>${all(entries, (entry) => `${entry.name}, ${entry.price} € ${spaced(entry)}<br>`)}</div>`,
  (entries) => all(entries, (entry) => `<h2>${entry.name}</h2><p>${entry.price} €</p><p>${spaced(entry)}</p>`),
  (entries) =>
    all(
      entries,
      (entry) => `<article><header>${entry.name}</header><p>Now ${entry.price} € a piece.</p><footer>${spaced(entry)}</footer></article>`,
    ),
  (entries) => `<dl>${all(entries, (entry) => `<dt>${entry.name}</dt><dd>${entry.price} € ${spaced(entry)}</dd>`)}</dl>`,
  (entries) => all(entries, (entry) => `<fieldset><legend>${entry.name}</legend>${entry.price} € ${spaced(entry)}</fieldset>`),
  (entries) =>
    `<section>${all(entries, (entry) => `<div style="display:flex;gap:1em"><a href="#${entry.price}">${entry.name}</a><em>${entry.price} €</em><div>${spaced(entry)}</div></div>`)}</section>`,
];
