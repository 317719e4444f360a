/** What people call the things on a page, and the roles that they may mean by it; no page's words stand here. */

const text = ['textbox', 'searchbox', 'combobox'];
const field = [...text, 'spinbutton'];
const list = ['combobox', 'listbox'];

/** Nouns of controls and parts of pages, in the singular, parted by commas. */
const kinds: readonly (readonly [nouns: string, ...roles: string[]])[] = [
  ['button, push button, arrow, arrow button', 'button'],
  ['icon', 'button', 'link', 'img', 'image'],
  ['link, hyperlink', 'link'],
  ['tab', 'tab'],
  ['menu item, menu entry, menu option', 'menuitem'],
  ['menu', 'menu', 'menubar', 'button', 'combobox', 'menuitem'],
  ['checkbox, check box, tick box, tickbox', 'checkbox', 'switch'],
  ['switch, toggle, toggle switch', 'switch', 'checkbox', 'button'],
  ['radio button, radio, radio option', 'radio'],
  ['option, choice', 'option', 'radio', 'menuitem', 'checkbox'],
  ['search box, search field, search bar, search input', 'searchbox'],
  ['text field, text box, textbox, text input, textfield', ...text],
  ['text area, textarea, text editor, editor, rich text editor', 'textbox'],
  [
    'input field, input box, input textbox, input text field, text input field, text input box, input, field, entry field, form field',
    ...field,
  ],
  ['box', ...text, 'checkbox'],
  ['spinner, stepper, number field, number input', 'spinbutton', 'textbox'],
  ['slider, range slider, range', 'slider'],
  [
    'dropdown, drop-down, drop down, dropdown list, drop-down list, dropdown menu, drop-down menu, drop down menu, drop down list, select box, selector, combobox, combo box, select list, pulldown, pull-down menu, picklist',
    ...list,
    'button',
  ],
  ['scroll list, listbox, list box, selection list', ...list],
  ['date picker, datepicker, date field, date input', 'textbox', 'combobox', 'button'],
  ['time picker, time field, time input', 'textbox', 'combobox', 'button'],
  ['color picker, colour picker, color wheel', 'textbox', 'button'],
  ['calendar', 'grid', 'table', 'application', 'group', 'textbox'],
  ['page heading, heading, headline', 'heading'],
  ['title', 'heading'],
  ['image, picture, photo', 'img', 'image'],
  ['paragraph', 'paragraph'],
  ['text, passage', 'text', 'paragraph'],
  [
    'section, area, panel, pane, block, region, part, accordion, accordion section, accordion panel, accordion item, collapsible section, group, fieldset, lane, swimlane',
    'region',
    'group',
    'article',
    'heading',
    'button',
    'tabpanel',
  ],
  ['frame, iframe, inline frame, embedded frame', 'region'],
  [
    'dialog, dialogue, dialog box, dialogue box, pop-up, popup, popup window, pop-up window, modal, modal window, modal dialog, overlay, window, lightbox',
    'dialog',
    'alertdialog',
  ],
  ['banner, cookie banner', 'banner', 'region', 'dialog', 'alertdialog'],
  ['alert, message box', 'alertdialog', 'alert', 'dialog'],
  ['form', 'form', 'group', 'region'],
  ['footer', 'contentinfo'],
  ['header', 'banner', 'columnheader', 'heading'],
  ['navigation, nav, navigation bar, nav bar, navbar, navigation menu', 'navigation', 'menubar'],
  ['sidebar, side bar', 'complementary', 'navigation'],
  ['toolbar, tool bar', 'toolbar', 'group'],
  ['table, grid, spreadsheet, worksheet', 'table', 'grid', 'treegrid'],
  ['list', 'list', 'listbox', 'combobox', 'menu', 'table'],
  ['tree, file tree, folder tree, directory tree, tree view, treeview, tree list, file explorer, hierarchy', 'tree'],
  ['tree item, node, folder', 'treeitem'],
  ['row, table row', 'row'],
  ['cell', 'cell', 'gridcell'],
  ['column', 'columnheader'],
  ['column header, column heading', 'columnheader'],
  ['card, tile', 'article', 'listitem', 'item', 'group'],
];

/** Things that a row, card or list entry stands for: they say nothing of the role. */
const things =
  'item, entry, element, list item, result, search result, product, article, flight, hotel, room, trip, train, bus, ride, email, e-mail, mail, message, post, tweet, comment, review, thread, conversation, order, invoice, ticket, issue, task, todo, to-do, user, person, contact, customer, member, account, employee, record, file, document, book, movie, film, song, video, event, appointment, meeting, job, offer, deal, listing, property, house, apartment, car, restaurant, recipe, course, repository, project, story, question, answer, notification, payment, transaction, subscription, plan, time slot, slot, seat, one, thing, circle, square, triangle, rectangle, dot, pentagon, hexagon, octagon, polygon, ellipse, shape, student, player, note, store, shop, laptop, shirt, shoe, game, app, package, branch, commit, connection, server, bin, bucket, container, target, drop zone';
/** Kinds of things only when a place, rank or plural says so: else they end names ("Phone number", "First name"). */
const loose =
  'number, word, color, colour, date, day, letter, digit, name, team, company, phone, note, bill, page, time, line, category, title, price';

const roles: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...`${things}, ${loose}`.split(', ').map((noun) => [noun, []] as const),
  ...kinds.flatMap(([nouns, ...found]) => nouns.split(', ').map((noun) => [noun, found] as const)),
]);
const looseNouns: ReadonlySet<string> = new Set(loose.split(', '));
const rowLike: ReadonlySet<string> = new Set([...things.split(', '), 'row', 'table row', 'card', 'tile']);

const pluralOf = (noun: string) =>
  noun === 'person' ? 'people' : /(?:s|x|ch)$/.test(noun) ? `${noun}es` : noun.replace(/([^aeiou])y$/, '$1ie').concat('s');
const singulars: ReadonlyMap<string, string> = new Map([...roles.keys()].map((noun) => [pluralOf(noun), noun]));
/** As one pattern that prefers the longest; what begins alike is spelled once, for a plain list takes ten times as long to compile. */
function patternOf(words: readonly string[]): string {
  const byHead = new Map<string, string[]>();
  for (const word of words) if (word !== '') byHead.set(word.charAt(0), [...(byHead.get(word.charAt(0)) ?? []), word.slice(1)]);
  const branches = [...byHead].map(([head, tails]) => head + patternOf(tails));
  if (branches.length === 0) return '';
  const either = branches.length === 1 && !words.includes('') ? branches[0] : `(?:${branches.join('|')})`;
  return words.includes('') ? `${either}?` : (either ?? '');
}

/** Matches any noun of the table, singular or plural. */
export const anyNoun = patternOf([...roles.keys(), ...singulars.keys()]);

export interface Noun {
  /** In the singular. */
  readonly noun: string;
  readonly roles: readonly string[];
  readonly plural: boolean;
  /** It is a row, card or entry, told by what stands in it. */
  readonly isRow: boolean;
  /** Alone it is rather a name. */
  readonly isLoose: boolean;
}

export function nounOf(words: string): Noun | undefined {
  const said = words.toLowerCase();
  const noun = roles.has(said) ? said : singulars.get(said);
  if (noun === undefined) return undefined;
  return { noun, roles: roles.get(noun) ?? [], plural: noun !== said, isRow: rowLike.has(noun), isLoose: looseNouns.has(noun) };
}
