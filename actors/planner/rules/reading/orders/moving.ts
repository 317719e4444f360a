/** Reads orders that move the browser: addresses, back, tabs, keys, waiting, the answers to dialogs, files. */
import type { Order } from '../../instruction.ts';
import type { OrderReader, Orders } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';
import { isFile } from '../words/file-names.ts';
import { place, placeOf } from '../words/numbers.ts';
import { atom, bare, holdsAtom, isAtom } from '../words/text.ts';
import { readValue } from '../words/values.ts';
import { repeatsOf, withoutPurpose } from './pointing.ts';

export const goto: OrderReader = (rest, { masked }) => {
  if (holdsAtom(rest) && !isAtom(rest.replace(/^.* /, ''))) return undefined;
  const address = bare(rest, masked)
    .trim()
    .replace(/^(?:the\s+)?(?:page|url|address|site|website|web\s?page|link)\s+(?:at\s+)?(?=\S+$)/i, '');
  const scheme = foreignScheme(address);
  if (scheme !== undefined) return { why: `a ${scheme} address can't be visited; give one with http: or https:` };
  const full =
    /^[\w-]+(\.[\w-]+)*\.[a-z]{2,24}(:\d+)?([/?#]\S*)?$/i.test(address) ||
    /^localhost(:\d+)?([/?#]\S*)?$/i.test(address) ||
    /^\d{1,3}(?:\.\d{1,3}){3}(:\d+)?([/?#]\S*)?$/.test(address)
      ? `https://${address}`
      : address;
  const url = /^https?:\/\/\S+$/i.test(full) && !isFile(address) ? URL.parse(full) : null;
  return url === null ? undefined : [{ kind: 'goto', url: url.href }];
};

/** `chrome:` of "chrome://settings"; what merely holds a colon may be the name of a link. */
function foreignScheme(address: string): string | undefined {
  const found =
    /^([a-z][a-z0-9+.-]*:)\/\/\S*$/i.exec(address) ?? /^((?:about|blob|data|file|javascript|mailto|view-source):)\S+$/i.exec(address);
  const scheme = found?.[1]?.toLowerCase();
  return scheme === 'http:' || scheme === 'https:' ? undefined : scheme;
}

export const back: OrderReader = (rest, _context, verb) => {
  if (/^(?:go|navigate) back$/.test(verb) && /\b(?:tab|window)$/i.test(rest)) return browserTab(rest);
  if (/^(?:go|navigate) back$/.test(verb))
    return rest === '' ||
      /^(?:one page|to (?:the )?(?:previous|last|prior) (?:page|screen)|a page|once|to (?:the |my )?(?:list|results?|overview|index|listing|table|search)(?: (?:results|list|page))?)$/i.test(
        rest,
      )
      ? [{ kind: 'back' }]
      : backs(rest);
  return /^(?:the )?(?:previous|prior) (?:page|screen)$/i.test(rest) ? [{ kind: 'back' }] : undefined;
};

function backs(rest: string): Orders {
  const { rest: left, times } = repeatsOf(` ${rest.replace(/ pages$/i, ' times')}`);
  return left.trim() === '' && times !== undefined && times > 0 && times <= 20
    ? Array.from({ length: times }, (): Order => ({ kind: 'back' }))
    : undefined;
}

export const reload: OrderReader = (rest) =>
  /^(?:(?:the|this) (?:current )?(?:page|site|tab|window)|it)?$/i.test(rest) ? [{ kind: 'reload' }] : undefined;

/** "(Go back) to the first tab": only the browser's are gone back to. */
function browserTab(rest: string): Orders {
  const [, which = ''] =
    new RegExp(`^to (?:the |my )?(?:(previous|other|last|original|first|${place}) )?(?:browser )?(?:tab|window)$`, 'i').exec(rest) ?? [];
  if (/^(?:previous|other|last|)$/i.test(which)) return [{ kind: 'switchTab', to: 'previous' }];
  const at = /^original$/i.test(which) ? 1 : placeOf(which);
  return at === undefined ? undefined : [{ kind: 'switchTab', to: at > 0 ? at - 1 : at }];
}

/** Tabs of the browser; those of a page are opened like anything else on it. */
export const tab: OrderReader = (rest, _context, verb) => {
  const [, which = '', noun = ''] =
    new RegExp(
      `^(?:back )?(?:to )?(?:the )?(?:(new|newly opened|newest|latest|other|current|this|original|previous|${place}) )?((?:browser )?(?:tab|window))(?: that (?:just )?opened)?$`,
      'i',
    ).exec(rest) ?? [];
  if (noun === '') return undefined;
  if (verb === 'close')
    return /^(?:new|newly opened|newest|current|this|)$/i.test(which) &&
      /tab/i.test(noun) &&
      (which !== '' || !/^the tab$/i.test(rest) || true)
      ? [{ kind: 'closeTab' }]
      : undefined;
  if (/^(?:new|newly opened|newest|latest)$/i.test(which) || / opened$/i.test(rest)) return [{ kind: 'switchTab', to: -1 }];
  if (/^original$/i.test(which)) return [{ kind: 'switchTab', to: 0 }];
  if (/^(?:other|previous)$/i.test(which) && /^switch/.test(verb)) return [{ kind: 'switchTab', to: 'previous' }];
  const at = /browser|window/i.test(noun) ? placeOf(which) : undefined;
  return at === undefined ? undefined : [{ kind: 'switchTab', to: at > 0 ? at - 1 : at }];
};

/** Key names as people write them, and as the DOM does (UI Events, `KeyboardEvent.key`). */
const keys: ReadonlyMap<string, string> = new Map(
  (
    [
      ['Enter', 'enter, return, enter/return'],
      ['Tab', 'tab, tabulator'],
      ['Escape', 'escape, esc'],
      ['Space', 'space, spacebar, space bar'],
      ['Backspace', 'backspace'],
      ['Delete', 'delete, del'],
      ['Home', 'home'],
      ['End', 'end'],
      ['PageUp', 'page up, pageup, pgup'],
      ['PageDown', 'page down, pagedown, pgdn'],
      ['ArrowUp', 'arrow up, up arrow, up, arrowup'],
      ['ArrowDown', 'arrow down, down arrow, down, arrowdown'],
      ['ArrowLeft', 'arrow left, left arrow, left, arrowleft'],
      ['ArrowRight', 'arrow right, right arrow, right, arrowright'],
    ] as const
  ).flatMap(([key, names]) => names.split(', ').map((name) => [name, key] as const)),
);
const modifiers: ReadonlyMap<string, string> = new Map([
  ['ctrl', 'Control'],
  ['control', 'Control'],
  ['shift', 'Shift'],
  ['alt', 'Alt'],
  ['option', 'Alt'],
  ['meta', 'Meta'],
  ['cmd', 'Meta'],
  ['command', 'Meta'],
]);

function keyOf(words: string, isKey: boolean): string | undefined {
  const parts = words.trim().split(/ ?\+ ?|(?<=^(?:ctrl|control|shift|alt|cmd|meta))(?:-| and )/i);
  const last = parts.pop() ?? '';
  const held = parts.map((part) => modifiers.get(part.trim().toLowerCase()));
  const key = keys.get(last.trim().toLowerCase()) ?? (/^F\d{1,2}$/i.test(last) ? last.toUpperCase() : undefined);
  const letter = (parts.length > 0 || isKey) && /^\S$/.test(last) ? last : undefined;
  if (held.includes(undefined) || (key ?? letter) === undefined) return undefined;
  return [...held, parts.length > 0 && letter !== undefined ? letter.toLowerCase() : (key ?? letter)].join('+');
}

export const key: OrderReader = (said, context) => {
  const purposed = withoutPurpose(said);
  const { rest, times } = repeatsOf(purposed);
  const [, name = '', isKey, where] =
    /^(?:the )?(.+?)( (?:keys?|button on (?:the|your) keyboard))?(?: on (?:the|your) keyboard)?(?: (?:in|on|inside|within) (.+))?$/i.exec(
      rest,
    ) ?? [];
  if ((holdsAtom(name) && !isAtom(name)) || times === undefined || times < 1 || times > 100) return undefined;
  const spoken = bare(name.replace(/^(?:letter|key|digit|number) (?=\S+$)/i, ''), context.masked);
  const found = keyOf(spoken, isKey !== undefined || spoken !== bare(name, context.masked));
  if (found === undefined) return undefined;
  const what = where === undefined ? undefined : readDescription(where, context);
  if (where !== undefined && what === undefined) return undefined;
  // Keys have names that buttons have too ("Delete", "Home").
  const mayName = isKey === undefined && where === undefined && !found.includes('+') ? { mayName: spoken } : {};
  return [{ kind: 'press', key: found, ...(times > 1 && { times }), ...(what !== undefined && { what }), ...mayName }];
};

const shown =
  /^(?:is |are )?(?:shown?|shows(?: up)?|appears?(?: on (?:the|this) (?:page|screen))?|visible|displayed|(?:has |have )?appeared|(?:on|in) (?:the|this) (?:page|screen)|(?:to )?(?:appear|show(?: up)?|be (?:shown|visible|displayed)))$/i;
const gone =
  /^(?:is |are |has |have )?(?:gone|disappears?|vanish(?:es)?|disappeared|vanished|goes away|no longer (?:shown|visible|there|appears|shows)|hidden|(?:to )?(?:disappear|vanish|go away)|to (?:be|have) (?:gone|disappeared|hidden))$/i;
/** What every order waits for by itself. */
const ready =
  /^(?:for |until |till )?(?:(?:the|this|a|an|all|new|next) )*(?:\p{L}+ )?(?:page|pages|results?|list|content|dialog|popup|pop-up|modal|window|form|table|menu|site|screen|element|elements|it|everything|button|link|search results)(?: (?:to |has |have |is |are |been |fully |completely |finished |finish |be |done |gets )*(?:loads?|loaded|loading|appears?|appeared|opens?|opened|open|ready|shows? ?(?:up)?|shown|visible|displayed|refreshed|updated|updates?|finishes|pops up))?$/iu;

const control = /^((?:the |this |that |an? )?(?!(?:next|new|other|all)\b)\p{L}+ (?:button|link))(?: .*)?$/iu;
/** "The button “Board” appears": by its kind and name. */
const controlNamed = new RegExp(
  `^((?:the |an? )?(?:button|link|tab|check ?box|field)(?: (?:called|named|labell?ed))? (?:${atom}|\\p{Lu}\\S*(?: \\p{Lu}\\S*){0,2}))(?: (?:to )?(?:be |is |has |gets |becomes )?(?:appears?|appeared|there|shown|visible|shows? ?(?:up)?|comes? ?(?:up)?|displayed|available|on (?:the|this) page))?$`,
  'u',
);

/** What comes next waits for it in any case, and of "it" the page shows no text that could be waited for. */
const usable =
  /^(?:(?:it|they|this|that|them|(?:the |this |that )?(?:\p{L}+ ){0,2}(?:button|field|box|input|link|form|page|list|table|checkbox|menu|editor|animation|transition|calculation|loading|progress(?: bar)?|spinner)) )(?:(?:to )?(?:accepts?|takes?) (?:input|text|entries|an entry|clicks)|(?:is|are|be|to be|becomes?|to become|gets?|has been|have been|has|have)(?: been)? (?:fully |completely |finally |all )?(?:enabled|ready|active|usable|editable|clickable|available|done|finished|complete|completed|there|unlocked|loaded|started|gone|back|stopped|over|processed|saved|sent)|(?:to )?(?:loads?|finish(?:es)?|starts?|stops?|goes away|disappears?|comes back|vanish(?:es)?|settles?))(?: again)?$/iu;

const waitedFor =
  '((?:the |this |that )?(?:\\p{L}+ ){0,2}(?:button|field|box|input|link|check ?box|editor|slider|switch|drop-?down|radio button))';
/** A control that is to vanish, and one that is to be usable: both can be told of the page as it stands. */
const vanishing = new RegExp(
  `^${waitedFor} (?:(?:is|are|be|to be|has|have|to have) )?(?:gone|disappears?|disappeared|vanish(?:es)?|vanished|goes away|hidden|removed|no longer (?:shown|visible|there|on the page)|to (?:disappear|vanish|go away))$`,
  'iu',
);
const enabling = new RegExp(
  `^${waitedFor} (?:(?:to )?(?:is|be|becomes?|gets?|has been) )(?:enabled|active|usable|editable|clickable|unlocked)(?: again)?$`,
  'iu',
);
/** "Until it says It's gone!": all that is behind it is what is said. */
const saying =
  /^(?:it|(?:you (?:can )?see )?the (?:page|screen|status|message|text|label|heading|banner|alert|output|result|notice|notification)) (?:shows|says|reads|displays|becomes|changes to|turns (?:in)?to) (?:the (?:text|message|words?) )?(\S.*?)(?: on (?:the|this) (?:page|screen))?$/iu;

export const wait: OrderReader = (said, context, verb) => {
  const rest = said.replace(/^(?:for|until|till|that) /i, '');
  if (/^(?:\d+(?:\.\d+)?|a|an|one|two|three|five|ten|some|a few) (?:ms|milliseconds?|s|secs?|seconds?|minutes?|moments?|while)/i.test(rest))
    return { why: 'a time can’t be waited for; say which text to wait for' };
  const [, subject] =
    /^((?:the |this |that )?(?:\p{L}+ ){0,2}(?:button|field|box|input|link|checkbox|editor)) /iu.exec(usable.test(rest) ? rest : '') ?? [];
  const what = subject === undefined ? undefined : readDescription(subject, context);
  const coming = readDescription(controlNamed.exec(rest)?.[1] ?? '', context);
  if (coming)
    return [
      { kind: 'await', by: { kind: 'there', what: coming }, holds: true },
      { kind: 'find', what: coming },
    ];
  const leaving = readDescription(vanishing.exec(rest)?.[1] ?? '', context);
  if (leaving) return [{ kind: 'await', by: { kind: 'there', what: leaving }, holds: false }];
  const opening = readDescription(enabling.exec(rest)?.[1] ?? '', context);
  if (opening)
    return [
      { kind: 'await', by: { kind: 'state', what: opening, state: 'enabled' }, holds: true },
      { kind: 'find', what: opening },
    ];
  const told = readValue(saying.exec(rest)?.[1] ?? '', context);
  if (told?.type === 'text' && saying.test(rest)) return [{ kind: 'wait', text: told.text }];
  if (usable.test(rest)) return what === undefined ? [] : [{ kind: 'find', what }];
  if (rest === '' || ready.test(rest)) {
    if (rest === '' && verb !== 'wait') return undefined;
    // "Wait for the result link": one that bears a name is found, and is what is spoken of then.
    const come = readDescription(control.exec(rest)?.[1] ?? '', context);
    return come === undefined || come.name === '' || come.all ? [] : [{ kind: 'find', what: come }];
  }
  const [, text = '', tail = ''] =
    /^(?:you (?:can )?see |the (?:page|screen|status) (?:shows|says|reads|displays) )?(?:the )?(?:(?:text|message|word|words|heading|label|status)(?: (?:of|is|to be|to say))? )?(\S|.+?)(?: text| message)?(?:,? ((?:to|is|are|has|have|appears?|shows?|shown|visible|disappears?|vanish|goes|no longer|on|gone)\b.*))?$/iu.exec(
      rest,
    ) ?? [];
  const isGone = gone.test(tail);
  if (tail !== '' && !isGone && !shown.test(tail)) return undefined;
  const value = readValue(text, context);
  if (value?.type !== 'text' && value?.type !== 'when') return undefined;
  return [{ kind: 'wait', text: value.type === 'text' ? value.text : value.said, ...(isGone && { gone: true as const }) }];
};

const browserDialog =
  '(?:(?:browser|javascript|js|native) )?(?:alert|confirm|confirmation|prompt)s?(?: (?:dialog|dialogue|box|dialog box|popup|pop-up|message|window))?';
const onlyDialog = new RegExp(
  `^(?:the |any |this |that |all )*(?:${browserDialog}|(?:browser|javascript|js|native) (?:dialog|dialogue|popup|pop-up))(?: (?:that (?:appears|opens|pops up|comes up|is shown)|when it appears))?$`,
  'i',
);
const inDialog = new RegExp(`^(.+?) (?:in|on|into|to|inside|of|for) (?:the |that |this )?${browserDialog}$`, 'i');

/** "accept the alert", "click Cancel in the confirmation", "type “x” in the prompt". */
export const answer: OrderReader = (rest, context, verb) => {
  if (onlyDialog.test(rest)) {
    if (/^(?:accept|confirm|apply)$/.test(verb)) return [{ kind: 'answer', accept: true }];
    return /^dismiss$/.test(verb) ? [{ kind: 'answer', accept: false }] : undefined;
  }
  const inside = inDialog.exec(rest)?.[1];
  if (inside === undefined) return undefined;
  if (/^(?:click|tap|press|hit|push)/.test(verb)) {
    const name = bare(inside.replace(/^(?:the |on )+| button$/gi, ''), context.masked).toLowerCase();
    return /^(?:ok|okay|yes|accept|confirm)$/.test(name)
      ? [{ kind: 'answer', accept: true }]
      : /^(?:cancel|no|dismiss)$/.test(name)
        ? [{ kind: 'answer', accept: false }]
        : undefined;
  }
  const value = readValue(inside, context);
  return value?.type === 'text' ? [{ kind: 'answer', accept: true, text: value.text }] : undefined;
};

/** A file is said by its name; without one, the run's own is meant. */
export const upload: OrderReader = (rest, context) => {
  const [, list = rest, into] = /^(.+?)(?: (?:to|into|in|as) ((?:the |my )?[^.]+))?$/i.exec(rest) ?? [];
  const files = list.replace(/^(?:the )?files? /i, '').split(/, (?:and )?| and /i);
  const place = into === undefined ? undefined : readDescription(into, context);
  const names = files.map((file) => bare(file, context.masked));
  if (names.length > 1 && names.every((name, at) => isFile(name) && (!holdsAtom(files[at] ?? '') || isAtom(files[at] ?? ''))))
    return into !== undefined && place === undefined
      ? undefined
      : [{ kind: 'upload', file: names[0] as string, more: names.slice(1), ...(place !== undefined && { what: place }) }];
  const [, file = '', where] = /^(.+?)(?: (?:to|into|in|using|via|with|through|as|on) (.+))?$/i.exec(rest) ?? [];
  const what = where === undefined ? undefined : readDescription(where, context);
  const [, field, attached] = /^(?:the |my |a )?(\p{L}[\p{L} ]*) (\S+)$/u.exec(file) ?? [];
  if (
    where === undefined &&
    attached !== undefined &&
    isFile(attached) &&
    !/\b(?:file|document|image|picture|photo|called|named)$/i.test(field ?? '')
  )
    return [{ kind: 'upload', file: attached, what: named(field ?? '') }];
  if (file === '' || (where !== undefined && what === undefined)) return undefined;
  const name = bare(
    file
      .replace(/^(?:the |a |my |your )?(?:file|document|image|picture|photo)s?(?: (?:called|named))? (?=\S)/i, '')
      .replace(/^the (?=.$|\S+\.\w+$)/i, '')
      .replace(/ (?:file|document)$/i, ''),
    context.masked,
  );
  const isNamed = isAtom(file.replace(/^.* /, '')) || isFile(name);
  if (
    isNamed &&
    (!holdsAtom(file) || /^(?:(?:the|a|my|your) )?(?:(?:file|document|image|picture|photo)(?: (?:called|named))? )?.$/iu.test(file))
  )
    return [{ kind: 'upload', file: name, ...(what !== undefined && { what }) }];
  if (/^(?:a|the|my|your|any)? ?(?:given |provided |attached |declared )?(?:file|document|image|picture|photo|attachment)$/i.test(file))
    return [{ kind: 'upload', ...(what !== undefined && { what }) }];
  const thing = what === undefined ? readDescription(file, context) : undefined;
  return thing === undefined ? undefined : [{ kind: 'upload', what: thing }];
};

/** "Change the cover image to beach.jpg": a picture or file is brought there. */
export const pictured: OrderReader = (rest, context) => {
  const [, frame = '', file = ''] = /^(.+ (?:image|picture|photo|avatar|logo|icon|file|document)) (?:to|with|by) (\S+)$/i.exec(rest) ?? [];
  const what = frame === '' || !isFile(bare(file, context.masked)) ? undefined : readDescription(frame, context);
  return what && [{ kind: 'upload', file: bare(file, context.masked), what }];
};
