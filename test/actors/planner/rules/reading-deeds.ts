/** Goals on what a thing is told in one with its deed, on numbers of goods, and on lists that are narrowed by conditions; as in `reading-tables.ts`. */
import type { Table } from './reading-tables.ts';

export const deeds: Table = [
  ['Order 4 lamps', `do as=order '4 lamps'`],
  ['Order 6 of "Desk lamp"', `do as=order '6 Desk lamp'`],
  ['Check in for flight LH123 with the booking code X7Y8Z9', `fill 'booking code' = 'X7Y8Z9'; do as=check in 'LH123':flight`],
  ['Who has the highest amount due?', `read most(amount due) '':person as=person form=text names=true`],
  ['Which airline has flight 4346?', `read only '':airline [4346] as=airline form=text names=true`],
  ['Which employee has the highest number of open tasks?', `read most(open tasks) '':employee as=employee form=text names=true`],
  [
    'Turn on the away message with the subject "Away" and the text "Back soon"',
    `check 'away':message on=true; fill 'subject' = "Away"; fill '':text = "Back soon"`,
  ],
  ['Apply the label Work to the mail "Draft"', `do as=label as work "Draft":mail`],
  ['Add the urgent tag to the post "Rain"', `do as=tag as urgent "Rain":post`],
  ['Navigate to the "Due" module of the "Invoices" application', `open "Due" in ("Invoices":menu)`],
  [
    'Filter the list where Status is "Paid" and "Sold by" is Ada',
    `choose = "Paid" from='Status' narrowing=Paid; choose = 'Ada' from='Sold by' narrowing=Ada`,
  ],
  ['Create a filter for the list to extract all entries where "Status" is "Paid"', `choose = "Paid" from='Status' narrowing=Paid`],
  [
    'Add a plant with a value of "Fern" for field "Name" and a value of "High" for field "Light"',
    `fill "Name" = "Fern" opener=add 'plant'; fill "Light" = "High" opener=add 'plant'; do as=add 'plant'`,
  ],
  ['Sort the "plants" list by the following fields: - Height (descending)', `sort by=Height direction=descending "plants":list`],
  ['Check in the box Terms', `check 'Terms':box on=true`],
];
