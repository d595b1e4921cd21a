import { expect, it } from 'vitest';
import type { CartLine } from './cartLine.ts';
import { clashSummaries, describeClashes } from './describeClashes.ts';

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

const overlapHint = 'This is fine if your group splits up. Otherwise move one of them to another date.';
const gapHint = 'The way is estimated by road, without a stop. Choose other times if you go to both.';
const overlap = (text: string) => ({ text, hint: overlapHint });

it('CART-01 each item names the items that overlap it', () => {
  expect(describeClashes([dunes, deck, dinner, kayak])).toEqual(
    new Map([
      ['Dunes', [overlap('This overlaps in time with: Deck, Dinner.')]],
      ['Deck', [overlap('This overlaps in time with: Dunes.')]],
      ['Dinner', [overlap('This overlaps in time with: Dunes.')]],
    ]),
  );
  expect(describeClashes([{ ...deck, id: 'again' }, dunes, deck]).get('Dunes')).toEqual([
    overlap('This overlaps in time with: Deck.'),
  ]);
});

const inAbuDhabi = { ...kayak, point: { latitude: 24.45, longitude: 54.38 } };
const inDubai = (item: CartLine, time: string) => ({ ...item, time, point: { latitude: 25.2, longitude: 55.27 } });

it('the later item names the one that it can’t be reached from in time', () => {
  const deckAtTen = inDubai(deck, '10:00');
  expect(describeClashes([deckAtTen, inAbuDhabi])).toEqual(
    new Map([
      ['Deck', [{ text: 'After “Kayak” you have 1 h, and the way here takes about 2 h 4 min.', hint: gapHint }]],
    ]),
  );
  const deckAtNine = inDubai(deck, '09:00');
  expect(describeClashes([deckAtNine, inAbuDhabi]).get('Deck')?.[0]?.text).toMatch(/^After “Kayak” you have no time,/);
  expect(describeClashes([inDubai(deck, '11:04'), inAbuDhabi]).size).toBe(0);
});

it('CHECKOUT-01 the summary names all overlapping items once', () => {
  expect(clashSummaries([dunes, deck, kayak])).toEqual([overlap('These take place at the same time: Dunes, Deck.')]);
  expect(clashSummaries([deck, { ...deck, id: 'again' }, dunes])).toEqual([
    overlap('These take place at the same time: Deck, Dunes.'),
  ]);
  expect(clashSummaries([kayak, dunes])).toEqual([]);
});

it('the summary names each way that takes too long, after the overlaps', () => {
  const [first, second] = [inDubai(deck, '10:00'), inDubai(dinner, '10:30')];
  expect(clashSummaries([inAbuDhabi, first, second])).toEqual([
    overlap('These take place at the same time: Deck, Dinner.'),
    {
      text: 'There is too little time to get from “Kayak” to “Deck”; from “Kayak” to “Dinner”.',
      hint: gapHint,
    },
  ]);
});
