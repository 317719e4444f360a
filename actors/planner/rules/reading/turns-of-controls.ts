/** Turns of phrase that say by which control a value is given, or in which of several: each is put in plain words. */
import { atom } from './words/text.ts';

const sign = '(?:plus|minus|[+＋−–-]|up|down|left|right|[▲▼↑↓])';
const pair = `${sign}(?: ?(?:and|\\/|,) ?${sign})(?: (?:buttons?|arrows?|signs?|controls?))?`;
export const arrows = `(?:the |its )?(?:${pair}|(?:arrow|stepper|spinner) ?(?:buttons?|controls?)|arrows)`;

const name = `(?:\\p{Lu}|${atom})`;

export const turnsOfControls: readonly (readonly [said: RegExp, meant: string])[] = [
  [/^((?:click|press|tap|hit)(?: on)?) (?:the )?plus(?: sign)?(?= until | till | \p{L}+ times?$| once$| twice$|$)/iu, '$1 +'],
  // A new secret that is asked for again is entered there, too.
  [
    new RegExp(`(?<= and (?:the |a |with )?pass ?word (?:${atom}|\\S+)) (?:in|into) (?:both|the two) pass ?word (?:fields|boxes)$`, 'iu'),
    '',
  ],
  [/(?<=^choose )the suggestion (?=\S.* from )/u, ''],
  // What it is done with is what the page has for it.
  [
    new RegExp(`^(?:set|choose|select|pick|enter) ([-−+]?\\d+),? (?:with|using|by (?:using|pressing|clicking)|via) ${arrows}$`, 'iu'),
    'set the number to $1',
  ],
  [
    /^(?:choose|select|pick|set|enter) (?:the )?(?:date )?(?=\S*\d|\S+ \d)(.+?) (?:with|using|via) (?:the |a )?date ?picker$/iu,
    'set the date to $1',
  ],
  [
    /^((?:choose|select|pick|enter|find|look up) .+?) (?:with|using|in|from|via) (?:the |an? )?auto-?complete(?: (?:field|box|list|input))?$/iu,
    '$1 in the text field',
  ],
  [
    /^(?:set|change|put|update) (?:the )?(\p{Ll}+) (?:for|at) (\p{Lu}\S*(?: \p{Lu}\S*)*) to ([-−+]?[\p{Sc}]?\d[\d.,]*)$/u,
    'set the $1 of $2 to $3',
  ],
  [new RegExp(`^mark both (${name}[^,]* and ${name}[^,]*) (?:in|from) (the (?:scroll )?list)$`, 'iu'), 'select $1 from $2'],
  [new RegExp(`(?<=^(?:mark|select|tick|check|choose|pick|highlight) )both (?=${name}[^,]* and ${name})`, 'iu'), ''],
  // Whose a letter is, is who it is from.
  [/^forward (\p{Lu}[\p{L}-]*)['’]s (e-?mail|mail|message|letter) (?=to )/iu, 'forward the $2 from $1 '],
  [/^[Aa]nswer (?:the |this |that )(dialog(?:ue)?|pop-?up|modal)(?: box| window)? with (\p{Lu}.*)$/u, 'click $2 in the $1'],
  [/^(?:[Rr]ead|[Gg]o|[Ss]croll) (?:all the way )?down to the (?:very )?(?:bottom|end) of (the .+)$/u, 'scroll to the bottom of $1'],
];
