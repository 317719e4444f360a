/** Whether an act does something, or only asks for something that is then told: what was asked for is no news that could be bad. */

/** What was clicked, or where a key was pressed. */
export interface Pressed {
  readonly role: string;
  readonly name: string;
}

/** Whether it is that control, or one called so: what a page only listens on has the role of what it is by itself, once it is looked at closely. */
export const isSuch = ({ role, name }: Pressed, pressed: Pressed): boolean =>
  name === pressed.name && (role === pressed.role || role === 'clickable');

const looking =
  /^(?:please |now |then |and )*(?:open|show|view|expand|unfold|display|reveal|see|read|go|find|search|look|list|filter|sort|switch|scroll|hover|return|tell|what|which|how|where|when|who|is|are|does|do you)\b/i;
const inflected =
  'calculat|comput|convert|translat|generat|estimat|evaluat|validat|verif|analy[sz]|compar|measur|encod|decod|preview|shuffl|such|anzeig|prüf|berechn|umrechn|vergleich|cherch|recherch|affich|vérifi|calcul|busca|mostrar|comprob|consult';
const whole =
  'check(?![- ]?(?:in|out)\\b)|roll|guess|test|solve|count|run|start|play|quote|suggest|hint|answer|reveal|draw|spin|format|ask(?! (?:to|for)\\b)|chat|say|show|view|see|search|find|look|list|filter|sort|refresh|reload|open|expand|more|details?|track|locate|browse|explain|load|display|scan|query|inspect|price|how|what|why|when|where|who|get (?:an? |the |my |your )?(?:quote|price|estimate|rate|result|answer|directions|route|forecast|details?|advice|hint)';
/** "Add show", "Delete quote": what is done to it. */
const doing =
  '(?:add|create|insert|delete|remove|discard|save|post|publish|book|order|send|submit|schedule|register|edit|update|cancel|close|approve|reject|assign)';
/** How what asks for something is called: "Look up", "Get a quote", "Price check". */
const asking = new RegExp(`^(?:(?!${doing}\\b)\\p{L}+ )?(?:(?:${inflected})\\p{L}*|(?:${whole})(?:s|es|ing)?(?!\\p{L}))`, 'iu');
const pressing = /^(?:please |now |then |and )*(?:click|press|tap|hit|push|choose|select)(?: on)?(?: the)? ["“„«]?/i;

/** What only brings something up to be looked at gets no answer but that. */
export const isLooking = (clause: string | undefined): boolean => clause !== undefined && looking.test(clause);

/** It says what is to be found, and not only what is to be opened or shown. */
export const isSearching = (clause: string | undefined): boolean => clause !== undefined && searching.test(clause);
const searching = /^(?:please |now |then |and )*(?:search|find|look for|look up)\b/i;

/** `clause`: what the act carries out. */
export function isAsking(clause: string | undefined, pressed: Pressed | undefined): boolean {
  if (isLooking(clause) || asking.test(clause ?? '')) return true;
  if (pressed?.role === 'searchbox' || pressed?.role === 'tab') return true;
  const isCalled = pressed !== undefined && /\p{L}{2}/u.test(pressed.name);
  return asking.test(isCalled ? pressed.name.trim() : (clause ?? '').replace(pressing, ''));
}

/** Whether it is said what is to be done, and not only what is to be pressed; or it is called so. */
export const isActing = (clause: string | undefined, pressed: Pressed | undefined): boolean =>
  (clause !== undefined && !pressing.test(clause)) || isSending(pressed?.name ?? '');

/** What only begins something is told nothing but whether it has begun. */
export const isBeginning = (clause: string): boolean => beginning.test(clause);
const beginning =
  /^(?:please |now |then |and )*(?:(?:click|press|tap|hit|push)(?: on)?(?: the)? ["“„«]?)?(?:start|run|play|launch|begin)\b/i;

/** What is pressed last, of what it is called: whoever asks for more then has not taken it, and whoever does nothing has done nothing. */
export const isSending = (called: string): boolean => sending.test(called);
const sending =
  /(?<!\p{L})(?:send|submit|save|pay|buy|order|book|reserve|post|publish|confirm|senden|speichern|bestellen|buchen|envoyer|enregistrer|enviar|guardar)(?!\p{L})/iu;

const politely = '^(?:please |now |then |and )*';
/** A clause that says what is to be done, and not what is to be pressed: the page then shows something of it. */
export const isDeed = (clause: string): boolean => deed.test(clause);
const deed = new RegExp(
  `${politely}(?:(?:un)?(?:like|follow|archive|star|bookmark|favou?rite|pin|mute|subscribe|block|save|publish|vote|upvote|assign|share)|add|put|create|insert|delete|remove|discard|erase|rename|clear|empty|move|log (?:in|out)|sign (?:in|out|up)|register|send|submit|post|book|buy|order|reserve|join|leave|approve|reject|cancel|enable|disable|mark)\\b`,
  'i',
);

/** What looks for something, or puts it in order, shows so. */
export const isSeeking = (clause: string): boolean => seeking.test(clause);
const seeking = new RegExp(`${politely}(?:search|look for|look up|sort|filter)\\b`, 'i');

/** Whoever gives a password to get in. */
export const isSigningIn = (clause: string, { name }: Pressed): boolean => signingIn.test(clause) || signingIn.test(name);
const signingIn = new RegExp(
  `${politely}(?:log|sign)[ -]?in\\b|\\b(?:click|press|tap|hit) (?:on )?(?:the )?["“„«]?(?:log|sign)[ -]?in\\b|^(?:anmelden|einloggen|se connecter|connexion|iniciar sesión|entrar)$`,
  'i',
);
