/** A German shop of lamps, its controls built from `div`: search, filter, sort, cart. */
import { didInAnyOrder, ended } from "../../endings.js";
import { did, nothing, read } from "../../judges.js";
const added = { kind: 'textVisible', value: 'Zum Warenkorb hinzugefügt' };
const updated = { kind: 'textVisible', value: 'Warenkorb aktualisiert' };
export const goals = [
    {
        id: 'b-lampenhaus-cheapest',
        page: 'index.html',
        prompt: 'Add the cheapest lamp to the cart',
        success: added,
        kind: 'shop',
        judge: did(['added', 'Wandleuchte Anker']),
    },
    {
        id: 'b-lampenhaus-rating',
        page: 'index.html',
        prompt: 'Put the Stehleuchte with the higher rating into the shopping cart, please.',
        success: added,
        kind: 'shop',
        judge: did(['added', 'Stehleuchte Falk']),
    },
    {
        id: 'b-lampenhaus-search',
        page: 'index.html',
        prompt: "Search for 'Mond' and add the lamp that comes up to the cart",
        success: added,
        kind: 'shop',
        judge: did(['added', 'Pendelleuchte Mond']),
    },
    {
        id: 'b-lampenhaus-sort',
        page: 'index.html',
        prompt: 'sort by "Preis absteigend" and then put the first article into the Warenkorb',
        success: added,
        kind: 'shop',
        judge: did(['added', 'Stehleuchte Falk']),
    },
    {
        id: 'b-lampenhaus-under',
        page: 'index.html',
        prompt: 'Put all items under 20 € in the cart',
        success: added,
        kind: 'rows',
        judge: didInAnyOrder(['added', 'Tischleuchte Emil'], ['added', 'Wandleuchte Anker']),
    },
    {
        id: 'b-lampenhaus-filter',
        page: 'index.html',
        prompt: 'Filter the list by Pendelleuchten and add the cheaper one',
        success: added,
        kind: 'shop',
        judge: did(['added', 'Pendelleuchte Kork']),
    },
    {
        id: 'b-lampenhaus-sold-out',
        page: 'index.html',
        prompt: 'Add the Tischleuchte Ida to the cart',
        success: added,
        kind: 'shop',
        impossible: true,
        judge: nothing,
    },
    {
        id: 'b-lampenhaus-quantity',
        page: 'warenkorb.html',
        prompt: 'Change the quantity of the Pendelleuchte Mond to 5',
        success: updated,
        kind: 'shop',
        judge: ended('cart', { 'Stehleuchte Falk': 1, 'Pendelleuchte Mond': 5, 'Wandleuchte Pixel': 1 }),
    },
    {
        id: 'b-lampenhaus-coupon',
        page: 'warenkorb.html',
        prompt: 'Remove the Wandleuchte Pixel from the cart, then apply the coupon HERBST10. Do not order anything.',
        success: { kind: 'textVisible', value: 'Gutschein geprüft' },
        kind: 'shop',
        judge: did(['cart', { 'Stehleuchte Falk': 1, 'Pendelleuchte Mond': 2 }], ['coupon', 'HERBST10']),
    },
    {
        id: 'b-lampenhaus-total',
        page: 'warenkorb.html',
        prompt: 'Return the Gesamtsumme',
        success: { kind: 'extracted' },
        kind: 'tables',
        judge: read(/^\D*287[,.]80?\D*$/),
    },
];
//# sourceMappingURL=goals.js.map