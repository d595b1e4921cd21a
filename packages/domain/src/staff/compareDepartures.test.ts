import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDepartures } from './index.ts';

const party = (booking_number: string, adults = 2) => ({ booking_number, adults });
const none = { added: [], changed: [], removed: [] };

test('new, changed and removed bookings of a day', () => {
  const before = [{ id: 'safari', parties: [party('EB1'), party('EB2'), party('EB3')] }];
  const after = [{ id: 'safari', parties: [party('EB4'), party('EB2', 3), party('EB1')] }];
  expect(compareDepartures(before, after)).toEqual({ added: ['EB4'], changed: ['EB2'], removed: ['EB3'] });
});

test('a booking that moved to another departure, or lost one of two, has changed', () => {
  const both = [
    { id: 'safari', parties: [party('EB1')] },
    { id: 'cruise', parties: [party('EB1')] },
  ];
  expect(compareDepartures(both, both.slice(1))).toEqual({ ...none, changed: ['EB1'] });
  expect(compareDepartures(both.slice(0, 1), both.slice(1))).toEqual({ ...none, changed: ['EB1'] });
  expect(compareDepartures(both, both)).toEqual(none);
});

test('what is added in one direction is removed in the other', () => {
  const day = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      parties: fc.array(fc.record({ booking_number: fc.constantFrom('1', '2', '3', '4'), adults: fc.nat(2) })),
    }),
  );
  fc.assert(
    fc.property(day, day, (one, other) => {
      const there = compareDepartures(one, other);
      const back = compareDepartures(other, one);
      expect([...there.added].sort()).toEqual([...back.removed].sort());
      expect([...there.changed].sort()).toEqual([...back.changed].sort());
    }),
  );
});
