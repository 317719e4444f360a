/** A deed is done to nothing that the page does not call as the goal does: no used one, none of hers, none in a second table where there is one. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const shelf = (heading: string, ...names: readonly string[]) =>
  `<h1>${heading}</h1>${names.map((name) => `<div class="tile"><h3>${name}</h3><p>8 €</p><button onclick="log('${name}')">Reserve</button></div>`).join('')}`;
const table = (caption: string, ...names: readonly string[]) =>
  `<table aria-label="${caption}"><tr><th>Name</th><th>Watch</th><th></th></tr>${names
    .map(
      (name) =>
        `<tr><td>${name}</td><td>Night</td><td><button onclick="this.closest('tr').remove(); log('${caption} ${name}')">Remove</button></td></tr>`,
    )
    .join('')}</table>`;
const plums = shelf('Our crates', 'Oak Barrel', 'Pine Box', 'Elm Chest');
const crew = table('Deck', 'Ode', 'Ruud', 'Siv');
const boxes = `<h1>Cargo</h1><label>Crates <input type="number" value="1" oninput="log(this.value)"></label><label>Dozens <input type="number" oninput="log('d' + this.value)"></label>`;

const printing = `<h1>Manifest</h1><button onclick="log('printed')">Print</button>`;
const report = `<form onsubmit="log('sent'); return false"><label>Note <input value="calm"></label><button>Submit</button></form>`;

const goals: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Reserve a rented Pine Box', plums, /rented/],
  ['Reserve the chipped "Pine Box"', plums, /chipped|Pine Box/],
  ['Reserve two "Pine Box"', plums, /two/],
  ["Reserve Hedda's Pine Box", plums, /Hedda/],
  ['Reserve the spare Pine Box', plums, /spare|Pine Box/],
  ['Reserve the parcel "Pine Box"', plums, 'Pine Box'],
  ['Reserve a parcel "Pine Box"', plums, /parcel/],
  ['Reserve the crate "Pine Box"', plums, 'Pine Box'],
  ['Reserve the item "Pine Box"', plums, 'Pine Box'],
  ['Reserve the rented Pine Box', shelf('Rented crates', 'Oak Barrel', 'Pine Box'), 'Pine Box'],
  ['Remove Ruud in the second table', crew, /second table/],
  ['Remove Ruud in the second table', crew + table('Galley', 'Ruud', 'Tove'), 'Galley Ruud'],
  ['Remove Ruud in the table of Engineers', crew, /Engineers/],
  ['Remove Ruud from the crew', crew, 'Deck Ruud'],
  ['Remove the watch of Ruud', crew, /watch/],
  ["Delete Ruud's watch", crew, /watch/],
  ['Remove the entry of Ruud', crew, 'Deck Ruud'],
  ['Remove the letter of Ruud', crew.replace('<th>Name</th><th>Watch</th>', '<th>From</th><th>Letter</th>'), 'Deck Ruud'],
  ['Remove Ruud in the Bin', crew, /Bin/],
  ['Remove the blue entry', crew, /./],
  ['Reserve the red crate', plums, /./],
  ['Print the manifest in colour', printing, /colour/],
  ['Print the manifest in colour', `${printing}<p>All prints are in colour.</p>`, 'printed'],
  ['Submit the form for Hedda', report, /Hedda/],
  ['Submit the form for Hedda', `<h1>Report of Hedda</h1>${report}`, 'sent'],
  ['Submit the report about mice', report, /mice/],
  ['Submit the report as Hedda', report, /Hedda/],
  ['Submit the Form', report, 'sent'],
  ['Confirm the transfer of 50 to Siv', `<h1>Transfer of 70 to Ode</h1><button onclick="log('sent')">Confirm transfer</button>`, /50|Siv/],
  ['Confirm the transfer of 70 to Ode', `<h1>Transfer of 70 to Ode</h1><button onclick="log('sent')">Confirm transfer</button>`, 'sent'],
  ['Cancel the Gold plan', `<h1>Silver</h1><button onclick="log('cancelled')">Cancel plan</button>`, /gold/],
  ['Cancel the Gold plan', `<h1>Gold</h1><button onclick="log('cancelled')">Cancel plan</button>`, 'cancelled'],
  ['Book a table for two at Hamnen', `<h1>Bryggan</h1><button onclick="log('booked')">Book a table</button>`, /Hamnen/],
  // A code is said, and is nowhere.
  ['Close case C-17', `<h1>Case C-16</h1><button onclick="log('closed')">Close</button>`, /C-17/],
  ['Close case C-17', `<h1>Case C-17</h1><button onclick="log('closed')">Close</button>`, 'closed'],
  ['Tick the alarm of sensor 2041', '<label><input type="checkbox" onchange="log(checked)"> Alarm</label>', /2041/],
  ['Choose Night for berth B4', '<label>Watch <select onchange="log(value)"><option>Day<option>Night</select></label>', /B4/],
  ['Set the crates to 3 dozen', boxes, /3 dozen/],
  ['Set the crates to at least 3', boxes, /at least 3/],
  ['Set the crates to about 40', boxes, /about 40/],
  ['Set the crates to three', boxes, '3'],
  ['Set the crates to 3 pieces', boxes, '3'],
  ['Set the crates to minus 3', boxes, '-3'],
  ['Set the dozens to 3 dozen', boxes, 'd3'],
];

for (const [goal, body, expected] of goals) t.test(goal, async (t) => toldOn(t, page, goal, body, expected));
