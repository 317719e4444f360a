/** What lies over an element and how a person would be rid of it: banners for consent, newsletters, chats, dialogs nobody asked for. */
import { consentAnswer, consentTopic } from '../../../config/consent.ts';
import { squeeze } from './blanks.ts';
import { nameOf } from './name.ts';
import { fold } from './options.ts';
import { elementAt, hold } from './registry.ts';
import { isDisabled, roleOf } from './role.ts';
import { deepestAt, describe, isShown, parentOf, reaches, visibleBox } from './visibility.ts';
import type { Overlay } from './wire.ts';

/** What the control says, whole; refusing comes before closing, and agreeing last and only to consent. */
const refusing =
  /^(reject|decline|deny|refuse|no,? thanks|not now|maybe later|later|skip|ablehnen|nein,? danke|später|refuser|non,? merci|plus tard|rechazar|no,? gracias|ahora no|más tarde|rifiuta|no,? grazie|weigeren|recusar|rejeter|fortfahren ohne|weiter ohne|continuer sans)( all| alle| todo| todas| tout| tutti)*$/;
const closing =
  /^(close|dismiss|hide|×|✕|✖|✗|✘|⨯|╳|x|got it|schlie(ß|ss)en|verstanden|fermer|cerrar|entendido|chiudi|sluiten|fechar)( (dialog|banner|popup|pop-up|modal|window|message|this|menu|fenster|la fenêtre|ventana))?$/;
/** Kinds of overlays that a goal may be about. */
const kinds = [
  consentTopic,
  /newsletter|subscri|abonnier|inscri|suscri|boletín/,
  /\bchat\b|support|assistant/,
  /dialog|modal|pop-?up|overlay|banner|fenster|fenêtre|ventana/,
  /log ?in|sign ?in|sign ?up|register|anmeld|connexion|iniciar sesión/,
];
const buttons =
  'button,[role="button" i],input[type="button" i],input[type="submit" i],a,[aria-label],[title],[class*="close" i],[class*="dismiss" i]';
const closingClass = /(^|[\s_-])(close|dismiss)($|[\s_-])/i;

/** What lies over the element; undefined when nothing does that may be closed: the goal speaks of it, or something was typed into it. */
export function overlayOver(index: number, goal: string): Overlay | undefined {
  const element = elementAt(index);
  const root = element && coverOf(element);
  if (!element || !root) return undefined;
  const scopes = [root, ...dialogs(), ...besides(root)].filter((scope) => !scope.contains(element) && isShown(scope));
  const text = fold(scopes.map((scope) => scope.textContent ?? '').join(' '));
  const wanted = fold(goal);
  // The last two are named by what they are and not by what they say.
  const speaks = kinds.some((kind, at) => kind.test(wanted) && (at >= 3 || kind.test(text)));
  if (speaks || scopes.some(holdsTyped)) return undefined;
  const what = describe(root);
  const found = scopes.flatMap((scope) => controlsIn(scope, consentTopic.test(text))).sort((a, b) => a.rank - b.rank)[0];
  if (!found) return { what, root: hold(root) };
  // Three letters may stand anywhere in a goal.
  if (found.label.length > 3 && wanted.includes(found.label)) return undefined;
  return { what, control: hold(found.element), label: found.label };
}

/** In a frame that lies over the page: what closes it, for it says that it is there to be refused, closed or agreed to. */
export function wayOut(goal: string): Overlay | undefined {
  const text = fold(document.body.textContent ?? '');
  const wanted = fold(goal);
  if (kinds.some((kind, at) => kind.test(wanted) && (at >= 3 || kind.test(text))) || holdsTyped(document.body)) return undefined;
  const [found] = controlsIn(document.body, consentTopic.test(text)).sort((a, b) => a.rank - b.rank);
  if (!found || (found.label.length > 3 && wanted.includes(found.label))) return undefined;
  return { what: describe(document.body), control: hold(found.element), label: found.label };
}

/** Whether the frame that this element holds is part of the overlay. */
export const holdsFrame = (overlay: number, owner: Element): boolean => elementAt(overlay)?.contains(owner) === true;

/** The outermost positioned part of the page that the pointer meets in place of the element. */
function coverOf(element: Element): Element | undefined {
  const box = visibleBox(element);
  const hit = box && deepestAt(box.x + box.width / 2, box.y + box.height / 2);
  if (!hit || reaches(element, hit)) return undefined;
  let cover: Element | undefined;
  for (let at: Element | null = hit; at && at !== document.body && !at.contains(element); at = parentOf(at)) if (floats(at)) cover = at;
  return cover;
}

export const floats = (element: Element): boolean =>
  ['fixed', 'absolute', 'sticky'].includes(getComputedStyle(element).position) ||
  element.matches('dialog,[aria-modal="true"],[role="dialog" i]');

const dialogs = (): readonly Element[] => [
  ...document.querySelectorAll('dialog[open],[role="dialog" i],[role="alertdialog" i],[aria-modal="true"]'),
];

/** A backdrop and what stands before it are often side by side. */
const besides = (root: Element): readonly Element[] =>
  [...(root.parentElement?.children ?? [])].filter((other) => other !== root && floats(other));

export const holdsTyped = (scope: Element): boolean =>
  [...scope.querySelectorAll('input,textarea')].some((field) => {
    const { value, defaultValue, type } = field as HTMLInputElement;
    return type !== 'hidden' && value !== defaultValue;
  });

export function controlsIn(scope: Element, isConsent: boolean): { element: Element; label: string; rank: number }[] {
  return [scope, ...scope.querySelectorAll('*')]
    .flatMap((part) => [part, ...(part.shadowRoot?.querySelectorAll('*') ?? [])])
    .filter((part) => part.matches(buttons) && isShown(part) && !isDisabled(part) && !leadsAway(part))
    .flatMap((element) => {
      const label = fold(nameOf(element, roleOf(element)) || squeeze(element.textContent ?? ''));
      const rank = rankOf(element, label, isConsent);
      return rank === undefined ? [] : [{ element, label: label || 'close', rank }];
    });
}

function rankOf(element: Element, label: string, isConsent: boolean): number | undefined {
  const answer = isConsent ? consentAnswer(label) : undefined;
  if (refusing.test(label) || answer === 'none' || answer === 'least') return 0;
  if (closing.test(label)) return 1;
  if (label === '' && closingClass.test(`${element.className} ${element.id}`)) return 2;
  // To less than all, where that can be.
  return answer === 'some' ? 3 : answer === 'all' ? 4 : undefined;
}

function leadsAway(element: Element): boolean {
  const link = element.closest('a[href]');
  return link !== null && !/^(#|javascript:|$)/.test(link.getAttribute('href') ?? '');
}
