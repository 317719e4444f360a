/** Goals in the fewest words, as people jot them down: each is put into the order that it can only stand for. */
import { atom } from './words/text.ts';
import { verbsOf } from './words/verbs.ts';

/** What makes keys of them, or speaks of the sign itself. */
const key =
  '(?:ctrl|control|shift|alt|option|cmd|command|meta|super|win|fn|strg|tab|enter|esc(?:ape)?|space|del(?:ete)?|the|and|with|its|from|for|plus|minus|button)';
const listed = '[\\p{L}][\\p{L}-]{2,30}';

const turns: readonly (readonly [said: RegExp, meant: string])[] = [
  [/(?<![, ])[, ]{1,3}(?:pls|plz)(?=[.!]?$)/iu, ''],
  // "Fern + Moss in list": no sum, and no keys.
  [
    new RegExp(`(?<=(?:^|[ ,])(?!${key}\\b)(?!(?:click|press|tap|hit) )${listed}) \\+ (?=(?!${key}\\b)${listed}(?:$|[ ,.;]))`, 'giu'),
    ' and ',
  ],
  [new RegExp(`^((?:\\p{Lu}\\S*|${atom}) and (?:\\p{Lu}\\S*|${atom})) in (?:the )?list(?=$|,)`, 'u'), 'select $1 from the list'],
  // "Width 4 submit", "…, then go": the button that ends it.
  [/(?<=\d) submit(?=[.!]?$)/iu, ', submit'],
  [/(?<=\S,) (?:(?:and )?then )?go(?=[.!]?$)/iu, ' then click Go'],
  [/^(spinner|stepper|slider) ([-−]?\d+)(?=$|,)/iu, 'set the $1 to $2'],
  [
    /^item (?:that )?start(?:s|ing)(?: with)? (\p{L}+),? (?:and )?end(?:s|ing)(?: with| in)? (\p{L}+)(?=$|,)/iu,
    'enter an item that starts with $1 and ends with $2',
  ],
  [/^slide to (?=-?\d)/iu, 'set the slider to '],
  [/^fwd (?=\S)/u, 'forward '],
  [/^google (?=\S)/u, 'search for '],
  [/^(?:popup|dialog): (\p{L}+(?: \p{L}+)?)$/iu, 'click $1 in the dialog'],
  [
    /^open (?:the )?folders (?:til|till|until) (?:you (?:find|see) )?(?:the )?(\p{Lu}\S*),? (?:then )?click (?:on )?it$/u,
    'find $1 in the folders and click it',
  ],
  [
    new RegExp(`^(\\p{L}+): line 1:? (${atom}), (?:and )?line 2:? (${atom})(?=$|,)`, 'u'),
    'write two lines into the $1, $2 and below it $3',
  ],
  [/^(\p{L}+) tab (?:->|→|>) (\p{L}+(?: \p{L}+)?)$/u, 'open the $1 tab, then click $2'],
];

/** What is called a button, and nothing is said to be done with, is pressed. */
const bareControl =
  /^(?!(?:the|all|every|each|any|some|an?|how|what|which|where|who|is|are|no|not|only|next to|in|on|at|of|for|with)\b)((?:(?!(?:the|an?|on|in|at|of|my|this|that) )[^\s,;:]+ ){1,3}?)(btn|button|icon)$/iu;

export function inFullWords(goal: string): string {
  const said = turns.reduce((words, [form, meant]) => words.replace(form, meant), goal);
  const [, name = '', kind = ''] = bareControl.exec(said) ?? [];
  return name === '' || verbsOf(said).length > 0 ? said : `click the ${name}${kind.toLowerCase() === 'btn' ? 'button' : kind}`;
}
