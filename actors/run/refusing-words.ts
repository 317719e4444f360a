/** How pages say no, what they ask for, that they are at work, and that all went well: in English, German, French and Spanish. */

const asking =
  '(?:choose|pick|select|enter|give|provide|fill|specify|add|tick|accept|agree|correct|fix|complete|type|set|say|upload|attach|name|sign in|log in|try (?:again|another|later)|use (?:a|another|at least))';
/** What is asked for where it was lacking; a page that was just come to may ask so by itself. */
const requesting: readonly RegExp[] = [
  new RegExp(`\\b(?:please|you (?:must|need to|have to|should)(?: first)?|first) ${asking}\\b`, 'i'),
  /\b(?:must|has to|have to|needs? to) (?:be|contain|have|match|make|accept|agree|choose|select|start|end|not)\b/i,
  /\byou must\b|\b\p{L}+ (?:it|them|that|this) first\b/iu,
  /\b(?:can|may) only\b/i,
  new RegExp(`^${asking} (?:an?|one|at least|some|the|any) .{1,60}\\bfirst[.!]?$`, 'i'),
  /\bbitte (?!warten\b|beachten\b)\p{L}+|\b(?:erforderlich|pflichtfeld|müssen)\b|\bmuss\b.{0,80}\b(?:sein|enthalten|haben)\b/iu,
  /\bveuillez (?!patienter\b)\p{L}+|\bobligatoire\b|\bdoi(?:t|vent) (?:être|contenir|avoir)(?!\p{L})/iu,
  /\bpor favor,? (?!espere\b)\p{L}+|\bobligatori[oa]\b|\bdeben? (?:ser|estar|contener|tener)\b/iu,
];

const lacking = '(?:need|charge|fee|rush|hurry|problem|error|obligation|delay|cost|reason to|way)s?';
const refusing: readonly RegExp[] = [
  // English
  /\b(?:is|are) (?:required|mandatory|missing|invalid|incorrect|wrong|already (?:taken|in use|registered|booked|used)|no longer available|not (?:valid|available|allowed|correct|recogni[sz]ed|possible|supported|accepted|found|in stock)|full|sold out|out of stock|expired)\b/i,
  /\b(?:not|isn['’]t|aren['’]t) (?:valid|recogni[sz]ed|accepted|enough|allowed|permitted|authori[sz]ed|possible|saved|sent|found|added|created|updated|deleted|removed|changed|booked|placed|submitted|published|completed)\b/i,
  /^(?:out of stock|sold out)\b|\b(?:out of stock|sold out)[,;:.!]/i,
  /\b(?:invalid|incorrect|wrong|unknown|missing|insufficient) (?:\p{L}+ ){0,2}\p{L}+|^(?:invalid|incorrect|wrong)\b/iu,
  /\b(?:could not|couldn['’]t|can ?not|can['’]t|unable to|failed to|did not|didn['’]t|was not|wasn['’]t|were not) (?:be )?(?!charged\b|billed\b)\p{L}+/iu,
  /\b(?:fail(?:ed|ure)|declined|denied|rejected|refused|expired|forbidden|went wrong|try again)\b/i,
  /^(?:error|oops|whoops|uh-oh|sorry|problem|nope|hmm+)\b|[✗✘❌⛔🚫]|\bthere (?:is|was) (?:a|some) problem\b|\berror\b[:!]|\ban error\b/iu,
  /\byou may not (?!need|want|like|know|see|notice|receive|get|be|have|always|yet)\p{Ll}+/iu,
  /\byou (?:do not|don['’]t) have (?:the |enough |any )?(?:permission|rights?|access|credit|funds|points)/i,
  /\b(?:does|do) not (?:match|exist|work)|\b(?:doesn|don)['’]t (?:match|exist|work)\b/i,
  /\balready (?:exists|taken|in use|registered)\b|\b(?:is|are|has|have|was) already\b|\bno (?:rate|date|time|seat|option|item|recipient|file|amount|room)\b.{0,20}\b(?:chosen|selected|given|set)\b/i,
  new RegExp(`\\bthere (?:is|are|was|were) (?:only|just|not|none|no(?! (?:\\w+ ){0,2}${lacking}\\b)) `, 'i'),
  /\bonly (?:\d+|one|two|three|a few)\b.{0,40}\b(?:left|remain(?:s|ing)?|available|in stock|allowed|free)\b|\bnone (?:is |are )?left\b/i,
  /\btoo (?:short|long|small|large|big|many|few|low|high|late|early|old|young|heavy|weak|far|much|little|full)\b/i,
  /\b(?:must|needs? to|has to) be (?:between|at (?:least|most)|less|more|under|over|above|below|before|after|in the (?:past|future)|\d)/i,
  /^(?!no\b|not\b|none\b|nothing\b)(?:\p{L}+[ :–-]+){1,3}(?:needed|required|missing|blank)[.!]?$/iu,
  /^\d+ (?:\p{L}+ )?(?:at (?:most|least)|max(?:imum)?|minimum|or (?:more|less|fewer))[.!]?$|^(?:at (?:most|least)|max(?:imum|\.)?|min(?:imum|\.)?|no more than|not more than) \d+(?: \p{L}+)?[.!]?$/iu,
  /^(?:only (?!you\b|me\b|us\b)(?:for )?(?:\p{L}+ )?\p{L}+|(?:for )?(?!read\b|view\b)\p{L}+ only)[.!]?$|^no (?!problem|worries|error|issue|result|change|item|task|new|more|further)\p{L}+[.!]$|^not (?:before|until|on|now|here|yet|today)\b/iu,
  /\b(?:exceed(?:s|ed)?|(?:limit|quota|maximum|capacity|allowance)(?: of \d+)? (?:is |was |has been )?(?:reached|used up|full|hit))\b|(?<!\b(?:orders?|bookings?|payments?|requests?|measures|steps|photos?|pictures?|notes?) )\b(?:has|have|was|were) (?:just )?been taken\b(?! care of\b)/i,
  /\b(?:is|are|stays?|remains?) (?:(?:temporarily|currently|still|now) )?(?:blocked|prohibited|suspended|locked|banned|unavailable|used up)\b/i,
  /\b(?:wanted|reserved|booked|taken|used|held|claimed|owned|locked|edited) by (?:another|someone|somebody|others?)\b/i,
  /\bwe (?:found|find|know|have|see) no(?:thing|body|ne| one)?\b(?! (?:errors?|problems?|issues?|objections?))/i,
  /\b(?:no longer|not) (?:available|possible|valid|exists?)\b|\bnothing (?:was|has been) \p{L}+/iu,
  /\b(?:down|closed|offline) for (?:\p{L}+ )?maintenance\b|\b(?:under|undergoing) maintenance\b|^(?:site |scheduled )?maintenance$/iu,
  /^an? (?:\p{L}+ )+(?:with|by|of|under|for) (?:\p{L}+ )+exists\b/iu,
  /^(?:0|no|zero) (?:\p{L}+ ){1,2}(?:(?:was|were|has been|have been) )?(?:saved|sent|added|created|updated|deleted|removed|changed|booked|placed|submitted|published|affected|inserted|modified|imported)[.!]?$/iu,
  /(?:^|[.!] )(?:please |you (?:must|need to|have to) )?(?:sign|log) in (?:to (?:continue|proceed|go on)|first|again)\b|\b(?:prove|verify|confirm) (?:that )?you(?:['’]re| are) (?:a )?(?:human|not a (?:robot|bot))|\bsecurity check\b.*\bhuman\b/iu,
  /エラー|失敗|できません|错误|失败|錯誤|ошибк|не удалось|오류|실패/iu,
  // German
  /\b(?:ungültig|fehlerhaft|fehlgeschlagen|abgelehnt|gescheitert|verweigert|abgelaufen|ausverkauft|ausgebucht|unzulässig)|\bfehler\b|\bfehlt\b/iu,
  /\b(?:konnten?|kann|können|wurden?|darf|dürfen|ließ|war|waren|ist|sind|hat|haben) (?:[\p{L}-]+ ){0,4}?nicht (?!nötig\b|notwendig\b|erforderlich\b)\p{L}/iu,
  /\bnicht (?:gefunden|möglich|gültig|verfügbar|erlaubt|gestattet|zulässig|genug|genügend|ausreichend|mehr \p{L}+|ge\p{L}{2,}(?:t|en))(?!\p{L})/iu,
  /\bbereits (?:vergeben|belegt|vorhanden|gebucht|verwendet)|\bzu (?:kurz|lang|klein|groß|viele?|wenige?|niedrig|hoch|spät|früh|schwach)(?!\p{L})|^leider\b|\bkeine?[nrms]? (?:\p{L}+ ){0,2}mehr\b/iu,
  // French
  /\b(?:invalides?|incorrecte?s?|refusée?s?|expirée?s?|interdite?s?|impossible|échoué|erreur|introuvable|indisponible|désolée?)(?!\p{L})|(?<!\p{L})échec(?!\p{L})/iu,
  /(?<!\p{L})(?:n['’]|ne )(?:[\p{L}’']+ ){1,2}?(?:pas|plus|aucune?)(?!\p{L}) ?(?!besoin|débité|facturé)/iu,
  /(?<!\p{L})(?:déjà (?:prise?|utilisée?|réservée?|existant)|trop (?:court|long|petit|grand|tard|tôt|bas|haut|peu|de )|il ne reste (?:que|plus))/iu,
  // Spanish
  /\b(?:no es válid[oa]|no válid[oa]|inválid[oa]|incorrect[oa]|rechazad[oa]|denegad[oa]|caducad[oa]|agotad[oa]|error|falló|no disponible|imposible|lo sentimos)/iu,
  /\bno (?:(?:se |nos )?(?:pudo|pudieron|puede|pueden|ha|han|encontró|permite)|quedan?|es posible|está|están|existe|hay (?!errores|problema|prisa)|tiene[sn]? (?:permiso|acceso|saldo)) ?\p{L}*/iu,
  /\bya (?:existe|está en uso|fue|ha sido)\b|\bdemasiad[oa]s? |\b(?:solo|sólo) quedan? /iu,
];

/** It says that no entry of a list is chosen yet, which it may say at any time. */
export const saysNoneChosen = (text: string): boolean => noneChosen.test(text.trim());
const noneChosen =
  /^(?:nothing|none|no(?: \p{L}+){1,3}|you (?:have not|haven['’]t|did not|didn['’]t)) (?:(?:is|are|was|were|has been|have been) )?(?:currently |yet )?(?:select(?:ed)?|chosen|choose|ticked|checked|marked|picked)(?: (?:anything|any \p{L}+|yet|to \p{L}+))*[.!]?$/iu;

const done =
  '(?:saved|sent|placed|confirmed|added|created|updated|deleted|removed|booked|reserved|registered|submitted|completed|subscribed|published|uploaded|moved|changed|withdrawn|renewed)';
/** What stands before it and takes it back, or makes it a condition. */
const doubtful =
  '(?:not|n?ever|no|0|zero|nothing|none|un\\w+|can\\w*|could\\w*|fail\\w*|must|be|to|if|when|once|only|already|until|has|have|should|may|error|is|are|was|were)';
/** What went well may ask for more: "Order placed. Please check your mail." */
const well: readonly RegExp[] = [
  new RegExp(
    `\\b(?:success(?:fully|ful)?|thank(?:s| you)|(?:we(?:['’]ve| have) taken your|(?<!no )(?:order|booking|payment|request)s? (?:was|were|has been|have been)) (?:order|booking|payment|request|taken)s?(?! by\\b)|taken care of|(?:measures|steps) (?:were|have been) taken|(?<!\\b(?:nothing|none|(?:no|0|zero) \\w+) )(?:was|were|been|is|are|now) ${done}(?! by (?:an?other|someone|somebody|others?)\\b)|congratulations|welcome|erfolgreich|danke|merci|gracias|no errors?|0 errors?|can(?:not| not|['’]t) be (?:undone|reversed|taken back|changed)|can(?:not| not|['’]t) (?:undo|reverse) (?:this|it))\\b`,
    'i',
  ),
  new RegExp(`^(?:(?!${doubtful}\\b)[\\w'’-]+ ){0,3}${done}\\b(?! by\\b)(?!.*\\b(?:but|however|except|although)\\b)`, 'i'),
  /^(?:gespeichert|gesendet|versendet|gelöscht|hinzugefügt|entfernt|aktualisiert|erstellt|gebucht|bestellt|bestätigt)(?!\p{L})(?!.*\b(?:aber|jedoch)\b)/iu,
  /\b(?:wurden?|ist|sind) (?!nicht\b)(?:(?!nicht\b)\p{L}+ ){0,2}(?:gespeichert|gesendet|versendet|gelöscht|hinzugefügt|entfernt|aktualisiert|erstellt|gebucht|bestätigt)(?!\p{L})/iu,
  /^(?:enregistrée?|envoyée?|supprimée?|ajoutée?|modifiée?|créée?|réservée?|confirmée?)s?(?!\p{L})(?!.*\bmais\b)/iu,
  /(?<![\p{L}’'])(?:a|ont) (?:bien |correctement )?été (?:bien )?(?:enregistrée?|envoyée?|supprimée?|ajoutée?|modifiée?|créée?|réservée?|confirmée?)s?(?!\p{L})/iu,
  /^(?:guardad|enviad|eliminad|añadid|actualizad|cread|reservad|confirmad)[oa]s?\b(?!.*\bpero\b)/iu,
  /(?<!\bno )\bse (?:ha|han) (?:guardado|enviado|eliminado|añadido|actualizado|creado|reservado|confirmado)\b|\bcon éxito\b|\bcorrectamente\b/iu,
];

/** What has been done. */
const participles: readonly RegExp[] = [
  /\b(?!(?:limited|allowed|required|needed|expected|blocked|suspended|protected|prohibited|restricted|banned|called|named|wanted|need|red|bed|speed|feed|seed|hundred)\b)\p{L}{2,}ed\b/iu,
  /\b(?:sent|done|made|written|drawn|bought|kept|lent|(?<=\S )put|paid|shown|hidden|given|begun|built|won|now|new(?! (?:customers?|members?|users?|accounts?|clients?|subscribers?|guests?|buyers?|orders?|patients?|readers?|players?)\b)|copied|undo|undone|(?:is|are|all) yours|cheers|hooray|yay|bravo|enjoy|total|subtotal)\b/i,
];
/** Of what says neither: what is under way or promised, greetings, thanks and counts are no refusals. */
const cheering: readonly RegExp[] = [
  /(?:…|\.\.\.)\s*$|\b(?:loading|saving|sending|please wait|results?|hello|hi|hey|great|correct|right|well done|good|nice|perfect|awesome|brilliant|lovely|excellent|fantastic|high five|safe(?:ly)?|glad|happy|okay?|ready|on (?:its|their|the|your) way|you win)\b|^(?:ta|that['’]s it)\b|[✓✔✅👍🎉🙌]/iu,
  /\b(?:you|we)(?:['’]ve|['’]ll| have| will)? saved? (?:you )?(?=[\p{Sc}\d])/iu,
  /\byou(?:['’]re| are) (?:in|on|all|going|next|part of|up|there)\b|\bsee you\b|\ball set\b|\bin your (?:inbox|basket|cart|bag|clipboard|library|list|calendar|account)\b/i,
  /(?:^|[.!] )(?:the )?next (?:one|round|task|question|item|episode)\b.{0,20}\b(?:in (?:a|\d{1,2}) (?:moment|second|sec|minute)s?|soon|shortly)\b/i,
  /\b(?:we|I)(?:['’]ll| will) (?!need|have|not\b|never|only|no\b)\p{L}+|\bwill (?:now |soon )?be (?!able|charged|lost|rejected|refused)\p{L}+/iu,
  /\bcheck your (?:inbox|e-?mails?|mail|phone|messages)\b|^(?:press|hit|tap|click|use|type) .{0,40}\bto \p{L}+/iu,
  /\b(?:reference|confirmation|booking|order|ticket|receipt|invoice|case|tracking)\b(?: (?:number|code|no\.?|id))?(?: is)?:? ?#?[A-Z]{0,4}-?\d|\b(?:position|place|step|number|page) \d+\b|\bjust now\b|\b(?:a moment|seconds?|minutes?) ago\b/i,
  /(?<!\p{L})(?:(?!gesperrt|geschlossen|begrenzt|gebraucht)(?:\p{L}{0,6}ge\p{L}{2,}(?:t|en))|\p{L}{3,}iert|wurden?|hinzugefügt|bestätigt|erstellt|entfernt|fertig|willkommen|hallo|bitte warten|jetzt|neue?)(?!\p{L})/iu,
  /\p{L}{2}ée?s?(?!\p{L})|(?<!\p{L})(?:bienvenue|bonjour|patientez|prête?|maintenant|nouveaux?|nouvelle)(?!\p{L})/iu,
  /\p{L}{2}[ai]d[oa]s?(?!\p{L})|(?<!\p{L})(?:bienvenid[oa]|hola|listo|ahora|espere|nuev[oa])(?!\p{L})/iu,
];
const neutral = [...participles, ...cheering];
/** What may or can be done has not been, and what is shut to all was so before. */
const unreal =
  /\b(?:can(?:not)?|could|may|might|must|should|to|only|not|never) be \p{L}+|\b(?:is|are|stays?|remains?) (?:closed|locked|used|fixed|sealed|occupied|taken|paused|disabled|reserved|stopped|capped)\b/giu;
/** What says less than a sentence is no news that could be bad. */
const leastWords = 3;

/** An alarm that only says what to do. */
const ordering =
  /^(?:enter|use|choose|select|pick|type|provide|give|fill in|tick|upload) (?:an?|the|your|at least|all|both|some|one|[dmy]{1,4}[./-][dmy]{1,4}[./-]?[dmy]{0,4})\b/i;

const saysSo = (forms: readonly RegExp[], text: string): boolean => forms.some((form) => form.test(text));

/** Whoever is put at the end of a line has not come to what was behind it. */
const queued: readonly RegExp[] = [
  /\byou(?:['’]re| are)(?: now| currently)?(?: (?:number|no\.?|at|in))?(?: position)? ?#?[\d.,]*(?:st|nd|rd|th)? in (?:the |our |a )?(?:line|queue|waiting room)\b/i,
  /\byour (?:place|position|number|spot) in (?:the |our )?(?:line|queue)\b/i,
  /^(?:virtual )?waiting room[.!]?$|\bsie (?:sind|stehen|befinden sich)\b.{0,30}\bwarteschlange\b|\bvous êtes\b.{0,30}\bfile d['’]attente\b|\bestá(?:s)?\b.{0,30}\b(?:en (?:la )?cola|lista de espera)\b/i,
];
export const isQueued = (text: string): boolean => saysSo(queued, text);

export const isWell = (text: string): boolean => saysSo(well, text);
/** It says no, and does not only ask for something. */
export const isOutright = (text: string): boolean => (saysSo(refusing, text) || saysNoneChosen(text) || isQueued(text)) && !isWell(text);
export const isRequest = (text: string): boolean => saysSo(requesting, text) && !isWell(text);
/** Of what its maker called an error: it is more than a mark, and says neither that all went well nor that it is under way. */
export const isReproaching = (text: string): boolean => /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(text) && !isWell(text) && !isAtWork(text);
/** Of an alarm: it says what to do. */
export const isOrder = (text: string): boolean => ordering.test(text) && !isWell(text);
/** Of an alarm: nothing in it could be good. */
export const isAlarming = (text: string): boolean =>
  text.trim().split(/\s+/).length >= leastWords &&
  !isWell(text) &&
  (takenBack.test(text) || earlier.test(text) || !saysSo(denying.test(text) ? cheering : neutral, text.replace(unreal, ' ')));
/** What was done at another time is not what has just been done: "The code was used up last week." */
const earlier =
  /\b(?:yesterday|last (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter)|(?:hours?|days?|weeks?|months?|years?) ago|gestern|letzte[nrs]? (?:woche|monat|jahr)|hier soir|la semaine dernière|ayer|la semana pasada)\b/iu;
/** How a thing came to be, which is no news of what was done to it: "The ticket was bought at a saver fare." Unless the deed is of that kind. */
export const saysHistory = (text: string, words: ReadonlySet<string>): boolean =>
  history.test(text) && !isWell(text) && ![...words].some((word) => acquiring.test(word));
const history =
  /\b(?:was|were|is|are) (?:(?:\p{L}+ly|only|first) )?(?:bought|purchased|sold|issued|given|lent|gifted|meant|intended|designed|reserved) (?:at|by|for|from|to|in|on|with|as) (?!you\b|your\b)/iu;
const acquiring = /^(?:buy|bought|purchas|sell|sold|issu|giv|gave|lend|lent|gift|reserv|book|order)/i;
/** What sounds well is none of it behind these: "You are on the list already.", "Nice one, but no." */
const takenBack =
  /\b(?:you|your|this|that|it)\b[^.!?]*\balready\b|\balready\b[^.!?]*\b(?:you|your)\b|\b(?:but|however|though),? (?:\p{L}+ ){0,3}(?:no|not|\p{L}+n['’]t|unfortunately|sorry)(?!\p{L})/iu;
/** Of what is no sentence, too: it may be good. */
export const mayBeWell = (text: string): boolean => isWell(text) || saysSo(denying.test(text) ? cheering : neutral, text);
export const isDenying = (text: string): boolean => denying.test(text);
const denying = /\b(?:no|not|none|never|nothing|nobody|neither|nor)\b|n['’]t\b/i;

/** It says that the page is at work: "Saving…". */
export const isAtWork = (text: string): boolean => working.test(text);
const working = /^(?:\p{L}+ing\b[^.…]*|(?:please wait|bitte warten|veuillez patienter|espere)[^.…]*)(?:…|\.{3})$/iu;

/** Of a state: it has one that is none of success, as a word or two, perhaps behind what it is the state of. */
export const saysTrouble = (text: string): boolean => text.length <= longestState && troubled.test(text) && !saysSo(well, text);
const longestState = 60;
const states =
  'sold out|out of stock|fully booked|no longer available|ausverkauft|ausgebucht|épuisée?|complet|agotad[oa]|jammed|fail(?:ed|ing|ure)?|error|faulty|offline|blocked|unreachable|aborted|rejected|declined|denied|refused|obstructed|stuck|stalled|locked(?: out)?|unavailable|unsuccessful|unresponsive|unsupported|undelivered|undeliverable|unauthori[sz]ed|forbidden|expired|suspended|disconnected|incomplete|invalid|crashed|timed out|bounced|interrupted|halted|broken|on hold|overloaded|not \\p{L}+|needs (?:review|approval|attention|payment|repair|changes)|no (?:signal|answer|response|connection|access|power|paper|reply|route|space|room)|gesperrt|blockiert|fehlgeschlagen|abgebrochen|abgelehnt|gestört|verweigert|bloquée?|échouée?|échec|refusée?|interrompue?|hors ligne|bloquead[oa]|fallid[oa]|fallado|rechazad[oa]|interrumpid[oa]|sin conexión';
const troubled = new RegExp(`(?:^|[:·|–—-]\\s*|^\\p{Lu}[^.!?]{0,40}\\s)[^\\p{L}]*(?:${states})[^\\p{L}]*$`, 'iu');
