import type { Schema } from '@aitours/api-client';
import { expect, it } from 'vitest';
import type { CartLine } from './cartLine.ts';
import { describeClashes, summariseClashes } from './describeClashes.ts';

type CartClash = Schema<'CartClash'>;

const line = (title: string, time: string | undefined, durationMinutes: number): CartLine => ({
  id: title,
  type: 'activity',
  title,
  quantity: 1,
  amount: 100_00,
  date: '2026-12-18',
  time,
  durationMinutes,
  details: {},
  isAvailable: true,
  placesLeft: null,
  product: { id: title, slug: title.toLowerCase() },
});
const dunes = line('Dunes', '15:00', 360);
const deck = line('Deck', '17:30', 90);
const toOther = (of: CartLine): CartClash['other'] => ({
  type: of.type,
  title: of.title,
  date: of.date ?? '',
  time: of.time ?? null,
  duration_minutes: of.durationMinutes ?? null,
  cart_item: of.id,
});
const overlap = (of: CartLine, other: CartLine): CartClash => ({ kind: 'overlap', item: of.id, other: toOther(other) });
const booked = (other: Partial<CartClash['other']>): CartClash['other'] => ({
  type: 'ticket',
  title: 'Louvre',
  date: '2026-12-18',
  time: '20:00',
  duration_minutes: 60,
  booking_number: 'EB00000001',
  ...other,
});
const findText = (of: CartLine, clash: CartClash) => describeClashes([of, deck], [clash]).get(of.id)?.[0]?.text;
const findSummary = (of: CartLine, clash: CartClash) => summariseClashes([of, deck], [clash])[0]?.text;

const both = [overlap(dunes, deck), overlap(deck, dunes)];

it('CART-01 each item names the items that overlap it, with both times', () => {
  const found = describeClashes([dunes, deck], both);
  expect(found.get('Dunes')).toEqual([
    {
      text: 'This overlaps in time with “Deck”.',
      hint: 'Dunes: Fri 18 December 2026, 3:00 PM to 9:00 PM. Deck: Fri 18 December 2026, 5:30 PM to 7:00 PM. This is fine if your group splits up. Otherwise choose another date, or remove one of them.',
      item: 'Dunes',
      title: 'Dunes',
      href: '/activity/dunes',
      bookingNumber: undefined,
    },
  ]);
  expect(found.get('Deck')?.[0]?.text).toBe('This overlaps in time with “Dunes”.');
});

it('CART-01 names no item that was removed', () => {
  expect(describeClashes([dunes], both).size).toBe(0);
  expect(summariseClashes([deck], both)).toEqual([]);
});

it('CHECKOUT-01 the summary names two overlapping items once', () => {
  expect(summariseClashes([dunes, deck], both).map(({ text, item }) => [text, item])).toEqual([
    ['These take place at the same time: “Dunes” and “Deck”.', 'Dunes'],
  ]);
});

it('names a booking with its number, which can be changed', () => {
  const clash: CartClash = { kind: 'overlap', item: 'Dunes', other: booked({}) };
  expect(findText(dunes, clash)).toBe('This overlaps in time with “Louvre” (your booking EB00000001).');
  expect(findSummary(dunes, clash)).toBe(
    'These take place at the same time: “Dunes” and “Louvre” (your booking EB00000001).',
  );
  expect(describeClashes([dunes], [clash]).get('Dunes')?.[0]?.bookingNumber).toBe('EB00000001');
});

it.each([
  ['20:00', 'Your transfer (booking FT00000001) picks you up at 8:00 PM, before this has ended.'],
  ['14:30', 'Your transfer (booking FT00000001) arrives at about 3:15 PM, after this has begun.'],
  [null, 'This overlaps in time with “Mall – DXB” (your booking FT00000001).'],
])('says what a transfer at %s doesn’t fit', (time, expected) => {
  const other = booked({
    type: 'transfer',
    title: 'Mall – DXB',
    time,
    duration_minutes: 45,
    booking_number: 'FT00000001',
  });
  expect(findText(dunes, { kind: 'overlap', item: 'Dunes', other })).toBe(expected);
});

it('says how much time the way leaves, before the item and after it', () => {
  const gap = (other: CartClash['other']): CartClash => ({
    kind: 'tight-gap',
    item: 'Dunes',
    other,
    minutes: 0,
    travel_minutes: 124,
  });
  const [earlier, later] = [gap(booked({ time: '14:00' })), gap(booked({ time: '21:00' }))];
  const name = '“Louvre” (your booking EB00000001)';
  expect(findText(dunes, earlier)).toBe(`After ${name} you have no time, and the way here takes about 2 h 4 min.`);
  expect(findText(dunes, later)).toBe(
    `After this you have no time until ${name}, and the way there takes about 2 h 4 min.`,
  );
  expect(findSummary(dunes, earlier)).toBe(`There is too little time to get from ${name} to “Dunes”.`);
  expect(findSummary(dunes, later)).toBe(`There is too little time to get from “Dunes” to ${name}.`);
});

it('says which tour includes an item, and which booking a tour of the cart includes', () => {
  const tour = { ...line('Two cities', undefined, 2880), type: 'tour' as const };
  const inTour: CartClash = { kind: 'included', item: 'Dunes', other: booked({ type: 'tour', title: 'Two cities' }) };
  expect(findText(dunes, inTour)).toBe('The tour “Two cities” (your booking EB00000001) already includes this.');
  expect(findSummary(dunes, inTour)).toBe('The tour “Two cities” (your booking EB00000001) already includes “Dunes”.');
  const ofTour: CartClash = { kind: 'included', item: 'Two cities', other: booked({}) };
  expect(findText(tour, ofTour)).toBe('This tour already includes “Louvre” (your booking EB00000001).');
  expect(findSummary(tour, ofTour)).toBe('The tour “Two cities” already includes “Louvre” (your booking EB00000001).');
  expect(describeClashes([tour], [ofTour]).get('Two cities')?.[0]?.hint).toMatch(
    /^Two cities: Fri 18 December 2026\. Louvre: Fri 18 December 2026, 8:00 PM to 9:00 PM\. You would pay for it twice\./,
  );
});
