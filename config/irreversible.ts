/** Words by which controls, and the pages around them, say that a click can't be taken back: without accents, lower case, by language. */
import { english } from './irreversible/english.ts';
import { french } from './irreversible/french.ts';
import { german } from './irreversible/german.ts';
import { spanish } from './irreversible/spanish.ts';
import type { Words } from './irreversible/words.ts';

export const languages: readonly Words[] = [english, german, french, spanish];

/** The whole of a heading over what an account is secured by: a new password under it takes the place of one. */
export const securityHeading =
  /^(?:(?:your|my|ihr|mein|votre|mon|tu|mi) )?(?:password|security|password and security|passwort|kennwort|sicherheit|mot de passe|securite|contrasena|seguridad)(?: settings)?$/;

/** What the fields of a form are for, by their type, name, `autocomplete` and label; all languages in one. */
export const fieldWords = {
  card: /\bcc (?:number|csc|exp)|\bcard ?(?:number|no)\b|\b(?:cvc|cvv|csc)\b|karten ?nummer|numero (?:de )?(?:la )?(?:carte|tarjeta)/,
  secret: /^password\b/,
  newSecret:
    /\bnew ?(?:password|passcode|passphrase|pass|pwd|pin)\b|neues (?:passwort|kennwort)|neue pin\b|nouveau mot de passe|nueva (?:contrasena|clave)|(?:contrasena|clave) nueva/,
  oldSecret:
    /\b(?:current|old|existing) ?(?:password|pass|pwd|pin)\b|(?:aktuelles|altes|bisheriges) (?:passwort|kennwort)|(?:ancien )?mot de passe (?:actuel|ancien)|ancien mot de passe|(?:contrasena|clave) (?:actual|anterior)/,
  code: /one time code|\botp\b|verification code|\bcaptcha\b/,
  message:
    /^textarea\b|\b(?:message|comment|reply|body|your (?:review|question|answer)|nachricht|kommentar|anfrage|mitteilung|mensaje|comentario|consulta|commentaire|votre avis|editor|richtext)\b/,
  recipient:
    /\b(?:to|recipients?|empfanger|an|destinataires?|destinatarios?|para|cc|bcc|subject|betreff|objet|asunto)\b|e ?mail|courriel|correo/,
  subject: /\b(?:subject|betreff|objet|asunto)\b/,
  amount: /\b(?:amount|betrag|montant|importe|monto|cantidad|sum|summe)\b/,
  iban: /\b(?:iban|sort ?code|routing|account (?:number|no)|kontonummer)\b/,
  bank: /\b(?:iban|bic|swift|sort ?code|account (?:number|no)|routing|payee|beneficiary|beneficiaire|beneficiario|kontonummer|empfanger|recipients?|destinataire|destinatario|wallet|to account|from account)\b/,
  signUp: /\b(?:first ?name|last ?name|full ?name|e ?mail|vorname|nachname|prenom|nombre|apellidos?|birth|geburts\w*)\b/,
} as const;

/** Means of payment: what is ordered with one is paid for; all languages in one. */
export const meansOfPayment =
  /\b(?:paypal|klarna|venmo|sepa|(?:apple|google|amazon|shop) ?pay|visa|mastercard|amex|twint|bizum|ideal|sofort(?:uberweisung)?|(?:credit |debit |kredit)?(?:card|karte)|carte(?: bancaire)?|tarjeta|lastschrift|rechnung|invoice|click)\b/;

/** Where Enter sends what was written: how a field for it is called. */
export const chatWords = /\b(?:message|reply|chat|nachricht|antwort(?:en)?|repondre|mensaje|respuesta|responder)\b/;

/** How a clause of a goal begins that does more than look; a pattern, all languages in one. */
export const actWords =
  'click|press|tap|hit|push|submit|send|pay|buy|order|purchase|delete|remove|close|fill|type|enter|write|set|' +
  'change|select|choose|pick|tick|log|sign|upload|post|publish|reply|transfer|wire|withdraw|confirm|approve|' +
  'accept|book|reserve|add|create|save|update|share|invite|cancel|disable|enable|turn|activate|deactivate|' +
  'subscribe|donate|place|complete|finish|make|reset|use|do|klick\\w*|druck\\w*|send\\w*|schick\\w*|bezahl\\w*|' +
  'kauf\\w*|bestell\\w*|losch\\w*|schliess\\w*|fulle?|trage?|gib|setz\\w*|ander\\w*|wahl\\w*|meld\\w*|' +
  'veroffentlich\\w*|uberweis\\w*|bestatig\\w*|buch\\w*|erstell\\w*|speicher\\w*|aktivier\\w*|deaktivier\\w*|' +
  'kundig\\w*|clique\\w*|appuie\\w*|envoie\\w*|envoy\\w*|paye\\w*|achet\\w*|command\\w*|supprim\\w*|ferm\\w*|' +
  'rempli\\w*|saisi\\w*|entre\\w*|chang\\w*|modifi\\w*|choisi\\w*|publi\\w*|vire\\w*|effectu\\w*|confirm\\w*|' +
  'valid\\w*|reserv\\w*|pass\\w*|desactiv\\w*|activ\\w*|haz|pulsa\\w*|envia\\w*|paga\\w*|compra\\w*|pide\\w*|' +
  'elimin\\w*|borra\\w*|cierra\\w*|rellena\\w*|escrib\\w*|introduc\\w*|cambi\\w*|selecciona\\w*|elig\\w*|' +
  'transfier\\w*|realiza\\w*|guarda\\w*';
