import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDemonstrationPlaces } from './seedActivityStock.ts';

describe('getDemonstrationPlaces', () => {
  it.each([
    ['2026-12-24', 1],
    ['2026-12-25', 0],
    ['2026-12-30', 2],
    ['2026-12-31', 0],
    ['2027-01-01', 0],
    ['2031-01-02', 3],
    ['2026-12-26', 15],
    ['2026-06-01', 15],
  ])('ACT-22 GAP-20 QUIRK-14 %s has %i places, from demonstration data', (date, spots) =>
    expect(getDemonstrationPlaces(date)).toBe(spots),
  );

  it('GAP-20 is the same every year', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }), (day) => {
        const date = day.toISOString().slice(0, 10);
        expect(getDemonstrationPlaces(date)).toBe(getDemonstrationPlaces(`2030${date.slice(4)}`));
      }),
    );
  });
});
