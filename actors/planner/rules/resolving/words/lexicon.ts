/** Words that pages and people use for the same thing, in the languages that pages are mostly written in. */

/** Each line is one sense; words of more than one line keep the first. Phrases are matched before their words. */
const senses: readonly string[] = [
  'log in|login|log on|sign in|signin|sign on|anmelden|einloggen|se connecter|connexion|iniciar sesion|acceder|entrar',
  'log out|logout|log off|sign out|signout|abmelden|ausloggen|se deconnecter|deconnexion|cerrar sesion|salir',
  'sign up|signup|register|registration|create account|create an account|registrieren|s inscrire|inscription|registrarse',
  'delete|remove|trash|move to trash|move to bin|move to recycle bin|put in trash|trashcan|trash can|bin|erase|loschen|entfernen|supprimer|effacer|eliminar|borrar',
  'add|plus|hinzufugen|ajouter|anadir|agregar',
  'search|find|look up|lookup|query|suche|suchen|rechercher|recherche|buscar|busqueda',
  'send|absenden|senden|envoyer|enviar',
  'save|speichern|sichern|enregistrer|sauvegarder|guardar',
  'close|dismiss|schliessen|schließen|fermer|cerrar',
  'cancel|abort|call off|abbrechen|annuler|cancelar',
  'apply|redeem|einlosen|anwenden|appliquer|aplicar|canjear',
  'reschedule|change date|change time|move to another time|move to another day|umbuchen|reprogrammer|reprogramar',
  'resolve|solve|mark as solved|mark as resolved',
  'publish|post|tweet|veroffentlichen|publier|publicar',
  'next|next step|weiter|suivant|siguiente|volgende|avanti',
  'previous|prev|zuruck|precedent|anterior',
  'continue|proceed|fortfahren|continuer|continuar',
  'edit|modify|pencil|bearbeiten|modifier|editar',
  'settings|preferences|gear|cog|einstellungen|parametres|reglages|ajustes|configuracion',
  'cart|basket|shopping cart|shopping bag|shopping basket|trolley|warenkorb|panier|carrito|cesta',
  'stay signed in|stay logged in|keep me signed in|keep me logged in|remember me|angemeldet bleiben|eingeloggt bleiben|rester connecte|se souvenir de moi|recordarme|mantener sesion iniciada',
  'add to cart|add to warenkorb|add to panier|add to carrito|add to cesta|add to basket|add to bag|add to my cart|put in cart|put in the cart|put into cart|put into the cart|put in basket|put in the basket|put into basket|put into the basket|put in bag|put into bag|into basket|into the basket|into cart|into the cart|into bag|into the bag|into trolley|into the trolley|to basket|to the basket|to cart|to the cart|in the basket|in the cart|in den warenkorb|zum warenkorb hinzufugen|in den einkaufswagen|ajouter au panier|anadir al carrito|agregar al carrito|anadir a la cesta',
  'add to order|add to my order|add to the order|put on order|put on my order|put on the order|zur bestellung hinzufugen|ajouter a la commande|anadir al pedido',
  'increase|increment|plus one|erhohen|augmenter|aumentar',
  'decrease|decrement|reduce|verringern|diminuer|disminuir',
  'coupon|coupon code|voucher|voucher code|promo code|discount code|gutschein|gutscheincode|code promo|bon de reduction|cupon|codigo promocional',
  'buy|purchase|kaufen|acheter|comprar',
  'reorder|order again|buy again|nachbestellen|commander a nouveau|volver a pedir',
  'order|bestellen|commander|pedir',
  'checkout|check out|kasse|caisse|finalizar compra',
  'email|e mail|mail address|email address|e mail address|mail|courriel|adresse mail|adresse e mail|correo|correo electronico',
  'phone|telephone|phone number|telephone number|tel|mobile|mobile number|cell|cell phone|telefon|telefonnummer|telefono|handy',
  'username|user name|user id|userid|login name|benutzername|benutzer|nom d utilisateur|identifiant|usuario|nombre de usuario',
  'password|passcode|passwort|kennwort|mot de passe|contrasena|clave',
  'first name|given name|forename|firstname|vorname|prenom',
  'last name|lastname|surname|family name|nachname|familienname|nom de famille|apellido|apellidos',
  'zip|zip code|zipcode|postcode|postal code|post code|plz|postleitzahl|code postal|codigo postal',
  'city|town|stadt|ort|ville|ciudad',
  'country|land|pays|pais',
  'street|street address|strasse|straße|rue|calle',
  'date of birth|birth date|birthdate|birthday|dob|geburtsdatum|date de naissance|fecha de nacimiento',
  'quantity|qty|how many|amount of items|number of items|menge|anzahl|stuck|quantite|cantidad',
  'price|cost|preis|prix|precio',
  'total|sum|gesamt|summe|gesamtbetrag|montant total|importe total',
  'points|pts',
  'rating|stars|score|bewertung|note|valoracion|calificacion',
  'message|nachricht|mensaje',
  'comment|kommentar|commentaire|comentario',
  'subject|betreff|objet|asunto',
  'recipient|to|an|empfanger|destinataire|destinatario|para',
  'from|von|de|desde|origin|departure|depart|departure city',
  'reply|answer|respond|antworten|repondre|responder',
  'forward|pass on|weiterleiten|transferer|reenviar',
  'like|heart|gefallt mir|j aime|me gusta',
  'star|important|favorite|favourite|bookmark|favorit|favori|favorito',
  'share|teilen|partager|compartir',
  'retweet|repost',
  'return|send back|give back|bring back',
  'biography|bio|about me|about you|about yourself|about myself|self description',
  'time zone|timezone|zeitzone|fuseau horaire|zona horaria',
  'collapse|fold',
  'upvote|vote up',
  'downvote|vote down',
  'menu|hamburger|hamburger menu|menue',
  'more|ellipsis|kebab|more options|mehr|plus d options|mas',
  'download|herunterladen|telecharger|descargar',
  'upload|attach|hochladen|televerser|subir|adjuntar',
  'duplicate|make a copy|create a copy|make copy|duplizieren|dupliquer|duplicar',
  'copy|kopieren|copier|copiar',
  'help|hilfe|aide|ayuda',
  'home|startseite|accueil|inicio',
  'accept|agree|allow|akzeptieren|zustimmen|accepter|aceptar',
  'reject|decline|deny|refuse|ablehnen|refuser|rechazar',
  'ok|okay|confirm|bestatigen|confirmer|confirmar|valider',
  'yes|ja|oui|si',
  'no|nein|non',
  'date|datum|fecha',
  'time|uhrzeit|zeit|heure|hora',
  'size|grosse|große|taille|talla|tamano',
  'color|colour|farbe|couleur',
  'maximum|max|maximal|hochst|highest|mayor',
  'minimum|min|minimal|mindest|lowest|menor',
  'average|avg|mean|durchschnitt|moyenne|promedio',
  'terms|terms and conditions|terms of service|terms of use|agb|nutzungsbedingungen|conditions generales|terminos y condiciones',
  'newsletter|mailing list|infolettre|boletin',
  'account|konto|compte|cuenta',
  'address|anschrift|adresse|direccion',
  'company|organization|organisation|firma|unternehmen|entreprise|empresa',
  'name|full name|nombre|nom',
  'description|beschreibung|descripcion',
  'title|titel|titre|titulo',
  'submit|abschicken|soumettre|einreichen',
  'results|ergebnisse|resultats|resultados',
  'details|detail|einzelheiten|detalles',
  'invoice|rechnung|facture|factura',
  'filter|filtern|filtrer|filtrar',
  'sort|sort by|sortieren|trier|ordenar',
  'author|writer|written by|posted by|created by|opened by|reported by|submitted by|raised by|reporter|requester|creator|poster|autor|auteur',
  'priority|urgency|severity',
  'owner|owned by|belongs to|proprietor',
  'assignee|assigned to|assigned agent|responsible|handled by',
  'teacher|instructor|lecturer|tutor|taught by|trainer',
  'organizer|organiser|organized by|organised by|host|hosted by',
  'publisher|published by',
  'seller|sold by|vendor|merchant',
  'maker|manufacturer|made by|brand',
  'before tax|excl tax|excluding tax|ex tax|without tax|net of tax|excl vat|excluding vat|ex vat|without vat|before vat|net price',
  'including tax|incl tax|with tax|inc tax|after tax|including vat|incl vat|inc vat|with vat',
  'amount due|due amount|amount owed|owed|owing|outstanding|balance due',
  'opening hours|opening times|business hours|hours of opening|open hours',
  'duration|how long|running time|runtime|length of stay',
  'departure|departs|departure time|leaves',
  'arrival|arrives|arrival time',
  'savings|you save|amount saved',
  'location|venue|located|located in',
  'bold|fett|gras|negrita',
  'italic|italics|kursiv|italique|cursiva',
  'underline|underlined|unterstrichen|souligne|subrayado',
];

/** Light: plurals and the endings of verbs, as far as they leave a word that can be told. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return word
    .replace(/^children$/, 'child')
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3}o)es$/, '')
    .replace(/(?<=ss|x|zz|ch|sh|(?<![ao])us)es$/, '')
    .replace(/(?<![su])s$/, '')
    .replace(/(?<=\w{3})(?:ing|ed)$/, '');
}

const stemmed = (phrase: string): string => phrase.split(' ').map(stem).join(' ');

const canonical = new Map<string, string>();
for (const sense of senses) {
  const [first = '', ...others] = sense.split('|');
  for (const word of [first, ...others].map(stemmed)) if (!canonical.has(word)) canonical.set(word, first.replaceAll(' ', '_'));
}
const longestPhrase = Math.max(...[...canonical.keys()].map((phrase) => phrase.split(' ').length));

/** Stems with every phrase of a sense put as that sense's one token. */
export function inSenses(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    let token = words[at] as string;
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
      const sense = canonical.get(words.slice(at, at + length).join(' '));
      if (sense === undefined) continue;
      [taken, token] = [length, sense];
      break;
    }
    found.push(token);
    at += taken;
  }
  return found;
}

/** Whether pages have a common word for it. */
export const isCommon = (word: string): boolean => canonical.has(stem(word.toLowerCase()));
