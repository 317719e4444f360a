/** What a page says against what was done: a message of its own that came with an act, and that takes it for refused. */
import type { Observation } from '../../farm/page/port.ts';
import type { Act, Value } from '../../store/model/step.ts';
import type { SuccessCondition } from '../../store/model/success.ts';

type Page = Pick<Observation, 'elements' | 'groups'>;

const speaking: readonly string[] = ['alert', 'status', 'alertdialog'];
/** A mail is a message, too: of what has no role, only what is called an error or pops up. */
const calledSo = /\b(?:errors?|invalid|alert|danger|feedback|flash|toast|snackbar)\b/i;
/** What stands in one that speaks is called so, too (`farm/page/inject/voices.ts`). */
const announced = /\bannouncement\b/;
const longest = 300;

/** The page's messages that refuse something, as they stand. */
export function refusalsOn({ elements, groups }: Page): readonly string[] {
  const isTold = telling({ elements, groups });
  const texts = elements.flatMap(({ role, name, hints = '', group }) => {
    const around = group === undefined ? undefined : groups[group];
    const isMessage =
      speaking.includes(role) ||
      speaking.includes(around?.role ?? '') ||
      (plain.includes(role) && (announced.test(hints) || calledSo.test(hints) || calledSo.test(around?.hints ?? '')));
    const isAlarm = role === 'alert' || around?.role === 'alert' || calledSo.test(hints);
    const isOfDialog = !isMessage && plain.includes(role) && isTold(group) && isOutright(name) && !well.test(name);
    return isOfDialog || (isMessage && name.length <= longest && refuses(name, isAlarm)) ? [name.trim()] : [];
  });
  return [...new Set(texts)];
}

/** Whether a part of the page is a dialog that asks nothing: without fields, and with one way out at most. */
function telling({ elements, groups }: Page): (group: number | undefined) => boolean {
  const dialogOf = (group: number | undefined): number | undefined => {
    for (let at = group; at !== undefined; at = groups[at]?.parent) if (groups[at]?.role === 'dialog') return at;
    return undefined;
  };
  const ways = new Map<number, number>();
  for (const { role, name, group } of elements) {
    const dialog = plain.includes(role) ? undefined : dialogOf(group);
    if (dialog !== undefined && (role !== 'button' || /\p{L}{2}/u.test(name))) ways.set(dialog, (ways.get(dialog) ?? 0) + 1);
  }
  return (group) => {
    const dialog = dialogOf(group);
    return dialog !== undefined && (ways.get(dialog) ?? 0) <= 1;
  };
}
const plain: readonly string[] = ['text', 'paragraph', 'heading', 'listitem'];

const asking =
  '(?:choose|pick|select|enter|give|provide|fill|specify|add|tick|accept|agree|correct|fix|complete|type|set|say|upload|attach|name|sign in|log in|try (?:again|another|later)|use (?:a|another|at least))';
/** What is asked for where it was lacking; a page that was just come to may ask so by itself. */
const requesting: readonly RegExp[] = [
  new RegExp(`\\b(?:please|you (?:must|need to|have to|should)(?: first)?|first) ${asking}\\b`, 'i'),
  /\b(?:must|has to|have to|needs? to) (?:be|contain|have|match|make|accept|agree|choose|select|start|end|not)\b/i,
  /\byou must\b/i,
  /\bbitte (?!warten\b|beachten\b)\p{L}+|\b(?:erforderlich|pflichtfeld|müssen)\b/iu,
  /\bveuillez (?!patienter\b)\p{L}+|\bobligatoire\b/iu,
  /\bpor favor,? (?!espere\b)\p{L}+|\bobligatori[oa]\b/iu,
];
const refusing: readonly RegExp[] = [
  // English
  /\b(?:is|are) (?:required|mandatory|missing|invalid|incorrect|wrong|too (?:short|long|small|large|big|many|few|low|high)|already (?:taken|in use|registered|booked|used)|no longer available|not (?:valid|available|allowed|correct|recogni[sz]ed|possible|supported|accepted|found|in stock)|sold out|out of stock|expired)\b/i,
  /\b(?:not|isn['’]t|aren['’]t) (?:valid|recogni[sz]ed|accepted|enough|allowed|permitted|possible|saved|sent|found|added|created|updated|booked|placed|submitted|published|completed)\b/i,
  /^(?:out of stock|sold out)\b|\b(?:out of stock|sold out)[,;:.!]/i,
  /\b(?:invalid|incorrect|wrong|unknown|missing|insufficient) (?:\p{L}+ ){0,2}\p{L}+|^(?:invalid|incorrect|wrong)\b/iu,
  /\b(?:could not|couldn['’]t|can ?not|can['’]t|unable to|failed to|did not|didn['’]t|was not|wasn['’]t|were not) (?:be )?(?!charged\b|billed\b)\p{L}+/iu,
  /\b(?:fail(?:ed|ure)|declined|denied|rejected|refused|expired|forbidden|went wrong|try again)\b/i,
  /^(?:error|oops|sorry|problem)\b|\berror\b[:!]|\ban error\b/i,
  /\b(?:does|do) not (?:match|exist|work)|\b(?:doesn|don)['’]t (?:match|exist|work)\b/i,
  /\balready (?:exists|taken|in use|registered)\b|\b(?:is|are|has|have|was) already\b|\bno (?:rate|date|time|seat|option|item|recipient|file|amount|room)\b.{0,20}\b(?:chosen|selected|given|set)\b/i,
  // German, French, Spanish
  /\b(?:ungültig|fehlerhaft|fehlgeschlagen|abgelehnt|nicht (?:gefunden|möglich|gültig|verfügbar))|\bfehler\b|\bfehlt\b/iu,
  /\b(?:invalide|incorrecte?|refusée?|échoué|échec|erreur|introuvable|indisponible)|n['’]est pas (?:valide|disponible)/iu,
  /\b(?:no es válid[oa]|no válid[oa]|inválid[oa]|incorrect[oa]|rechazad[oa]|error|falló|no disponible|no se (?:pudo|ha podido|encontró))/iu,
];
/** What went well may ask for more: "Order placed. Please check your mail." */
const well =
  /\b(?:success(?:fully|ful)?|thank(?:s| you)|(?:was|were|been|is|are|now) (?:saved|sent|placed|confirmed|added|created|updated|deleted|removed|booked|registered|submitted|completed|subscribed)|congratulations|welcome|erfolgreich|danke|merci|gracias|no errors?|0 errors?|can(?:not| not|['’]t) be (?:undone|reversed|taken back|changed))\b/i;

/** An alarm that only says what to do. */
const ordering = /^(?:enter|choose|select|pick|type|provide|give|fill in|tick|upload) (?:an?|the|your|at least|all|both|some|one)\b/i;

const isOutright = (text: string): boolean => refusing.some((form) => form.test(text));
const refuses = (text: string, isAlarm: boolean): boolean =>
  !well.test(text) && (isOutright(text) || requesting.some((form) => form.test(text)) || (isAlarm && ordering.test(text)));

/** Acts that a page answers. */
const answered: readonly Act['kind'][] = ['click', 'press', 'check', 'select', 'upload'];

interface Known {
  /** What the page said against something when it was looked at last. */
  readonly refusals?: readonly string[];
  /** What it said against an act, and still says. */
  readonly refusal?: string;
}

/**
 * What is known of it once the page was looked at after `act`; undefined: nothing that it could answer was done. `landed`: by it, another
 * page. `alerts`: what the browser's own dialogs said since.
 */
export function heard(
  page: Page,
  act: Act | undefined,
  { refusals: before = [], refusal }: Known,
  landed = false,
  alerts: readonly string[] = [],
): Known {
  const refusals = [...refusalsOn(page), ...alerts.filter((text) => isOutright(text) && !well.test(text))];
  const isFresh = (text: string) => !before.includes(text) && (!landed || isOutright(text));
  const fresh = act !== undefined && answered.includes(act.kind) ? refusals.find(isFresh) : undefined;
  const still = refusal !== undefined && refusals.includes(refusal) ? refusal : undefined;
  const said = fresh ?? still;
  return { ...(refusals.length > 0 && { refusals }), ...(said !== undefined && { refusal: said }) };
}

interface Asked {
  readonly prompt: string;
  readonly success: SuccessCondition;
  readonly data: Readonly<Record<string, Value>>;
}

/** Whoever speaks of errors, of what the page says, or of the very words, wants to see them. */
export function isWanted(refusal: string, { prompt, success, data }: Asked): boolean {
  const said = refusal.toLowerCase();
  const isSaid = (text: string) => text !== '' && (said.includes(text.toLowerCase()) || text.toLowerCase().includes(said));
  return (
    /\b(?:errors?|messages?|warnings?|alerts?|notices?|responses?|answers?|validation|invalid|incorrect|wrong|missing|fail\p{L}*|refus\p{L}+|reject\p{L}*|declin\p{L}*|den(?:y|ied)|expir\p{L}*|says?|shows?|empty|blank|without)\b/iu.test(
      prompt,
    ) ||
    textsOf(success).some(isSaid) ||
    Object.values(data).some((value) => isSaid(String(value)))
  );
}

function textsOf(condition: SuccessCondition): readonly string[] {
  switch (condition.kind) {
    case 'allOf':
    case 'anyOf':
      return condition.conditions.flatMap(textsOf);
    case 'statusText':
      return [condition.match];
    case 'textVisible':
      return [condition.value];
    default:
      return [];
  }
}
