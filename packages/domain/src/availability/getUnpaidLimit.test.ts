import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getUnpaidLimit } from './index.ts';

const capacity = fc.nat(100_000);

it('GAP-76 a customer without payment leaves half of a slot to others, without a proven address three quarters', () => {
  fc.assert(
    fc.property(capacity, (places) => {
      if (places >= 30) expect(getUnpaidLimit(places, true)).toBeLessThanOrEqual(places / 2);
      if (places >= 24) expect(getUnpaidLimit(places, false)).toBeLessThanOrEqual(places / 4);
      if (places > 6) expect(getUnpaidLimit(places, false)).toBeLessThan(places);
    }),
  );
});

it('GAP-76 a family of six, and a proven group of fifteen, are never refused', () => {
  fc.assert(
    fc.property(capacity, (places) => {
      expect(getUnpaidLimit(places, false)).toBeGreaterThanOrEqual(Math.min(6, places));
      expect(getUnpaidLimit(places, true)).toBeGreaterThanOrEqual(Math.min(15, places));
    }),
  );
});

it('GAP-76 the limit is a whole number within the slot; a proof or a larger slot never lowers it', () => {
  fc.assert(
    fc.property(capacity, fc.boolean(), (places, isProven) => {
      const limit = getUnpaidLimit(places, isProven);
      expect([Number.isInteger(limit), limit <= places]).toEqual([true, true]);
      expect(getUnpaidLimit(places + 1, isProven)).toBeGreaterThanOrEqual(limit);
      expect(getUnpaidLimit(places, true)).toBeGreaterThanOrEqual(getUnpaidLimit(places, false));
    }),
  );
});
