import type { TourDayChoice } from '@aitours/domain/pricing';
import { describe, expect, it } from 'vitest';
import {
  formatPeople,
  formatTourQuote,
  formatTravelDates,
  getAdultPrice,
  getFare,
  getLimits,
  quoteTourPlan,
} from './formatTourQuote.ts';

const tour = { base_price: '1000.00', from_price: '1000.00', min_group_size: 2, max_group_size: 12, duration_days: 4 };
const noTravellers = { adults: 0, children512: 0, children25: 0, infants: 0 };
const winter = { name: 'Winter', start_date: '2030-12-01', end_date: '2030-12-31', adult_price: '1400.00' };
const seasonal = { ...tour, from_price: '800.00', price_seasons: [winter] };
const family = { adults: 2, children512: 1, children25: 1, infants: 1 };
const shown = (travellers: typeof noTravellers, days: TourDayChoice[] = []) =>
  formatTourQuote(quoteTourPlan(tour, { start: undefined, travellers, days }), travellers);

describe('the price of a tour', () => {
  it('TOUR-24 CONST-02 has a line per kind of traveller in the party', () => {
    expect(shown(family)).toEqual({
      lines: [
        { label: '2 adults', amount: 'AED 2,000.00' },
        { label: '1 child 5-12', amount: 'AED 750.00' },
        { label: '1 child 2-4', amount: 'AED 500.00' },
        { label: '1 infant', amount: 'Free' },
      ],
      total: 'AED 3,250.00',
    });
    expect(shown({ ...noTravellers, adults: 2 }).lines).toHaveLength(1);
  });

  it('TOUR-24 CONST-04 CONST-05 CONST-07 lists choices after travellers, by day', () => {
    const day: TourDayChoice = {
      day: 2,
      room: { name: 'Deluxe', price: 300_00 },
      vehicle: { name: 'Van', price: 100_00 },
      activities: [{ name: 'Kayaking', price: 150_00 }],
    };
    expect(shown(family, [day])).toMatchObject({
      lines: [
        {},
        {},
        {},
        { label: '1 infant', amount: 'Free' },
        { label: 'Day 2: Deluxe', amount: 'AED 300.00' },
        { label: 'Day 2: Van', amount: 'AED 100.00' },
        { label: 'Day 2: Kayaking', amount: 'AED 150.00' },
      ],
      total: 'AED 3,800.00',
    });
  });

  it('TOUR-24 has no total while a part is unknown', () => {
    const { lines, total } = formatTourQuote(
      quoteTourPlan(tour, { start: '2030-12-01', travellers: family, days: [] }),
      family,
      true,
    );
    expect(lines.at(-1)).toEqual({ label: 'Your choices', amount: '…' });
    expect(total).toBe('…');
  });

  it('ignores lines of other kinds', () => {
    const quote = { lines: [{ kind: 'outward', amount: 100 }], total: 100 } as const;
    expect(formatTourQuote(quote, noTravellers).lines).toEqual([]);
  });

  it('TOUR-18 formats the fare of each kind of traveller', () => {
    expect(getFare(tour, 'adults', undefined)).toBe('AED\u00a01,000.00 each');
    expect(getFare(tour, 'children512', undefined)).toBe('AED\u00a0750.00 each');
    expect(getFare(tour, 'children25', undefined)).toBe('AED\u00a0500.00 each');
    expect(getFare(tour, 'infants', undefined)).toBe('Free');
  });

  it('of a tour with price seasons is that of its first day', () => {
    const totalOn = (start: string | undefined) =>
      quoteTourPlan(seasonal, { start, travellers: family, days: [] }).total;
    expect([totalOn('2030-11-30'), totalOn('2030-12-01')]).toEqual([3250_00, 4550_00]);
    expect(totalOn(undefined)).toBe(2600_00);
    expect(getFare(seasonal, 'children512', '2030-12-31')).toBe('AED\u00a01,050.00 each');
    expect(['2030-11-30', '2030-12-31', undefined].map((start) => getAdultPrice(seasonal, start))).toEqual([
      'Regular price: AED 1,000.00 per adult',
      'Winter price: AED 1,400.00 per adult',
      'From AED 800.00 per adult. The price depends on the start date.',
    ]);
    expect(getAdultPrice(tour, '2030-12-31')).toBe('AED 1,000.00 per adult');
  });

  it('TOUR-22 TOUR-23 all travellers together are limited by the group size', () => {
    const limits = getLimits(tour, { ...noTravellers, adults: 2 });
    expect(limits.adults).toEqual({ min: 2, max: 12 });
    for (const kind of ['children512', 'children25', 'infants'] as const) {
      expect(limits[kind]).toEqual({ min: 0, max: 10 });
    }
  });
});

it('describes the travellers of the party', () => {
  expect(formatPeople(family)).toBe('2 adults, 1 child 5-12, 1 child 2-4, 1 infant');
  expect(formatPeople({ ...noTravellers, adults: 1 })).toBe('1 adult');
  expect(formatPeople(noTravellers)).toBe('');
});

it('a tour ends on its last day, a tour of one day on the day it starts', () => {
  expect(formatTravelDates(tour, '2026-12-30')).toBe('Wed 30 December 2026 to Sat 2 January 2027');
  expect(formatTravelDates({ duration_days: 1 }, '2026-12-30')).toBe('Wed 30 December 2026');
});
