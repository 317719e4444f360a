/** Goals in which a clause leaves out what was said before it, or says where a thing hides or how it is closed. */
import type { Table } from './reading-tables.ts';

export const carried: Table = [
  ['Click on green, then blue, then red', `click 'green'; click 'blue'; click 'red'`],
  ['Press 4, 5 and then C.', `click '4'; click '5'; click 'C'`],
  ['First click button TWO and after that button ONE.', `click 'TWO':button; click 'ONE':button`],
  ['Click on the link "Quis", after closing the dialog box by clicking the "x".', `click "x"; click "Quis":link`],
  ['Click TWO after clicking ONE', `click 'ONE':one; click 'TWO'`],
  ['Click Save. After clicking Save, click Next', `click 'Save'; click 'Next'`],
  ['Click Save, before clicking Done', `click 'Save'; click 'Done'`],
  [
    'Set the first slider to 4, the second to 0 and the third to 17, then submit',
    `fill #1 '':slider = '4'; fill #2 '':slider = '0'; fill #3 '':slider = '17'; submit as=submit`,
  ],
  ['Open the menu, then the second item', `open '':menu; open #2 '':item`],
];

export const turned: Table = [
  ['Click the colors in this order: green, blue, red', `click 'green':color; click 'blue':color; click 'red':color`],
  ['Click the tabs in the following sequence: One, Two', `click 'One':tab; click 'Two':tab`],
  ['Find the link Nibh among the tabs and click it', `find 'Nibh':link; click 'Nibh':link`],
  ['Find the link Ut in one of the sections and click it', `find 'Ut':link; click 'Ut':link`],
  ['Close the dialog box with the x in its corner', `close`],
  ['Click on the cell in row 2, column 3.', `click #3 '':cell in (#2 '':row)`],
  ['Double-click the cell in the second row and third column', `click #3 '':cell in (#2 '':row) times=2`],
  ['Click all squares that are not blue', `click all '':square except (~blue '':one)`],
  ['Click every shape which is not a circle', `click all 'shape':shape except ('':circle)`],
  ['Click the letters to spell the word "CAB".', `keys = "CAB"`],
  ['Check no boxes, just submit', `check all '':checkbox on=false; submit as=submit`],
  ['Turn everything off and press Save.', `check all '':checkbox on=false; click 'Save'`],
  ['Under Payment choose Cash and pay', `choose = 'Cash' from='Payment':payment; do as=pay`],
];

export const workedOut: Table = [
  ['Type "Rome" backwards', `fill = "emoR"`],
  ['Fill "City" with the reverse of "Rome"', `fill "City" = "emoR"`],
  ['Type the first three letters of "stream" into the text field', `fill '':text field = "str"`],
  ['Type the last letter of "stream"', `fill = "m"`],
  ['Enter "stream" with the first letter capitalized and press Submit.', `fill = "Stream"; click 'Submit'`],
  ['Enter the sum of the numbers below into the textbox', `fill '':textbox = taken('sum' in (all '':number))`],
  ['Type the second number into the textbox', `fill '':textbox = taken(#2 '':number)`],
  ['Type the largest number below into the textbox and press Submit.', `fill '':textbox = taken(most(size) '':number); click 'Submit'`],
  ['Type the longest word of the paragraph into the text field', `fill '':text field = taken('':paragraph longest word 1)`],
  ['Copy the second sentence into the text field', `fill '':text field = taken('':paragraph sentence 2)`],
];

export const picked: Table = [
  [
    'Drag all circles into the left box, and everything else into the right box.',
    `drag all '':circle to='left':box place=onto; drag all '':shape except (all '':circle) to='right':box place=onto`,
  ],
  [
    'Put all circles into the left box and the rest into the right one',
    `drag all '':circle to='left':box place=onto; drag all '':shape except (all '':circle) to='right':box place=onto`,
  ],
  [
    'Drag the apple into the red bin and all the others into the blue bin',
    `drag all '' except ('apple') to=~blue '':bin place=onto; drag 'apple' to=~red '':bin place=onto`,
  ],
  ['Go to May 2017 and click on the 2nd', `choose = 2017-05-02`],
  ['Go to May and pick the 2nd.', `choose = 2027-05-02`],
  ['Go to Settings and pick the 2nd', `open 'Settings'; choose = '2nd'`],
  ['Open May and choose 5', `open 'May'; choose = '5'`],
  ['Click on March 14 in the calendar.', `choose = 2027-03-14`],
  ['Click March 14', `click 'March 14'`],
  [
    'Order one of each item: Fried Chicken, Naan',
    `fill 'quantity' in ('Fried Chicken') = '1'; fill 'quantity' in ('Naan') = '1'; submit as=order`,
  ],
  ['Order one of each item', `portion all '':item amount=1`],
  [
    'Add two Naan and one Beet Salad to the order and place it',
    `fill 'quantity' in ('Naan') = '2'; fill 'quantity' in ('Beet Salad') = '1'; submit as=order`,
  ],
  ['Give the text sed the color red', `highlight 'sed':text; do as=red`],
  ['Make the text sed underlined', `highlight 'sed':text; do as=underline`],
  [
    'Using the text editor, give the text "amet" the style italics',
    `highlight "amet":text in ('':text editor); do as=italic '':text editor`,
  ],
];
