import { expect, it } from 'vitest';
import type { CartLine } from './cartLine.ts';
import { describeOverlaps, overlapSummary } from './describeOverlaps.ts';

const line = (title: string, time: string, durationMinutes: number): CartLine => ({
  id: title,
  type: 'activity',
  title,
  quantity: 1,
  amount: 100_00,
  unitAmount: 100_00,
  date: '2026-12-18',
  time,
  durationMinutes,
  details: {},
  isAvailable: true,
  placesLeft: null,
});
const dunes = line('Dunes', '15:00', 360);
const deck = line('Deck', '17:30', 90);
const dinner = line('Dinner', '20:00', 120);
const kayak = line('Kayak', '07:00', 120);

it('CART-01 each item names the items that overlap it', () => {
  expect(describeOverlaps([dunes, deck, dinner, kayak])).toEqual(
    new Map([
      ['Dunes', 'This overlaps in time with: Deck, Dinner.'],
      ['Deck', 'This overlaps in time with: Dunes.'],
      ['Dinner', 'This overlaps in time with: Dunes.'],
    ]),
  );
  expect(describeOverlaps([{ ...deck, id: 'again' }, dunes, deck]).get('Dunes')).toBe(
    'This overlaps in time with: Deck.',
  );
});

it('CHECKOUT-01 the summary names all overlapping items once', () => {
  expect(overlapSummary([dunes, deck, kayak])).toBe('These take place at the same time: Dunes, Deck.');
  expect(overlapSummary([deck, { ...deck, id: 'again' }, dunes])).toBe(
    'These take place at the same time: Deck, Dunes.',
  );
  expect(overlapSummary([kayak, dunes])).toBeUndefined();
});
