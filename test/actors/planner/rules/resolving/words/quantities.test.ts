import t from 'tap';
import { amountOf, dayIn, measures, timeIn } from '../../../../../../actors/planner/rules/resolving/words/quantities.ts';

const now = Date.UTC(2030, 4, 15, 12);

t.test('amounts in the ways that languages write them', async (t) => {
  for (const [text, amount] of [
    ['1,234.50', 1234.5],
    ['1.234,50 €', 1234.5],
    ['1.050 €', 1050],
    ['EUR 1.050', 1050],
    ['$12.345', 12_345],
    ['1.459 €/l', 1.459],
    ['0.295 € per kWh', 0.295],
    ['1.050', 1.05],
    ['1.50 €', 1.5],
    ['1 234', 1234],
    ["1'234", 1234],
    ['12,5', 12.5],
    ['1,234', 1234],
    ['-3', -3],
    ['.5', 0.5],
    ['-$20.00', -20],
    ['– €1.250,00', -1250],
    ['($20.00)', -20],
    ['£(1,250)', -1250],
    ['(12.50 EUR)', -12.5],
    ['20.00-', -20],
    ['1,234-', -1234],
    ['(3)', 3],
    ['10-20', 10],
    ['$10-$20', 10],
    ['5-', undefined],
    ['20.00 DR', undefined],
    ['none', undefined],
  ] as const)
    t.equal(amountOf(text), amount, text);
});

t.test('days as minutes since the epoch', async (t) => {
  const day = (y: number, m: number, d: number) => Date.UTC(y, m - 1, d) / 60_000;
  for (const [text, value] of [
    ['2030-12-24', day(2030, 12, 24)],
    ['12/24/2030', day(2030, 12, 24)],
    ['24/12/2030', day(2030, 12, 24)],
    ['24.12.2030', day(2030, 12, 24)],
    ['24. Dezember 2030', day(2030, 12, 24)],
    ['Dec 24, 2030', day(2030, 12, 24)],
    ['March 3rd', day(2030, 3, 3)],
    ['yesterday', day(2030, 5, 14)],
    ['3 days ago', day(2030, 5, 12) + 720],
    ['soon', undefined],
  ] as const)
    t.equal(dayIn(text, now), value, text);
});

t.test('times of day as minutes', async (t) => {
  for (const [text, minutes] of [
    ['9:05', 545],
    ['9:05 pm', 1265],
    ['12:30 AM', 30],
    ['7 pm', 1140],
    ['17h30', 1050],
    ['noon', 720],
    ['room 12', undefined],
  ] as const)
    t.equal(timeIn(text), minutes, text);
});

t.test('what a text measures, the most telling first', async (t) => {
  for (const [text, kind, value] of [
    ['$1,299.00', 'money', 1299],
    ['€ 1.150,-', 'money', 1150],
    ['ab 3,50 €', 'money', 3.5],
    ['2.5 MB', 'size', 2.5e6],
    ['1 h 35 min', 'duration', 5_700],
    ['90 min', 'duration', 5_400],
    ['12 km', 'distance', 12_000],
    ['4.5 out of 5', 'amount', 4.5],
    ['1.2k', 'amount', 1_200],
    ['3 billion', 'amount', 3e9],
    ['900 g', 'weight', 900],
    ['2 kg 500 g', 'weight', 2_500],
    ['1d 4h', 'duration', 100_800],
    ['36 km/h', 'speed', 10],
    ['60 W', 'power', 60],
    ['5G', 'amount', 5],
  ] as const)
    t.match(measures(text, now)[0], { kind, value }, text);
  t.same(measures('no number', now), []);
});
