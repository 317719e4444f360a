import t from 'tap';
import { irreversible, mutates, wayOf } from '../../../actors/run/irreversible.ts';
import type { Deed } from '../../../config/irreversible/words.ts';
import type { ControlNature } from '../../../farm/page/port.ts';

const plainNature: ControlNature = { role: 'button', name: '', hints: '', opens: false, lines: false, fields: [], context: '' };
const post = { action: 'https://a.example/', method: 'post', text: '' };
type Looks = Partial<ControlNature>;

const card: Looks = { form: post, fields: ['text cc-number Card number', 'text cc-exp Expiry', 'text cvc CVC'] };
const contact: Looks = { form: post, fields: ['text name Name', 'email email E-mail', 'textarea message Message'] };
const passwords: Looks = {
  form: post,
  fields: ['password old current-password Current password', 'password new new-password New password', 'password again Repeat'],
};
const transfer: Looks = { form: post, fields: ['text iban IBAN', 'text amount Amount', 'text reference'] };
const link: Looks = { role: 'link', href: 'https://a.example/somewhere' };

const priced: Looks = { ...card, form: { ...post, text: 'Card number CVC Total: € 49,90 Continue' } };

const final: readonly (readonly [name: string, deed: Deed, looks?: Looks])[] = [
  ['Delete account', 'account'],
  ['Permanently delete my account', 'account'],
  ['Yes, delete my account', 'account', { dialog: 'Are you sure? Yes, delete my account Keep it' }],
  ['Close account', 'account'],
  ['Deactivate account', 'account'],
  ['Delete', 'account', { dialog: 'Delete account All of your data will be lost. Cancel Delete', context: 'Delete account' }],
  ['Delete', 'account', { dialog: 'Delete this project? This cannot be undone.' }],
  ['Confirm', 'account', { dialog: 'You are about to close your account' }],
  ['Continue', 'account', { dialog: 'Delete your account? There is no way back.' }],
  ['Konto löschen', 'account'],
  ['Mein Konto endgültig löschen', 'account'],
  ['Konto kündigen', 'account'],
  ['Löschen', 'account', { dialog: 'Konto löschen? Das kann nicht rückgängig gemacht werden.' }],
  ['Supprimer mon compte', 'account'],
  ['Clôturer le compte', 'account'],
  ['Eliminar cuenta', 'account'],
  ['Cerrar mi cuenta', 'account'],
  ['Sí', 'account', { dialog: '¿Eliminar tu cuenta? Esta acción no se puede deshacer' }],
  ['Delete photo permanently', 'account'],
  ['Remove this file for good', 'account'],
  ['Foto endgültig löschen', 'account'],
  ['Supprimer la photo définitivement', 'account'],
  ['Eliminar foto definitivamente', 'account'],
  ['Empty trash', 'account'],
  ['Papierkorb leeren', 'account'],
  ['Wipe all data', 'account'],
  ['Wipe everything', 'account'],
  ['Delete all', 'account'],
  ['Alle löschen', 'account'],
  ['Delete project', 'account'],
  ['Delete this repository', 'account'],
  ['Datenbank löschen', 'account'],
  ['Supprimer le projet', 'account'],
  ['Eliminar proyecto', 'account'],
  ['Cancel subscription', 'account'],
  ['Vertrag kündigen', 'account'],
  ['Résilier le contrat', 'account'],
  ['Cancelar la suscripción', 'account'],
  ['Continue', 'pay', priced],
  ['Get my tickets', 'pay', priced],
  ['Weiter', 'pay', { ...priced, form: { ...post, text: 'Kartennummer Gesamt 12,00 €' } }],
  ['Continuer', 'pay', { ...priced, form: { ...post, text: 'Numéro de carte Total à payer 12,00 €' } }],
  ['Subscribe for $9/month', 'pay'],
  ['Book for €120', 'pay'],
  ['Approve payment', 'pay'],
  ['Wire £200', 'transfer'],
  ['Next', 'transfer', transfer],
  ['Weiter', 'transfer', { ...transfer, context: 'Überweisung' }],
  ['Continue', 'password', passwords],
  ['Valider', 'password', passwords],
  ['Pay now', 'pay'],
  ['Pay $12.00', 'pay'],
  ['Pay €1,299.00 now', 'pay'],
  ['Place order', 'pay'],
  ['Place your order', 'pay'],
  ['Buy now', 'pay'],
  ['Complete purchase', 'pay'],
  ['Confirm and pay', 'pay'],
  ['Submit', 'pay', card],
  ['Confirm', 'pay', { context: 'Review your order', form: post }],
  ['Order', 'pay', { form: { ...post, text: 'Order summary 2 pizzas Total due 20 €' } }],
  ['Place order', 'pay', { ...link, name: 'Place order' }],
  ['Donate now', 'pay'],
  ['Zahlungspflichtig bestellen', 'pay'],
  ['Jetzt kaufen', 'pay'],
  ['Jetzt bezahlen', 'pay'],
  ['Kostenpflichtig bestellen', 'pay'],
  ['Bestellung abschicken', 'pay'],
  ['Absenden', 'pay', { context: 'Bestellübersicht', form: post }],
  ['Payer 12,50 €', 'pay'],
  ['Passer la commande', 'pay'],
  ['Valider ma commande', 'pay'],
  ['Valider', 'pay', { ...card, context: 'Paiement' }],
  ['Pagar ahora', 'pay'],
  ['Realizar pedido', 'pay'],
  ['Confirmar compra', 'pay'],
  ['Send', 'send', contact],
  ['Send', 'send'],
  ['', 'send', { hints: 'btn send icon paper plane' }],
  ['Send message', 'send'],
  ['Reply', 'send', contact],
  ['Post', 'send', { fields: ['textarea editor'] }],
  ['Post', 'send', { form: { ...post, method: 'get' }, fields: ['textarea answer Your answer'] }],
  ['Reply', 'send', { form: { ...post, method: 'get' }, fields: ['text q Reply'] }],
  ['Post comment', 'send'],
  ['Publish', 'send'],
  ['Publish now', 'send'],
  ['Submit', 'send', contact],
  ['Send invitations', 'send'],
  ['Nachricht senden', 'send'],
  ['Absenden', 'send', contact],
  ['Veröffentlichen', 'send'],
  ['Envoyer', 'send', contact],
  ['Publier', 'send'],
  ['Envoyer le message', 'send'],
  ['Enviar', 'send', contact],
  ['Publicar', 'send'],
  ['Enviar mensaje', 'send'],
  ['Transfer', 'transfer', transfer],
  ['Transfer $500.00', 'transfer', transfer],
  ['Transfer money', 'transfer'],
  ['Send money', 'transfer'],
  ['Confirm', 'transfer', transfer],
  ['Transfer ownership', 'transfer'],
  ['Überweisung ausführen', 'transfer'],
  ['Jetzt überweisen', 'transfer'],
  ['Effectuer le virement', 'transfer'],
  ['Confirmar transferencia', 'transfer'],
  ['Change password', 'password', passwords],
  ['Save', 'password', passwords],
  ['Submit', 'password', passwords],
  ['Update password', 'password', { ...passwords, fields: ['password a New password', 'password b Repeat'], context: 'Change password' }],
  ['Save', 'password', { fields: ['password n New password'], context: 'Password' }],
  ['Passwort ändern', 'password', passwords],
  ['Modifier le mot de passe', 'password', passwords],
  ['Cambiar contraseña', 'password', passwords],
  ['Disable two-factor authentication', 'factor'],
  ['Turn off 2-step verification', 'factor'],
  ['Remove authenticator app', 'factor'],
  ['Turn off', 'factor', { dialog: 'Turn off two-factor authentication?' }],
  ['Two-factor authentication', 'factor', { role: 'switch', name: 'Enable two-factor authentication' }],
  ['Zwei-Faktor-Authentifizierung deaktivieren', 'factor'],
  ["Désactiver l'authentification à deux facteurs", 'factor'],
  ['Desactivar la verificación en dos pasos', 'factor'],
  ['Book now and pay €120', 'pay'],
  ['Order & pay', 'pay'],
  ['Jetzt reservieren mit PayPal', 'pay'],
  ['Buy with 1-Click', 'pay'],
  ['Buy now with PayPal', 'pay'],
  ['Jetzt kaufen mit Klarna', 'pay'],
  ['Acheter avec Apple Pay', 'pay'],
  ['Comprar con tarjeta', 'pay'],
  ['Check out with PayPal', 'pay'],
  ['Buy 3 tickets', 'pay'],
  ['Acheter 2 billets', 'pay'],
  ['Abo kostenpflichtig abschließen', 'pay'],
  ['Zahlungspflichtig verlängern', 'pay'],
  ['Abonnement avec obligation de paiement', 'pay'],
  ['Delete my profile and all data', 'account'],
  ['Konto und alle Beiträge löschen', 'account'],
  ['Cerrar mi cuenta y salir', 'account'],
  ['Darse de baja definitivamente', 'account'],
];

const alike: readonly (readonly [name: string, looks?: Looks])[] = [
  ['Save', { form: post, fields: ['password p new-password Create a password'], context: 'Your account' }],
  ['Back to cart', priced],
  ['Zurück', priced],
  ['Annuler', priced],
  ['Apply coupon', priced],
  ['Edit', priced],
  ['Continue', { form: { ...post, text: 'Your basket Total: € 49,90' } }],
  ['Cancel', transfer],
  ['Annuler', passwords],
  ['Delete photo'],
  ['Close permanently opened panel'],
  ['Cancel order of columns'],
  ['From $5', { role: 'radio' }],
  ['Empty cart'],
  ['Order: $10 to $20', { role: 'option' }],
  ['Pay attention'],
  ['Payment methods', link],
  ['Payroll', link],
  ['Pay', { ...link, role: 'tab' }],
  ['Pay by card', { role: 'radio', ...card }],
  ['Order by date'],
  ['Order', { role: 'columnheader' }],
  ['Order', { context: 'Sort the list' }],
  ['Order history', link],
  ['Track order'],
  ['Reorder columns'],
  ['Add to cart'],
  ['Buy', { ...link, name: 'Buy' }],
  ["Buyer's guide"],
  ['Proceed to checkout'],
  ['Remove from cart'],
  ['Continue shopping'],
  ['Continue', { ...card, context: 'Payment' }],
  ['Back', { ...card, context: 'Payment' }],
  ['OK', { dialog: 'Thank you! Your order has been placed.' }],
  ['Place on map'],
  ['Places'],
  ['Apply coupon', { form: post, context: 'Order summary' }],
  ['Send me updates', { role: 'checkbox' }],
  ['Send me updates', link],
  ['Send reset link', { form: post, fields: ['email email E-mail'], context: 'Forgot password' }],
  ['Send code', { form: post, fields: ['tel phone Phone'] }],
  ['Send', { form: { ...post, method: 'get' }, fields: ['search q Search'] }],
  ['Send', { form: post, fields: ['email email Your e-mail'], context: 'Newsletter' }],
  ['Submit', { form: post, fields: ['text tt', 'textarea notes'] }],
  ['Submit', { form: post, fields: ['text username Username', 'password password Password'] }],
  ['Submit', { form: post, fields: ['text a', 'select-one b'] }],
  ['Sent', link],
  ['Post office'],
  ['Posts', link],
  ['Post a job', link],
  ['Published articles'],
  ['Unpublish'],
  ['Publisher'],
  ['Publish date'],
  ['Save draft', contact],
  ['Attach file', contact],
  ['Cancel', contact],
  ['Reply', { fields: ['search q Search mail'] }],
  ['Share', { opens: true }],
  ['Message', { role: 'link', href: 'https://a.example/messages' }],
  ['Contact us', link],
  ['Transfer times'],
  ['Airport transfers', link],
  ['Transfer', link],
  ['Transfer', { opens: true }],
  ['Transfer…'],
  ['Confirm', { context: 'Choose a date' }],
  ['OK', { dialog: 'We use cookies to improve this page. OK' }],
  ['Yes', { dialog: 'Do you want to leave this page?' }],
  // What is one's own and one of many: a goal that says "delete" authorises it.
  ['Delete'],
  ['Delete message'],
  ['Delete file', { context: 'Project files' }],
  ['Delete', { dialog: 'Delete this to-do?' }],
  ['Delete from project'],
  ['Projekte'],
  ['Delete filter'],
  ['Delete', { context: 'Filters' }],
  ['Delete row'],
  ['Remove item'],
  ['Close'],
  ['Close', { dialog: 'Delete account All of your data will be lost. Close Delete', context: 'Delete account' }],
  ['Keep my account', { dialog: 'Delete account?' }],
  ['Cancel', { dialog: 'Delete account? This cannot be undone.' }],
  ['Delete account', link],
  ['Delete account…'],
  ['Account', link],
  ['Delete profile picture'],
  ['Switch account'],
  ['Create account', { form: post, fields: ['email email', 'password p new-password', 'password q'] }],
  ['Sign up', { form: post, fields: ['email email', 'password p new-password', 'password q Repeat'], context: 'Create account' }],
  ['Submit', { form: post, fields: ['text first First name', 'email e', 'password p new-password', 'password q'], context: 'Register' }],
  ['Sign in', { form: post, fields: ['text user', 'password pw current-password'] }],
  ['Forgot password?', link],
  ['Reset password', { form: post, fields: ['email email E-mail'] }],
  ['Show password', passwords],
  ['Change password'],
  ['Change password', link],
  ['Two-factor authentication', link],
  ['Learn about two-factor authentication'],
  ['Konto', link],
  ['Sortierung ändern'],
  ['Weiter', { form: post, fields: ['text plz'] }],
  ['Suche absenden', { form: { ...post, method: 'get' }, fields: ['search q'] }],
  ['Bestellungen', link],
  ['In den Warenkorb'],
  ['Filter löschen'],
  ['Speichern', { form: post, fields: ['text name'] }],
  ['Anmelden', { form: post, fields: ['text user', 'password pw'] }],
  ['Mes commandes', link],
  ['Envoyer', { form: { ...post, method: 'get' }, fields: ['search q Rechercher'] }],
  ['Valider', { form: post, fields: ['text ville Ville'] }],
  ['Ajouter au panier'],
  ['Supprimer le filtre'],
  ['Ordenar por precio'],
  ['Añadir al carrito'],
  ['Mis pedidos', link],
  ['Borrar filtros'],
  ['Enviar', { form: { ...post, method: 'get' }, fields: ['search q Buscar'] }],
  ['', { hints: 'btn close icon x' }],
  ['Review and pay'],
  ['Sign in with PayPal'],
  ['Filter with 3 words'],
  ['Compare 3 tickets'],
  ['Order with filters'],
  ['Buyers with 1 review'],
  ['Darme de baja'],
  ['Kostenlos testen'],
  ['Search and delete'],
  ['Reserve by phone'],
];

const judge = (name: string, looks: Looks = {}, goal = 'Do what it takes') =>
  irreversible({ ...plainNature, name, ...looks }, 'click', goal)?.deed;

t.test('controls whose click can’t be taken back', async (t) => {
  t.ok(final.length >= 60);
  for (const [name, deed, looks] of final) t.equal(judge(name, looks), deed, `${name} ${JSON.stringify(looks ?? {})}`);
});

t.test('controls that only sound like it', async (t) => {
  t.ok(alike.length >= 60);
  for (const [name, looks] of alike) t.equal(judge(name, looks), undefined, `${name} ${JSON.stringify(looks ?? {})}`);
});

t.test('a goal that only looks is held up by what is sent, not by what sounds like it', async (t) => {
  for (const goal of [
    'Open the send money page and read the fee',
    'What does "Pay now" cost?',
    'Öffne die Seite und lies den Preis',
    '¿Cuánto cuesta?',
  ]) {
    t.equal(mutates(goal), false, goal);
    t.equal(judge('Send money', {}, goal), undefined, goal);
    t.equal(judge('Pay now', { form: post }, goal), 'pay', goal);
  }
  for (const goal of [
    'Place the order',
    'Open the cart and place the order',
    'Click "Read more"',
    'Find the invoice, then pay it',
    'Log in',
    'Lösche das Konto',
    'Öffne die Rechnung und bezahle sie',
    'Ouvre le panier puis paye la commande',
    'Abre el carrito y paga el pedido',
  ])
    t.equal(mutates(goal), true, goal);
});

t.test('Enter is asked about where it sends something', async (t) => {
  const enter = (looks: Looks) => irreversible({ ...plainNature, role: 'textbox', ...looks }, 'enter', 'Say hello')?.deed;
  t.equal(enter({ name: 'Message #general' }), 'send');
  t.equal(enter({ name: 'Nachricht schreiben' }), 'send');
  t.equal(enter({ name: 'Message', lines: true }), undefined, 'it begins a new line');
  t.equal(enter({ name: 'Search messages', role: 'searchbox' }), undefined);
  t.equal(enter({ name: 'Search' }), undefined);
  t.equal(irreversible({ ...plainNature, role: 'textbox', name: 'Message' }, 'click', 'Say hello'), undefined, 'a click only goes there');
});

t.test('which acts may set a control off', async (t) => {
  t.equal(wayOf({ kind: 'click', element: 0 }), 'click');
  t.equal(wayOf({ kind: 'click', element: 0, button: 'right' }), undefined);
  t.equal(wayOf({ kind: 'press', key: 'Enter' }), 'enter');
  t.equal(wayOf({ kind: 'press', key: 'Control+Enter', element: 0 }), 'enter');
  t.equal(wayOf({ kind: 'press', key: 'Space', element: 0 }), 'click');
  t.equal(wayOf({ kind: 'press', key: 'Escape' }), undefined);
  t.equal(wayOf({ kind: 'type', text: 'hello\n' }), 'enter');
  t.equal(wayOf({ kind: 'type', text: 'hello' }), undefined);
  t.equal(wayOf({ kind: 'fill', element: 0, text: 'a' }), undefined);
  t.equal(wayOf({ kind: 'check', element: 0, on: false }), 'click');
  t.equal(wayOf({ kind: 'select', element: 0, options: ['a'] }), 'click');
});
