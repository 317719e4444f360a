/** Turns of phrase of everyday talk about pages: what an example, a file or a value is called, that it is done again, or once something has ended. */
import { atom } from './words/text.ts';

const file = '[\\w()+-]+(?:\\.[\\w-]+)*\\.[a-z]\\w{1,4}';
const message =
  '(?:(?:error|success|status|confirmation|warning|info|welcome|alert|result|flash) )?(?:message|text|notification|alert|warning|error|result)';
const shown = '(?:shown|displayed|printed|visible)';

export const turnsOfTalk: readonly (readonly [said: RegExp, meant: string])[] = [
  // "The “Dropdown” example" is called so.
  [
    new RegExp(
      `^((?:open|go to|navigate to|visit|click(?: on)?|choose|select)) (?:the )?(${atom}) (?:example|demo|sample|exercise|challenge|scenario)$`,
      'iu',
    ),
    '$1 $2',
  ],
  [new RegExp(`^(download|fetch) (?:the )?file (?=${file}$)`, 'iu'), '$1 '],
  [
    new RegExp(
      `^(?:attach (?:the )?file (${file}|${atom})|(?:choose|select|pick) (?:the )?file (${file}|${atom}) (?:for|to) (?:the )?upload(?:ing)?)$`,
      'iu',
    ),
    'upload $1$2',
  ],
  [/^(?:(?:left|single)[- ])?click(?: on)? (?!with)(.+?) (?:with|using) the right (?:mouse )?button$/iu, 'right-click $1'],
  [/ the (?:whole|entire|complete) (?=(?:\S+ )?(?:folder|tree|list|section|row|column|branch|directory)(?: |$))/iu, ' the '],
  // What is done in a box of the page is done to it.
  [
    /^((?:right|left|double|triple|middle)[- ]?click|click|tap) (?:in|inside|within|into|anywhere in|somewhere in) (the (?:\p{L}+ ){0,2}(?:box|area|square|rectangle|circle|region|frame|zone))$/iu,
    '$1 $2',
  ],
  [
    new RegExp(`^(\\p{L}+(?: \\S+ in)?) the (row|line|entry|record) with (?=${atom}|\\p{Lu}|\\d)(?!.* and )`, 'u'),
    '$1 the $2 that contains ',
  ],
  // What comes of it needs not be done; "so that it says" does.
  [
    /(?<=^\p{L}.{6,}?),? so (?:that )?(?:it|they|both|more \p{Ll}+|the (?:\p{Ll}+ )?\p{Ll}+|all (?:\p{Ll}+ )?\p{Ll}+) (?:can |will |would )?(?:swap|switch|change|exchange|turns? (?:\p{Ll}+)|becomes?|loads?|opens?|closes?|appears?|disappears?|moves?|gets?|comes?|shows? up)(?= |$)(?! to )[^,;]*$/u,
    '',
  ],
  [
    /^((?:close|disable|enable|collapse|hide|remove|untick|uncheck|tick|check|select|open|show|expand|mute|unmute|stop|start|pause|add|add back|lock|unlock|restore|fold|unfold|minimi[sz]e|maximi[sz]e) (?:it|them|that|this|the .+?)) (?:again|back)$/iu,
    '$1',
  ],
  [
    new RegExp(
      `^(return|give(?: me)?|tell me|read|extract|get|report) (the ${message})(?: (?:that|which) (?:is|was|gets)| being)? ${shown}$`,
      'iu',
    ),
    '$1 $2',
  ],
  [new RegExp(`^what (${message}) (?:is|was|gets) ${shown}$`, 'iu'), 'what is the $1'],
  [new RegExp(`^(select|choose|pick) (?:the )?(?:value|option|entry|choice) (${atom})$`, 'iu'), '$1 $2'],
  [/^(?:proceed|go|continue) to (?:the )?check-?out with (?=\S)/iu, 'check out with '],
  [
    /^(?:verify|check|make sure|ensure|confirm|see) (?:that )?(the .+? (?:button|link|image|picture|heading|icon|field|box)) (?:appears?|is (?:shown|displayed|visible|there|present)|shows up|has appeared)$/iu,
    'find $1',
  ],
  // "Filter the list to show only open ones" is to show only those.
  [
    /^filter (?:(?:the |these |all |for )?(?:\p{L}+ ){0,2}?\p{L}+ )?(?:to|so (?:that )?(?:it|they)) (?:only )?(?:shows?|displays?|lists?|sees?) (?:only |just )?(?=\S)/iu,
    'show only ',
  ],
  [/^filter for (?=\p{Ll}+s\b)/iu, 'show only '],
  // "Tell me who was the captain", "… who the author is": a question.
  [/^(?:tell me|find out|let me know|say) (who|when|where) (is|was|are|were) (?=\S)/iu, '$1 $2 '],
  [
    /^(?:tell me|find out|let me know|say) (who|what) ((?:the|my|our) (?!.* (?:who|what|that|which|and) ).+) (is|was|are|were)$/iu,
    '$1 $3 $2',
  ],
  [/^what (?:text|content|words?) (?:is|are|stands?) (?:written |shown |displayed )?(in|inside) (?=the )/iu, 'what is $1 '],
  [new RegExp(`^(accept|decline|reject|refuse) (the (?:invitation|invite|request)) (?:to|for|from) (?:the )?(?=${atom}$)`, 'iu'), '$1 $2 '],
  // "Which options can be chosen in the dropdown": what it offers.
  [
    /^(?:which|what) (options|choices) (?:(?:can|may) be (?:chosen|selected|picked) (?:in|from)|(?:are|is) (?:there |available |offered )?(?:in|of)) (the (?:\p{L}+ ){0,3}\p{L}+)$/iu,
    'list the $1 of $2',
  ],
  [/^(?:which|what) (options|choices) (?:does|do) (the (?:\p{L}+ ){0,3}\p{L}+) (?:have|offer|contain|show)$/iu, 'list the $1 of $2'],
];
