/** Reads what is to be done in a terminal that a page shows: which file is to be deleted, by its name or its ending. */
import type { Context, Orders } from '../context.ts';
import { bare } from '../words/text.ts';

const tool = 'the (?:terminal|console|shell|command line|command prompt|prompt)(?: (?:below|above|shown|window|on the page))?';
const ahead = new RegExp(`^(?:use|using|in|with|on|via) ${tool},? (?:(?:to|and) )?`, 'i');
const behind = new RegExp(`,? (?:in|with|using|via|on|by(?: means of)?|through) ${tool}$`, 'i');
const deleting = /^(?:delete|remove|erase|rm|get rid of) (?:(?:the|an?|that|any) )?(.+)$/i;

const known =
  'png|gif|jpe?g|bmp|svg|txt|md|pdf|docx?|xlsx?|csv|json|xml|ya?ml|html?|css|jsx?|tsx?|py|rb|sh|java|cpp|exe|zip|tar|gz|mp[34]|wav|log|ini';
const ending = `(?:the |an? )?(?:(?:file )?(?:extension|ending|suffix) )?(?:of )?(\\.?\\w{1,5})`;
const byEnding: readonly RegExp[] = [
  new RegExp(`^file (?:(?:that |which )?(?:ends|ending) (?:with|in|on)|(?:with|having|that has|which has)) ${ending}$`, 'i'),
  new RegExp(`^file (?:whose|of which the) (?:name |extension )?(?:ends (?:with|in)|is) ${ending}$`, 'i'),
  /^(\.\w{1,5}) file$/i,
  new RegExp(`^(${known}) file$`, 'i'),
];
const without =
  /^file (?:without|with no|with out|having no|lacking|missing|that (?:has no|has not|lacks|does not have|doesn['’]t have)|which has no) (?:an? |any )?(?:file )?(?:extension|ending|suffix)$/i;
const byName = /^(?:file )?(?:(?:that is |which is )?(?:called|named) )?(\S+)$/i;

/** "Use the terminal to delete the file ending with .png"; an empty ending is that of a file that has none. */
export function readCommand(words: string, { masked }: Context): Orders {
  const inside = words.replace(ahead, '').replace(behind, '');
  if (inside === words) return undefined;
  const [, said = ''] = deleting.exec(inside) ?? [];
  if (said === '') return undefined;
  if (without.test(said)) return [{ kind: 'command', does: 'delete', ending: '' }];
  const end = byEnding.map((form) => form.exec(said)?.[1]).find((found) => found !== undefined);
  if (end !== undefined) return [{ kind: 'command', does: 'delete', ending: end.startsWith('.') ? end : `.${end}` }];
  const [, name = ''] = byName.exec(said) ?? [];
  const isFile = /^file /i.test(said) || /\.\w{1,5}$/.test(bare(name, masked));
  return name === '' || !isFile ? undefined : [{ kind: 'command', does: 'delete', file: bare(name, masked) }];
}
