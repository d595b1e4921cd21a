import { expect, it } from 'vitest';
import type { Bookable } from './bookable.ts';
import { type BookingChoice, nothingChosen } from './bookingChoice.ts';
import { formatActivityQuote } from './quoteLines.ts';

const bookable: Bookable = {
  id: '7',
  slug: 'evening-dunes',
  location: 'Dubai',
  title: 'Evening dunes',
  fares: { adult: 200_00, child: 150_00, private: 900_00 },
  childLabel: '30% off',
  fixedChildLabel: '30% off',
  seasons: [],
  groupDiscountCounts: 'everyone',
  slots: [],
  maxParticipants: null,
  addons: [
    { title: 'Photos', detail: 'By a professional', price: 25_00 },
    { title: 'Quad bike', detail: 'For 30 minutes', price: 40_00 },
  ],
};
const quote = (choice: Partial<BookingChoice>) => formatActivityQuote(bookable, { ...nothingChosen, ...choice });
const party = (adults: number, children = 0, infants = 0) => ({ adults, children, infants });

it('ACT-26 shows a line per kind of participant in the party', () => {
  expect(quote({ party: party(2) })).toEqual({
    lines: [{ label: '2 adults', detail: 'AED\u00a0200.00 each', amount: 'AED 400.00' }],
    total: 'AED 400.00',
  });
});

it('ACT-24 CONST-14 labels the child price', () => {
  expect(quote({ party: party(1, 1) }).lines[1]).toEqual({
    label: '1 child',
    detail: 'AED\u00a0150.00 each · 30% off',
    amount: 'AED 150.00',
  });
});

it('ACT-25 shows that infants are free', () => {
  expect(quote({ party: party(2, 0, 1) }).lines.at(-1)).toEqual({ label: '1 infant', amount: 'Free' });
});

it('ACT-26 shows the group discount as a negative amount', () => {
  const { lines, total } = quote({ party: party(3) });
  expect(lines.at(-1)).toEqual({ label: 'Group discount 10%', amount: '−AED 60.00', discount: true });
  expect(total).toBe('AED 540.00');
});

it('ACT-26 CONST-12 charges a private activity per six people', () => {
  expect(quote({ party: party(7), isPrivate: true })).toEqual({
    lines: [{ label: 'Private visit', detail: '2 groups of up to six', amount: 'AED 1,800.00' }],
    total: 'AED 1,800.00',
  });
});

it('ACT-26 CONST-13 adds the add-ons', () => {
  const { lines, total } = quote({ party: party(1), addons: { Photos: 2, 'Quad bike': 0 } });
  expect(lines.slice(1)).toEqual([{ label: 'Photos', detail: '× 2', amount: 'AED 50.00' }]);
  expect(total).toBe('AED 250.00');
});

it.each([
  [18, party(2, 1, 1), ['2 adults'], 'AED 400.00'],
  [4, party(2, 0, 1), ['2 adults'], 'AED 400.00'],
  [4, party(2, 1, 1), ['2 adults', '1 child', 'Group discount 10%'], 'AED 495.00'],
  [1, party(2, 0, 1), ['2 adults', 'Group discount 10%', '1 infant'], 'AED 360.00'],
])(
  'CONST-11 people whom an activity from %i years excludes cost nothing and earn no group discount',
  (minAge, of, labels, total) => {
    const quoted = formatActivityQuote({ ...bookable, minAge }, { ...nothingChosen, party: of });
    expect([quoted.lines.map(({ label }) => label), quoted.total]).toEqual([labels, total]);
  },
);
