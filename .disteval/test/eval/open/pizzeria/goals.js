import { did } from "../../judges.js";
const page = 'menu.html';
const kind = 'forms';
const success = { kind: 'statusText', match: 'Grazie' };
const plain = { size: null, toppings: [], sauce: 'Tomato', who: '', n: 1, cut: false };
const ordered = (wanted) => did(['order', { ...plain, ...wanted }]);
export const goals = [
    {
        id: 'pizzeria-grande',
        page,
        prompt: 'Choose the size Grande with Mozzarella, Olives and Mushrooms, and put it on my order',
        success,
        kind,
        judge: ordered({ size: '40', toppings: ['Mozzarella', 'Olives', 'Mushrooms'] }),
    },
    {
        id: 'pizzeria-all-but',
        page,
        prompt: 'Media size, all toppings but Anchovies and Capers, sauce Gorgonzola, cut into slices. Put on my order.',
        success,
        kind,
        judge: ordered({ size: '32', toppings: ['Mozzarella', 'Olives', 'Mushrooms', 'Artichokes'], sauce: 'Gorgonzola', cut: true }),
    },
    {
        id: 'pizzeria-three',
        page,
        prompt: 'Order 3 small pizzas (Piccola) with arrabbiata sauce in the name of Giulia: fill in the form and click "Put on my order"',
        success,
        kind,
        judge: ordered({ size: '26', sauce: 'Arrabbiata', who: 'Giulia', n: 3 }),
    },
];
//# sourceMappingURL=goals.js.map