/** What several things are told by, and how it is noted; what of it is not understood, with its clause. */
type Table = readonly (readonly [goal: string, reading: string])[];

export const joined: Table = [
  ['Remove all lamps with fewer than 2 in stock and less than 4 stars', `do as=remove all 'lamps' [<2in stock] [<4star]`],
  ['Delete all files with fewer than 2 downloads, larger than 1 MB', `do as=delete all '':file [<2download] [>1mb]`],
  ['Mark all people in Design and Ops', `check all '':person in ('Design and Ops') on=true as=mark`],
  ['Mark all people who are in Sales and not on leave', `check all '':person [Sales] [not leave] on=true as=mark`],
  ['Remove all lamps under 100 euros and not made by Hartwig', `do as=remove all 'lamps' [<100EUR] [not Hartwig]`],
  ['Delete all files owned by Ann but not shared', `do as=delete all '':file [Ann] [not shared]`],
  ['Save all huts below 1500 m with a sauna and a pool', `do as=save all 'huts' [<1500m] [sauna] [pool]`],
  ['Select all rows where status is Open and the priority is High', `check all '':row [Open] [High] on=true`],
  ['Check all boxes that start with A and end with e', `check all '':box [A…] […e] on=true`],
  [
    'Click "Put aside" for the cheapest lamp with at least 4 stars and more than 5 in stock',
    `click "Put aside" in (least(price) 'lamp' [>=4star] [>5in stock])`,
  ],
  [
    'Return the models of all lamps with more than 4 stars and fewer than 5 in stock',
    `read 'models' in (all 'lamps' [>4star] [<5in stock]) as=models form=list`,
  ],
  ['Select all of the items with a stock of at least 6', `check all '':item [stock>=6] on=true`],
  ['Delete all drafts and old versions', `do as=delete all 'drafts'; do as=delete all 'old versions'`],
  ['Archive all messages from "Ada" and "Bob"', `do as=archive all '':message ["Ada"]; do as=archive all '':message ["Bob"]`],
  ['Select all goods from Turin and Ghent except Glass bowl', `check all 'goods' [Turin and Ghent] except ('Glass bowl') on=true`],
  ['Click Archive for every file except Notes', `click 'Archive' in (all 'file':file except ('Notes':note))`],
  ['Return the names of all files from Ann except Notes', `read '':name in (all '':file [Ann] except ('Notes':note)) as=names form=list`],
  [
    'Mark each file that costs more than 22 euros and with a size of at least 3 MB except Notes',
    `check all '':file [price>22EUR] [size>=3mb] except ('Notes':note) on=true as=mark`,
  ],
  ['Archive all files not from Ghent', `do as=archive all '':file [not Ghent]`],
  [
    'Click "Archive" for all files with at least 6 downloads and not from Ghent',
    `click "Archive" in (all '':file [>=6download] [not Ghent])`,
  ],
  [
    'List the names of the lamps over 30 euros but cheaper than 67 euros',
    `read '':name in (all 'lamps' [>30EUR] [price<67EUR]) as=names form=list`,
  ],
  ['Check all files from Lyon and Turin, with a size of at least 6 MB', `check all '':file [Lyon and Turin] [size>=6mb] on=true`],
  [
    'Return the names of all files with at least 2 downloads and from Turin and Ghent',
    `read '':name in (all '':file [>=2download] [Turin and Ghent]) as=names form=list`,
  ],
  ['Check all lamps cheaper than 55 euros, that are in Ghent', `check all 'lamps' [price<55EUR] [Ghent] on=true`],
  ['Delete all messages from Smith, but not the newest', `do as=delete all '':message [Smith] except (most(date) '')`],
];

export const unjoined: Table = [
  'Delete all files but the drafts except Notes',
  'Remove all lamps that are neither red nor blue',
  'Delete every file which is shared and was changed by hand',
  'Remove all lamps that cost less than 100 euros or have less than 3 stars',
  'Mark all people in Sales and somehow senior',
  'Delete all files larger than 1 MB and old enough',
].map((goal) => [goal, goal] as const);
