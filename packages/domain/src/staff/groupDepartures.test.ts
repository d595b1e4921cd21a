import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DepartingParty, groupDepartures, sumUnpaid } from './index.ts';

const party: DepartingParty = {
  bookingNumber: 'AB00000001',
  kind: 'activity',
  productId: '1',
  title: 'Safari',
  time: '15:00',
  tourDay: null,
  adults: 2,
  children: 1,
  infants: 0,
  pickupArea: 'dubai',
};

test('parties of one product and time are one departure, ordered by pickup area and number', () => {
  const departures = groupDepartures([
    { ...party, bookingNumber: 'AB00000004', pickupArea: null },
    { ...party, bookingNumber: 'AB00000003', pickupArea: 'sharjah', infants: 1 },
    { ...party, bookingNumber: 'AB00000002' },
    party,
    { ...party, bookingNumber: 'AB00000001', adults: 1, children: 0 },
  ]);
  expect(departures).toMatchObject([{ id: 'activity 1 15:00', title: 'Safari', adults: 9, children: 4, infants: 1 }]);
  expect(departures[0]?.parties.map(({ bookingNumber }) => bookingNumber.slice(-1))).toEqual(['1', '1', '2', '3', '4']);
});

test('another product, time or day of a tour is another departure; what has no time is last', () => {
  const tour = { ...party, kind: 'tour', productId: '9', title: 'Week', time: null } as const;
  const departures = groupDepartures([
    { ...tour, tourDay: 2 },
    { ...tour, tourDay: 1 },
    { ...party, time: '16:00' },
    { ...party, productId: '2', title: 'Balloon' },
    party,
  ]);
  expect(departures.map(({ id }) => id)).toEqual([
    'activity 2 15:00',
    'activity 1 15:00',
    'activity 1 16:00',
    'tour 9 2',
    'tour 9 1',
  ]);
});

test('every party is in exactly one departure, and the counts add up', () => {
  const parties = fc.array(
    fc.record({
      bookingNumber: fc.string(),
      kind: fc.constantFrom('activity', 'ticket', 'tour', 'transfer'),
      productId: fc.constantFrom('1', '2', '3'),
      title: fc.constantFrom('A', 'B'),
      time: fc.constantFrom('09:00', '15:00', null),
      tourDay: fc.constantFrom(1, 2, null),
      adults: fc.nat(9),
      children: fc.nat(9),
      infants: fc.nat(9),
      pickupArea: fc.constantFrom('dubai', 'sharjah', null),
    }),
  );
  fc.assert(
    fc.property(parties, (all) => {
      const departures = groupDepartures(all);
      expect(new Set(departures.flatMap((departure) => departure.parties))).toEqual(new Set(all));
      expect(departures.flatMap((departure) => departure.parties)).toHaveLength(all.length);
      const people = ({ adults, children, infants }: typeof party) => adults + children + infants;
      const total = (list: readonly (typeof party)[]) => list.reduce((sum, one) => sum + people(one), 0);
      expect(departures.reduce((sum, { adults, children, infants }) => sum + adults + children + infants, 0)).toBe(
        total(all),
      );
      const times = departures.map(({ time }) => time ?? '99:99');
      expect(times).toEqual(times.toSorted());
      expect(new Set(departures.map(({ id }) => id)).size).toBe(departures.length);
    }),
  );
});

test('a booking with two departures pays once, and another one beside it', () => {
  const unpaid = (booking_number: string, unpaid_amount: string | null) => ({ booking_number, unpaid_amount });
  const bookings = [unpaid('AB1', '90.00'), unpaid('AB1', '90.00'), unpaid('AB2', '10.50'), unpaid('AB3', null)];
  expect(sumUnpaid(bookings)).toBe(100_50);
});
