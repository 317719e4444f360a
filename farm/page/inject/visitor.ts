/** Whether the page knows who is there. */
import { squeeze } from './blanks.ts';
import { contentName } from './name.ts';
import { isShown } from './visibility.ts';

const controls = 'a,button,[role="button" i],[role="menuitem" i],input[type="submit" i],input[type="button" i]';
/** What is longer is a sentence about it. */
const longest = 30;
const out =
  /^(?:log|sign)[\s-]?(?:me )?(?:out|off)$|^(?:abmelden|ausloggen|se déconnecter|déconnexion|cerrar sesión|salir|desconectarse)$/i;
const into =
  /^(?:log|sign)[\s-]?(?:in|on)$|^(?:anmelden|einloggen|se connecter|connexion|s'identifier|iniciar sesión|entrar|acceder|identificarse)$/i;

/**
 * True where it offers to sign out, be it in a menu that is closed, and not to sign in: markup for both may be there at all times, and
 * style may show one of them.
 */
export function knowsVisitor(): boolean {
  let offersOut = false;
  let showsOut = false;
  let showsIn = false;
  for (const control of document.querySelectorAll(controls)) {
    const text = textOf(control);
    if (out.test(text)) {
      offersOut = true;
      showsOut ||= isShown(control);
    } else if (into.test(text)) showsIn ||= isShown(control);
  }
  return showsOut || (offersOut && !showsIn);
}

function textOf(control: Element): string {
  if (control instanceof HTMLInputElement) return control.value.trim();
  const text = control.textContent ?? '';
  if (text.length > 4 * longest) return '';
  return squeeze(
    control.getAttribute('aria-label') ?? (text.trim() === '' ? contentName(control) || (control.getAttribute('title') ?? '') : text),
  );
}
