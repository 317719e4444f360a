/** Goals as people ask them of all kinds of pages; as in `reading-tables.ts`. */
import type { Table } from './reading-tables.ts';

export const asked: Table = [
  [`The country should be Norway and the language should be Norwegian`, `fill 'country' = 'Norway'; fill 'language' = 'Norwegian'`],
  [`I want the 8-speed one in matte black`, `choose = '8-speed'; choose = 'matte black'`],
  [
    `From Lisbon to Porto on 3 December, returning on 9 December, for 2 adults and a child`,
    `fill 'from' = 'Lisbon'; fill 'to' = 'Porto'; fill 'date' = 2026-12-03; fill 'return date' = 2026-12-09; fill 'adults' = '2'; fill 'child' = '1'`,
  ],
  [
    `We are two adults and one child, arriving on 3 July and leaving on 10 July`,
    `fill 'adults' = '2'; fill 'child' = '1'; fill 'arrival date' = 2027-07-03; fill 'departure date' = 2027-07-10`,
  ],
  [
    `Put two bottles of oil (the small one) and one loaf of bread in the basket`,
    `fill 'quantity' in ('oil':item [small]) = '2'; do as=add to basket 'oil':item [small]; do as=add to basket 'bread'`,
  ],
  [`fill password with s3cret! and press Log in`, `fill 'password' = 's3cret!'; click 'Log in'`],
  [`Set the password to n0w? Click Save`, `fill 'password' = 'n0w?'; click 'Save'`],
  [`Upload a.pdf and b.pdf`, `upload file=a.pdf more=b.pdf`],
  [`Attach the files x.png, y.png and "z 1.png" to the message`, `upload file=x.png more=y.png | z 1.png 'message':message`],
  [`Move the card "Fix login" to the column To do`, `drag "Fix login":card to='To do':column place=onto`],
  [`Move the card Fix login from To do to Done`, `drag 'Fix login':card in ('To do') to='Done' place=onto`],
  [`Delete all tasks that are completed`, `do as=delete all '':task [completed]`],
  [`Clear the completed items`, `do as=clear 'completed':item`],
  [`Enter "Away" until 14 April`, `fill = "Away"; fill 'until' = 2027-04-14`],
  [`Set my status to "On leave" until 14 April`, `fill 'status' = "On leave"; fill 'until' = 2027-04-14`],
  [`Show only unread mails`, `choose = 'unread' whole=unread mails`],
  [`Invite lea@x.example to the event Review`, `do as=invite 'event':review to='lea@x.example'`],
  [`Pause the player after opening the second track`, `open #2 'track'; do as=pause 'player':player`],
  [
    `Change the email address to new@x.example and confirm with the password "pw"`,
    `fill 'email address' = 'new@x.example'; fill 'password' = "pw"; submit as=confirm`,
  ],
  [`Give Bob the role Editor`, `fill 'role' in ('Bob') = 'Editor'`],
  [`Comment on issue 5 with "Fixed in 2.1"`, `do as=comment '5':issue text="Fixed in 2.1"`],
  [`Reject the request of Tom with the reason "Too late"`, `do as=reject 'request' in ('Tom') text="Too late"`],
  [`How much does the Pro plan cost per month?`, `read 'price' in ('Pro':plan) as=price form=text`],
  [`Follow the link to the official website in the infobox`, `click 'official website':link in ('infobox')`],
  [
    `Add three to-dos: milk, eggs and bread`,
    `fill 'name' = 'milk' opener=add 'to-do':to-do; do as=add 'to-do':to-do; fill 'name' = 'eggs' opener=add 'to-do':to-do; do as=add 'to-do':to-do; fill 'name' = 'bread' opener=add 'to-do':to-do; do as=add 'to-do':to-do`,
  ],
  [`Double-click the cell in row 2, column Price and type 30`, `click '':cell in ('2':row column Price) times=2; fill = '30'`],
  [`Open the menu File and choose Save as`, `open 'File':menu; choose = 'Save as'`],
  [`Press Tab three times and then Enter`, `press key=Tab times=3 mayName=Tab; press key=Enter mayName=Enter`],
  [
    `Register a new account for Ada Byron with the e-mail ada@x.example and the password "Xy12!"`,
    `fill 'name' = 'Ada Byron'; fill 'e-mail':e-mail = 'ada@x.example'; fill 'password' = "Xy12!"; do as=register 'new':account`,
  ],
  [`Pick a date two weeks from now`, `choose = 2026-12-05`],
  [
    `Add a table with 3 rows and 4 columns`,
    `fill 'rows' = '3' opener=add '':table; fill 'columns' = '4' opener=add '':table; do as=add '':table`,
  ],
  [`Change the cover image to beach.jpg`, `upload file=beach.jpg 'cover':image`],
  [`Send 20 euros to Lea with the note "Lunch"`, `fill 'to' = 'Lea'; fill 'amount' = '20'; fill 'note' = "Lunch"; submit as=send`],
  [`Show 50 entries per page`, `choose = '50' from='entries per page' whole=50 entries per page`],
  [`Go back to the list and open the next one`, `back; open 'next':one`],
  [`Take me to the contact page`, `open 'contact page'`],
  [
    `Enter 12 into the field "Width" and 8 into the field "Height", then calculate`,
    `fill "Width":field = '12'; fill "Height":field = '8'; submit as=calculate`,
  ],
  [`Enter "abc" as the password and retype it`, `fill 'password' = "abc"; fill #2 'password' = "abc"`],
  [`Confirm that you are over 18`, `check 'you are over 18' on=true`],
  [
    `Go through the wizard with plan Basic, name "Ann Lee" and no extras`,
    `choose = 'Basic' from='plan' whole=plan Basic; fill 'name':name = "Ann Lee"; check all 'extras' on=false`,
  ],
];

/** What must not be half read. */
export const unasked: Table = [
  [`Add Editors to the list of groups`, `Add Editors to the list of groups`],
  [`Drag the corner of the text area to make it bigger`, `Drag the corner of the text area to make it bigger`],
  [`Close the ticket about the broken printer as duplicate`, `Close the ticket about the broken printer as duplicate`],
  [`Label issue #12 with bug and help wanted`, `Label issue #12 with bug and help wanted`],
  [`Turn on notifications for mentions only`, `Turn on notifications for mentions only`],
  [`return which is cheaper`, `return which is cheaper`],
  [`Check in for flight LH123 with the booking code X7Y8Z9`, `Check in for flight LH123 with the booking code X7Y8Z9`],
  [`Block out the days from Monday to Wednesday`, `Block out the days from Monday to Wednesday`],
  [`My name is Ada Byron and I live in Oslo; fill in the form`, `My name is Ada Byron and I live in Oslo`],
  [`I need a room with a sea view for three nights from 4 July`, `I need a room with a sea view for three nights from 4 July`],
];
