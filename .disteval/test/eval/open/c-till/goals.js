import { ended } from "../../endings.js";
import { did, nothing } from "../../judges.js";
const card = (name) => `.cd:has(div:text-is("${name}"))`;
const more = (name, times) => Array.from({ length: times }, () => `click ${card(name)} >> [data-s="1"]`);
const add = (name) => `click ${card(name)} >> .ad`;
const thanks = { kind: 'textVisible', value: 'Thank you!' };
const shop = { kind: 'textVisible', value: 'Basket' };
export const goals = [
    {
        id: 'c-till-quantity',
        page: 'shop.html',
        prompt: 'Add 3 Plum jam, no sugar to the basket',
        success: { kind: 'textVisible', value: 'Basket (3)' },
        kind: 'shopping',
        judge: ended('basket', { 'Plum jam, no sugar': 3 }),
        right: [...more('Plum jam, no sugar', 2), add('Plum jam, no sugar')],
        near: [...more('Plum jam', 2), add('Plum jam')],
    },
    {
        id: 'c-till-two-goods',
        page: 'shop.html',
        prompt: 'Put two oat drinks (the plain one, not the barista) and one rye bread in the basket.',
        success: shop,
        kind: 'shopping',
        judge: ended('basket', { 'Oat drink': 2, 'Rye bread': 1 }),
        right: [...more('Oat drink', 1), add('Oat drink'), add('Rye bread')],
        near: [add('Oat drink'), add('Rye bread')],
    },
    {
        id: 'c-till-order',
        page: 'shop.html',
        prompt: 'Order 4 packs of Sea salt with the voucher SALT10',
        success: thanks,
        kind: 'shopping',
        judge: did(['basket', { 'Sea salt': 4 }], ['ordered', [{ 'Sea salt': 4 }, 'SALT10']]),
        right: [...more('Sea salt', 3), add('Sea salt'), 'click #bk', 'fill #vo = SALT10', 'click #pay'],
        near: [...more('Sea salt', 3), add('Sea salt'), 'click #bk', 'click #pay'],
    },
    {
        id: 'c-till-cheapest',
        page: 'shop.html',
        prompt: 'Sort by price from low to high and add the first product to the basket.',
        success: shop,
        kind: 'shopping',
        judge: did(['sorted', 'Price: low to high'], ['basket', { 'Sea salt': 1 }]),
        right: ['choose #so = Price: low to high', add('Sea salt')],
        near: [add('Rolled oats'), 'choose #so = Price: low to high'],
    },
    {
        id: 'c-till-organic',
        page: 'shop.html',
        prompt: 'Show organic products only',
        success: { kind: 'textVisible', value: 'Organic' },
        kind: 'shopping',
        judge: did(['organic', true]),
        right: ['click #og'],
        near: ['click #og', 'click #og'],
    },
    {
        id: 'c-till-sold-out',
        page: 'shop.html',
        prompt: 'Add the black tea to the basket',
        success: shop,
        kind: 'impossible',
        impossible: true,
        judge: nothing,
        right: [],
        near: [add('Rolled oats')],
    },
];
//# sourceMappingURL=goals.js.map