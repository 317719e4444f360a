/** Words for controls, as what is meant and as the name of what is chosen; as in `reading-tables.ts`. */
import type { Table } from './reading-tables.ts';

export const kinds: Table = [
  ['Choose the role Editor', `choose = 'Editor' from='role' whole=role Editor`],
  ['Pick the Slider type', `choose = 'Slider' from='type' whole=Slider type`],
  ['Select Form from Layout', `choose = 'Form' from='Layout'`],
  ['Choose Toolbar for Place', `choose = 'Toolbar' from='Place'`],
  ['Select Calendar as the view', `choose = 'Calendar' from='view'`],
  ['Choose the question type Radio button', `choose = 'Radio button' from='question type' whole=question type Radio button`],
  ['Choose the block type Text', `choose = 'Text' from='block type' whole=block type Text`],
  ['Choose Paragraph', `choose = 'Paragraph'`],
  ['Choose Table and List', `choose = 'Table' | 'List'`],
  ['Select Invoice from Kind', `choose = 'Invoice' from='Kind'`],
  // In small letters, or behind a name, a control is meant; so is one that is told by more than that.
  ['Select the button', `click '':button`],
  ['Choose the Contact Link', `click 'Contact':link`],
  ['Select the link Contact', `click 'Contact':link`],
  ['Pick the second Image', `click #2 '':image`],
  ['Pick the red Button', `click ~red '':button`],
  ['Select the text "Roses"', `highlight "Roses":text`],
];
