import { did, readWhateverDone } from "../../judges.js";
const kind = 'search';
const page = 'index.html';
const details = { kind: 'textVisible', value: 'Product details' };
const inCart = { kind: 'statusText', match: 'cart' };
export const goals = [
    {
        id: 'lampshop-third',
        page,
        prompt: 'Search for lamps and open the third result',
        success: details,
        kind,
        // The advertisement is no result.
        judge: did(['search', 'lamps'], ['opened', 'Paper globe ceiling lamp']),
    },
    {
        id: 'lampshop-by-name',
        page,
        prompt: 'Look for "desk lamp" in the shop and open the Brass desk lamp Bankers',
        success: details,
        kind,
        judge: did(['search', 'desk lamp'], ['opened', 'Brass desk lamp Bankers']),
    },
    {
        id: 'lampshop-two-in-cart',
        page,
        prompt: 'Search for tripod, open the first result, choose quantity 2 and put it into the cart',
        success: inCart,
        kind,
        judge: did(['search', 'tripod'], ['opened', 'Tripod floor lamp'], ['cart', { name: 'Tripod floor lamp', n: 2 }]),
    },
    {
        id: 'lampshop-led-last',
        page: 'results.html?q=desk',
        prompt: 'Tick "LED only" and open the last result',
        success: details,
        kind,
        judge: did(['search', 'desk'], ['opened', 'Clamp lamp for desks']),
    },
    {
        id: 'lampshop-price',
        page: 'results.html?q=floor',
        prompt: 'Return the price of the Tripod floor lamp',
        success: { kind: 'extracted' },
        kind: 'reading',
        judge: readWhateverDone('99,00'),
    },
    {
        id: 'lampshop-ninth',
        page,
        prompt: 'Search for lava and open the ninth result',
        success: details,
        kind: 'impossible',
        impossible: true,
        judge: ({ log }) => (log.some(({ event }) => event === 'opened') ? 'opened another result' : undefined),
    },
    {
        id: 'lampshop-wishlist',
        page: 'item.html?name=Lava%20lamp',
        prompt: 'Add this lamp to my wish list',
        success: { kind: 'statusText', match: 'added' },
        kind: 'impossible',
        impossible: true,
        judge: ({ log }) => (log.some(({ event }) => event === 'cart') ? 'put it into the cart instead' : undefined),
    },
];
//# sourceMappingURL=goals.js.map