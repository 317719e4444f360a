/** What the controls of a page say that answer for cookies and tracking: one list for what closes banners in pages and for whoever plans. */

/** What a text is about, folded to lower case, where a page asks for consent. */
export const consentTopic =
  /cookie|consent|privacy|gdpr|tracking|trackers|datenschutz|einwilligung|confidentialité|traceurs|privacidad|protección de datos/;

const longestAnswer = 60;
/** What only tells more, asks on, or asks for something else as well. */
const noAnswer =
  /^(?:how|why|what)(?!\p{L})|\b(?:selected|selection|choices?|choose|preferences|settings|options|manage|customi[sz]e|more|details|policy|learn|terms|subscri\w+|newsletter|auswahl|einstellungen|mehr|param[eè]tres|personnaliser|plus d|configurar|m[aá]s informaci[oó]n)(?!\p{L})/u;
const least =
  /^(?:(?:use|allow|accept) )?(?:only|just|nur|seulement|uniquement|solo|sólo|alleen)(?: \S+){0,4} \S*(?:necess|essential|need|require|functional|notwendig|erforderlich|essenziell|nötig|nécessaire|necesari|noodzakelijk)|(?:necessary|essentials?|required|functional|notwendige|erforderliche)(?: cookies)?(?: only)?$/u;
const refusals =
  /(?<!\p{L})(?:reject|refuse|decline|deny|disagree|opt out|(?:without|don['’]t|do not) (?:accept|agree|consent|allow)\p{L}*|ablehnen|(?:ohne|weiter ohne) (?:zustimmung|einwilligung)|rejeter|refuser|(?:continuer )?sans accepter|rechazar|rifiuta|weigeren|recusar)(?!\p{L})/u;
const agreements =
  /^(?:ok(?:ay)?$|(?:yes,? )?(?:i )?(?:accept|agree|allow|consent)(?!\p{L})|(?:alle[sn]? |allem )?(?:cookies )?(?:akzeptieren|zustimmen)|einverstanden$|(?:tout )?accepter|j['’]accepte|acept[ao]r?(?!\p{L})|accetta|accepteren|aceitar)/u;
const everything = /(?<!\p{L})(?:all|everything|alle[sn]?|allem|tout|tou[st]e?s|todo|todas)(?!\p{L})/u;

/** What a control says of consent by its label, in any case; undefined where it says nothing of it. */
export function consentAnswer(label: string): 'all' | 'some' | 'least' | 'none' | undefined {
  const said = label.trim().toLowerCase();
  if (said.length > longestAnswer || noAnswer.test(said)) return undefined;
  if (least.test(said)) return 'least';
  if (refusals.test(said)) return 'none';
  if (!agreements.test(said)) return undefined;
  return everything.test(said) ? 'all' : 'some';
}
