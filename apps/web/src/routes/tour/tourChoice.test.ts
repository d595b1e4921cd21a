import { describe, expect, it } from 'vitest';
import { fareOf, limitsOf, shownQuote, travelDates, usualTravellers } from './tourChoice.ts';

const tour = { base_price: '1000.00', min_group_size: 2, max_group_size: 12, duration_days: 4 };
const nobody = { adults: 0, children512: 0, children25: 0, infants: 0 };

describe('the price of a tour', () => {
  it('TOUR-24 CONST-02 line by line, who is not there is not named', () => {
    expect(shownQuote(tour, { adults: 2, children512: 1, children25: 1, infants: 1 })).toEqual({
      lines: [
        { label: '2 adults', amount: 'AED 2,000.00' },
        { label: '1 child 5-12', amount: 'AED 750.00' },
        { label: '1 child 2-4', amount: 'AED 500.00' },
        { label: '1 infant', amount: 'Free' },
      ],
      total: 'AED 3,250.00',
    });
    expect(shownQuote(tour, { ...nobody, adults: 2 }).lines).toHaveLength(1);
  });

  it('TOUR-18 names what each kind of traveller pays', () => {
    expect(fareOf(tour, 'adults')).toBe('AED 1,000.00 each');
    expect(fareOf(tour, 'children512')).toBe('AED 750.00 each');
    expect(fareOf(tour, 'children25')).toBe('AED 500.00 each');
    expect(fareOf(tour, 'infants')).toBe('Free');
  });

  it('TOUR-21 starts with the smallest group, or two', () => {
    expect(usualTravellers({ ...tour, min_group_size: 4 })).toEqual({ ...nobody, adults: 4 });
    expect(usualTravellers({ ...tour, min_group_size: null }).adults).toBe(2);
  });

  it('TOUR-22 TOUR-23 adults stay within the group size, nobody else is bound', () => {
    const limits = limitsOf(tour);
    expect(limits.adults).toEqual({ min: 2, max: 12 });
    for (const kind of ['children512', 'children25', 'infants'] as const) {
      expect(limits[kind]).toEqual({ min: 0, max: Number.POSITIVE_INFINITY });
    }
  });
});

it('a tour ends on its last day, a tour of one day on the day it starts', () => {
  expect(travelDates(tour, '2026-12-30')).toBe('Wed 30 December 2026 to Sat 2 January 2027');
  expect(travelDates({ duration_days: 1 }, '2026-12-30')).toBe('Wed 30 December 2026');
});
