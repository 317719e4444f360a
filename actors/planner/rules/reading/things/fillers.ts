/** Words of a description that say nothing of the thing. */
import { anyNoun } from '../words/nouns.ts';
import { atom } from '../words/text.ts';

const fillers =
  /(?<=est|first|last) (?:in|of) the day$|,? (?:on|in|of) (?:the|this|that) (?:current |same |whole |web)?(?:page|screen|site|website|web ?page|app|window)$|,? (?:please|for me)$| (?:that|which) (?:you see|is shown|are shown|appears?|is there|is displayed|are displayed|comes up|pops up|opens|you (?:just )?(?:found|find|opened))$/i;
/** "Now" and the like end names too ("Buy now"): they say nothing only behind a kind or a quoted name. */
const tail =
  /,? (?:now|again|there|right away|immediately|at once|as well|too|afterwards|next|first|(?:(?:shown|displayed|provided|given|listed) )?(?:above|below|here))$/i;

const beforeTail = new RegExp(`(?:${atom}|(?:^| )${anyNoun})$`, 'iu');

export function withoutFillers(words: string): string {
  let said = words.trim().replace(/[,:]$/, '');
  for (let shorter = shortened(said); shorter !== said && shorter !== ''; shorter = shortened(said)) said = shorter;
  return said;
}

function shortened(words: string): string {
  const said = words.replace(fillers, '');
  const main = said.replace(tail, '');
  // "The button Next" is called so.
  const isName = /^ \p{Lu}/u.test(said.slice(main.length));
  return main !== said && !isName && beforeTail.test(main) ? main : said;
}
