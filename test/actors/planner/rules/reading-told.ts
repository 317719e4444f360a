/** Goals about things that are told by what was done to them, by whom and when, by what they are not, and by where they work. */
type Case = readonly [goal: string, reading: string];

export const told: readonly Case[] = [
  ['Click Details for the bike whose maker is Vogel', "click 'Details' in ('bike' [Vogel])"],
  ['Click Details for the bike that is not by Brandt or Peters', "click 'Details' in ('bike' [not Brandt] [not Peters])"],
  ['Click Details in the third row from the bottom', "click 'Details' in (#-3 '':row)"],
  ['Click Details for the bike with stock 0', "click 'Details' in ('bike' [stock=0])"],
  ['Click Details for all bikes made by Peters', "click 'Details' in (all 'bikes' [Peters])"],
  ['Click Details for the bikes added in 2026', "click 'Details' in (all 'bikes' [added>=2026-01-01] [added<=2026-12-31])"],
  ['Click Details for the file changed before 4 December', "click 'Details' in ('':file [changed<2025-12-04])"],
  ['Click Details for all bikes by Brandt with more than 5 in stock', "click 'Details' in (all 'bikes' [Brandt] [>5in stock])"],
  ['Click Book for the hut that is sold out and below 2000 m', "click 'Book' in ('hut' [sold out] [<2000m])"],
  ['Click Edit for the person who earns more than 80,000', "click 'Edit' in ('':person [salary>80000])"],
  [
    'How many people work in Sales?',
    "read all '':person [Sales] as=people form=count; reply question=How many people work in Sales? as=people",
  ],
  [
    'How many bikes does Peters make?',
    "read all 'bikes' [Peters] as=bikes form=count; reply question=How many bikes does Peters make? as=bikes",
  ],
  ['Return the names of everyone in Sales', "read '':name in (all '':person in ('Sales')) as=names form=list"],
  ['Who works in Design?', "read only '':person [Design] as=person form=text names=true"],
  ['Mark everyone in Sales', "check all '':person in ('Sales') on=true as=mark"],
  ['Open the button located in the footer', "open '':button in ('':footer)"],
  ['Click the file that was changed last', "click most(changed) '':file"],
  ['Click Order for all items below minimum', "click 'Order' in (all '':item [<own(minimum)])"],
  ['Click Order for the item whose stock is under its target', "click 'Order' in ('':item [stock<own(target)])"],
  ['How many roads lead to Rome?', "read all 'roads' [Rome] as=roads form=count; reply question=How many roads lead to Rome? as=roads"],
  ['Click Details for the phone that was seen 2 years ago', "click 'Details' in ('':phone [2 years ago])"],
  ['Delete the chore about Ida from the list', "do as=delete 'chore' [Ida] in ('':list)"],
  ['Find the lid in the chest and select it', "find 'lid' in ('chest'); click 'lid' in ('chest')"],
  ['Somewhere in the shed there is a rake. Click it.', "find 'rake' in ('shed'); click 'rake' in ('shed')"],
  ['Look through the tabs for the link “bracken”', 'find "bracken":link'],
  ['View > Zoom > 50 %', "open 'View'; open 'Zoom'; open '50 %'"],
  ['Add a jar of honey to the cart and order it', "do as=add to cart 'honey'; submit as=order"],
  ['Click the link under Budget', "click '':link in ('Budget')"],
  [
    'Fill the form with name Ann, state NV, email a@b.c and submit',
    "fill 'name':name = 'Ann'; fill 'state' = 'NV'; fill 'email':email = 'a@b.c'; submit as=submit",
  ],
  [
    'Sign up with username ida, password pw1, confirm pw1',
    "fill 'username' = 'ida'; fill 'password' = 'pw1'; fill 'confirm' = 'pw1'; submit as=sign up",
  ],
  ['Increase the heat from 5 to 9', "fill 'heat' = '9'"],
  ['Lower the light from 80% to 30%', "fill 'light' = '30%'"],
];
