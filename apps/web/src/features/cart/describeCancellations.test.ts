import { examples } from '@aitours/api-client/mocks';
import { fromDubaiTime } from '@aitours/domain/dates';
import { expect, test } from 'vitest';
import { type CartLine, readCartLine } from './cartLine.ts';
import { describeCancellations, listRefundTables } from './describeCancellations.ts';

const [safari, tower] = examples.getCart.cart.items.map(readCartLine) as [CartLine, CartLine];
const later = { ...safari, id: 'later', title: 'Balloon', date: '2030-03-05' };
const now = fromDubaiTime('2030-02-01');

test('CONST-20 CHECKOUT-28 states until when each item can be cancelled', () => {
  expect([...describeCancellations([later, tower, safari], now)]).toEqual([
    ['later', `Free cancellation until Fri 1 March 2030, 3:00 PM, Dubai time (booked together with ${safari.title})`],
    [safari.id, 'Free cancellation until Fri 1 March 2030, 3:00 PM, Dubai time'],
    [tower.id, 'Free cancellation until Sat 2 March 2030, 5:30 PM, Dubai time'],
  ]);
});

test('CONST-20 lists the refunds of each item by its own terms, from the start of its booking', () => {
  const terms = [
    { hours_before: 48, percent: 100 },
    { hours_before: 24, percent: 50 },
  ];
  const withTerms = { ...later, amount: 100_01, product: { id: 'balloon', terms } };
  const until = (date: string) => fromDubaiTime(date, '15:00');
  expect(listRefundTables([withTerms, safari], now)).toEqual([
    {
      title: 'Balloon',
      steps: [
        { until: until('2030-02-28'), percent: 100, amount: 100_01 },
        { until: until('2030-03-01'), percent: 50, amount: 50_01 },
      ],
    },
    { title: safari.title, steps: [{ until: until('2030-03-01'), percent: 100, amount: safari.amount }] },
  ]);
});

test('CONST-20 states that there will be no refund', () => {
  expect(describeCancellations([safari], fromDubaiTime('2030-03-01', '15:00')).get(safari.id)).toBe(
    'No refund if you cancel',
  );
});
