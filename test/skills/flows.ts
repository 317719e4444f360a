/** Flows of every kind of control, on pages that say something else on the day of the replay. */
import type { ServerResponse } from 'node:http';

/** Which of two days it is on the page. */
export type Day = 'then' | 'now';

export interface Flow {
  readonly goal: string;
  /** By path; `''` is where it starts. `did(text)` tells the log, before it returns. */
  readonly pages: Readonly<Record<string, (day: Day) => string | ((response: ServerResponse) => void)>>;
  readonly success?: object;
  readonly options?: object;
  /** What the log says at the compile, and at the replay where that differs. */
  readonly did: readonly string[];
  readonly didNow?: readonly string[];
  /** What the answer says of today, and what that of the compile said. */
  readonly told: (day: Day) => object;
  readonly params?: object;
}

const pick = <T>(day: Day, then: T, now: T): T => (day === 'then' ? then : now);
const status = '<p role="status"></p>';
const say = (text: string) => `document.querySelector('[role=status]').textContent = ${text};`;

export const flows: Readonly<Record<string, Flow>> = {
  upload: {
    goal: 'Attach "invoice.pdf" to "Invoice", click "Send" and return the Receipt',
    pages: {
      '': (
        day,
      ) => `<h1>Invoices</h1><label>Invoice <input type="file"></label><button>Send</button>${status}<dl><dt>Receipt</dt><dd></dd></dl>
        <script>document.querySelector('button').onclick = async () => { const [file] = document.querySelector('input').files;
          did('sent ' + file.name + ': ' + await file.text()); document.querySelector('dd').textContent = '${pick(day, 'R-1', 'R-2')}'; ${say('"Sent"')} };</script>`,
      file: (day) => (response) => response.end(pick(day, 'first bytes', 'second bytes')),
    },
    options: { confirmActions: false, files: { 'invoice.pdf': { url: 'HERE/file' } } },
    did: ['sent invoice.pdf: first bytes'],
    didNow: ['sent invoice.pdf: second bytes'],
    told: (day) => ({ data: { Receipt: pick(day, 'R-1', 'R-2') } }),
  },
  confirm: {
    goal: 'Click "Archive", accept the confirmation and return the Total',
    pages: {
      '': (day) => `<h1>Drafts</h1><button>Archive</button>${status}<dl><dt>Total</dt><dd>${pick(day, '3', '7')}</dd></dl>
        <script>document.querySelector('button').onclick = () => { did('answered ' + confirm('Archive all?')); ${say('"Archived"')} };</script>`,
    },
    success: { kind: 'allOf', conditions: [{ kind: 'statusText', match: 'Archived' }, { kind: 'extracted' }] },
    did: ['answered true'],
    told: (day) => ({ data: { Total: pick(day, '3', '7') }, dialogs: [{ type: 'confirm', accepted: true }] }),
  },
  prompt: {
    goal: 'Click "Rename", answer the prompt with "Blue lamp" and return the Name',
    pages: {
      '': (day) => `<h1>Item</h1><button>Rename</button><dl><dt>Name</dt><dd>${pick(day, 'Old', 'Older')}</dd></dl>
        <script>document.querySelector('button').onclick = () => { const name = prompt('New name?'); did('named ' + name);
          document.querySelector('dd').textContent = name + ' ${pick(day, 'I', 'II')}'; };</script>`,
    },
    did: ['named Blue lamp'],
    params: { answer: 'Red lamp' },
    didNow: ['named Red lamp'],
    told: (day) => ({ data: { Name: pick(day, 'Blue lamp I', 'Red lamp II') }, dialogs: [{ type: 'prompt', accepted: true }] }),
  },
  tab: {
    goal: 'Click "Details" and return the Price',
    pages: {
      '': () => `<h1>Lamp</h1><a href="details" target="_blank" onclick="did('clicked details')">Details</a>`,
      details: (day) => `<h1>Details</h1><dl><dt>Price</dt><dd>${pick(day, '12 €', '13 €')}</dd></dl>`,
    },
    did: ['clicked details'],
    told: (day) => ({ data: { Price: pick(day, '12 €', '13 €') } }),
  },
  'two-tabs': {
    goal: 'Click "Details", read the Code, switch back to the original tab, fill "Code" with "ABC", click "Check" and return the Result',
    pages: {
      '': (day) => `<h1>Lamp</h1><a href="details" target="_blank" onclick="did('clicked details')">Details</a>
        <label>Code <input></label><button>Check</button><dl><dt>Result</dt><dd></dd></dl>
        <script>document.querySelector('button').onclick = () => { did('checked ' + document.querySelector('input').value); document.querySelector('dd').textContent = '${pick(day, 'good', 'better')}'; };</script>`,
      details: (day) => `<h1>Details</h1><dl><dt>Code</dt><dd>${pick(day, 'X12', 'X13')}</dd></dl>`,
    },
    did: ['clicked details', 'checked ABC'],
    told: (day) => ({ data: { Code: pick(day, 'X12', 'X13'), Result: pick(day, 'good', 'better') } }),
  },
  download: {
    goal: 'Click "Download report"',
    pages: {
      '': () => `<h1>Reports</h1><a href="report.csv" download onclick="did('clicked report')">Download report</a>`,
      'report.csv': (day) => (response) =>
        response
          .writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="report.csv"' })
          .end(pick(day, 'a,1', 'a,2')),
    },
    success: { kind: 'textVisible', value: 'Reports' },
    did: ['clicked report'],
    told: (day) => ({ downloads: [{ content: Buffer.from(pick(day, 'a,1', 'a,2')).toString('base64') }] }),
  },
  frame: {
    goal: 'Fill "Coupon" with "SAVE10", click "Apply" and return the Discount',
    pages: {
      '': () => `<h1>Basket</h1><iframe src="inner" width="600" height="300"></iframe>`,
      inner: (day) => `<label>Coupon <input></label><button>Apply</button><dl><dt>Discount</dt><dd></dd></dl>
        <script>document.querySelector('button').onclick = () => { did('applied ' + document.querySelector('input').value); document.querySelector('dd').textContent = '${pick(day, '1 €', '2 €')}'; };</script>`,
    },
    did: ['applied SAVE10'],
    told: (day) => ({ data: { Discount: pick(day, '1 €', '2 €') } }),
  },
  'other-origin': {
    goal: 'Fill "Card holder" with "Ada", click "Check" and return the Limit',
    pages: {
      '': () => `<h1>Pay</h1><iframe src="ELSEWHERE/inner" width="600" height="300"></iframe>`,
      inner: (day) => `<label>Card holder <input></label><button>Check</button><dl><dt>Limit</dt><dd></dd></dl>
        <script>document.querySelector('button').onclick = () => { did('checked ' + document.querySelector('input').value); document.querySelector('dd').textContent = '${pick(day, '100 €', '200 €')}'; };</script>`,
    },
    did: ['checked Ada'],
    told: (day) => ({ data: { Limit: pick(day, '100 €', '200 €') } }),
  },
  shadow: {
    goal: 'Fill "Nickname" with "Bo", click "Save" and return the Greeting',
    pages: {
      '': (
        day,
      ) => `<h1>Profile</h1><x-form></x-form><script>customElements.define('x-form', class extends HTMLElement { connectedCallback() {
        const root = this.attachShadow({ mode: 'open' });
        root.innerHTML = '<label>Nickname <input></label><button>Save</button><dl><dt>Greeting</dt><dd></dd></dl>';
        root.querySelector('button').onclick = () => { did('saved ' + root.querySelector('input').value); root.querySelector('dd').textContent = '${pick(day, 'Hello', 'Welcome')} ' + root.querySelector('input').value; };
      } });</script>`,
    },
    did: ['saved Bo'],
    told: (day) => ({ data: { Greeting: `${pick(day, 'Hello', 'Welcome')} Bo` } }),
  },
  select: {
    goal: 'Select "Blue" from "Color", click "Show" and return the Stock',
    pages: {
      '': (
        day,
      ) => `<h1>Colors</h1><label>Color <select>${pick(day, '<option>Red<option>Blue', '<option>Green<option>Blue<option>Red')}</select></label><button>Show</button><dl><dt>Stock</dt><dd></dd></dl>
        <script>document.querySelector('button').onclick = () => { did('showed ' + document.querySelector('select').value); document.querySelector('dd').textContent = '${pick(day, '4', '5')}'; };</script>`,
    },
    did: ['showed Blue'],
    told: (day) => ({ data: { Stock: pick(day, '4', '5') } }),
  },
  date: {
    goal: 'Set "Departure" to 2027-03-14, set "Return" to 20 March 2027, click "Search" and return the Fare',
    pages: {
      '': (
        day,
      ) => `<h1>Ferry</h1><label>Departure <input type="date" id="a"></label><label>Return <input type="date" id="b"></label><button>Search</button><dl><dt>Fare</dt><dd></dd></dl>
        <script>document.querySelector('button').onclick = () => { did('searched ' + a.value + ' to ' + b.value); document.querySelector('dd').textContent = '${pick(day, '40 €', '50 €')}'; };</script>`,
    },
    did: ['searched 2027-03-14 to 2027-03-20'],
    told: (day) => ({ data: { Fare: pick(day, '40 €', '50 €') } }),
  },
  drag: {
    goal: 'Drag "Report.pdf" onto "Archive" and return the Moved',
    pages: {
      '': (
        day,
      ) => `<h1>Files</h1><ul><li draggable="true">Letter.txt</li><li draggable="true">Report.pdf</li></ul><div id="to" role="group" aria-label="Archive" style="width:300px;height:80px;border:1px solid">Archive</div><dl><dt>Moved</dt><dd></dd></dl>
        <script>let held; for (const item of document.querySelectorAll('li')) item.ondragstart = (event) => { held = item; event.dataTransfer.setData('text/plain', item.textContent); };
        to.ondragover = (event) => event.preventDefault(); to.ondrop = (event) => { event.preventDefault(); did('dropped ' + held.textContent); held.remove(); document.querySelector('dd').textContent = '${pick(day, '1 file', '2 files')}'; };</script>`,
    },
    did: ['dropped Report.pdf'],
    told: (day) => ({ data: { Moved: pick(day, '1 file', '2 files') } }),
  },
  'rich-text': {
    goal: 'Type "See you at noon" into the "Message" editor, click "Post" and return the Posted',
    pages: {
      '': (
        day,
      ) => `<h1>Board</h1><div contenteditable="true" role="textbox" aria-label="Message" aria-multiline="true" style="min-height:60px;border:1px solid">${pick(day, '', '<p>Old draft</p>')}</div><button>Post</button><dl><dt>Posted</dt><dd></dd></dl>
        <script>document.querySelector('button').onclick = () => { did('posted ' + document.querySelector('[contenteditable]').innerText.trim()); document.querySelector('dd').textContent = '${pick(day, 'just now', 'a second ago')}'; };</script>`,
    },
    options: { confirmActions: false },
    did: ['posted See you at noon'],
    told: (day) => ({ data: { Posted: pick(day, 'just now', 'a second ago') } }),
  },
  paging: {
    goal: 'Click "Next" until "Widget 42" is shown and return the price of "Widget 42"',
    pages: {
      '': (day) => `<h1>Widgets</h1><table><thead><tr><th>Name</th><th>Price</th></tr></thead><tbody></tbody></table><button>Next</button>
        <script>const pages = ${JSON.stringify(
          pick(
            day,
            [
              ['Widget 1', '1 €'],
              ['Widget 2', '2 €'],
              ['Widget 42', '42 €'],
              ['Widget 50', '50 €'],
            ],
            [
              ['Widget 1', '1 €'],
              ['Widget 2', '2 €'],
              ['Widget 3', '3 €'],
              ['Widget 42', '43 €'],
              ['Widget 50', '50 €'],
            ],
          ),
        )};
        let at = 0; const show = () => { document.querySelector('tbody').innerHTML = '<tr><td>' + pages[at][0] + '</td><td>' + pages[at][1] + '</td></tr>'; }; show();
        document.querySelector('button').onclick = () => { did('next'); at += 1; show(); };</script>`,
    },
    did: ['next', 'next'],
    didNow: ['next', 'next', 'next'],
    told: (day) => ({ data: { price: pick(day, '42 €', '43 €') } }),
  },
};
