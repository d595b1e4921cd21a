import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFils } from '../money/index.ts';
import { anAmount, aTourChoice } from '../testing/arbitraries.ts';
import { getRoomRate, getVehicleRate, quoteTour, type TourDayChoice, tourDefaults } from './index.ts';

const family = { adults: 2, children512: 1, children25: 1, infants: 1 };
const room = (day: number): TourDayChoice => ({
  day,
  room: { name: 'Deluxe', price: getRoomRate({ price_per_night: '300.00' }) },
  activities: [],
});
const vehicle = { name: 'Van', price: getVehicleRate({ price_per_km: '5.00' }, [20]) };
const kayaking = { name: 'Kayaking', price: 150_00 };
const total = (days: TourDayChoice[]) => quoteTour(1000_00, { travellers: family, days }).total;

describe('quoteTour', () => {
  it.each([
    ['CONST-02 adults, children by age, infants free', total([]), 3250_00],
    ['CONST-04 rooms once for each customised day', total([room(1), room(2)]), 3850_00],
    ['CONST-05 the vehicle by the kilometre', total([{ ...room(1), vehicle }, room(2)]), 3950_00],
    ['CONST-07 activities once', total([{ ...room(1), vehicle, activities: [kayaking] }, room(2)]), 4100_00],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));

  it('CONST-03 a base price given as text is added, not concatenated', () => {
    const travellers = { adults: 1, children512: 2, children25: 0, infants: 0 };
    expect(quoteTour(parseFils('450.00'), { travellers, days: [] }).total).toBe(1125_00);
  });

  it.each([
    ['both groups of children', 333_33, [1, 1, 1], [333_33, 250_00, 166_66]],
    ['older children only', 333_33, [1, 1, 0], [333_33, 250_00, 0]],
    ['younger children only', 333_33, [1, 0, 1], [333_33, 0, 166_67]],
    ['several of each', 333_33, [2, 3, 3], [666_66, 749_99, 500_00]],
    ['a fare of a fils', 1, [0, 1, 1], [0, 1, 0]],
  ])('GAP-85 a tour is rounded at the end of its line, and its parts add up to it: %s', (_, fare, party, amounts) => {
    const [adults = 0, children512 = 0, children25 = 0] = party;
    const travellers = { adults, children512, children25, infants: 0 };
    const quote = quoteTour(fare, { travellers, days: [] });
    expect(quote.lines.map(({ amount }) => amount)).toEqual(amounts);
    expect(quote.total).toBe(Math.round((fare * (4 * adults + 3 * children512 + 2 * children25)) / 4));
  });

  it('GAP-85 rounds once for each line', () => {
    const travellers = { adults: 0, children512: 3, children25: 3, infants: 0 };
    expect(quoteTour(1, { travellers, days: [] }).lines.map(({ amount }) => amount)).toEqual([0, 2, 2]);
  });

  it('TOUR-24 lists the lines of the price', () => {
    const days = [{ ...room(2), vehicle, activities: [kayaking] }];
    expect(quoteTour(1000_00, { travellers: family, days }).lines).toEqual([
      { kind: 'adults', count: 2, amount: 2000_00 },
      { kind: 'children512', count: 1, amount: 750_00 },
      { kind: 'children25', count: 1, amount: 500_00 },
      { kind: 'room', day: 2, name: 'Deluxe', amount: 300_00 },
      { kind: 'vehicle', day: 2, name: 'Van', amount: 100_00 },
      { kind: 'activity', day: 2, name: 'Kayaking', amount: 150_00 },
    ]);
  });

  it('CONST-08 a day without priced choices adds nothing', () => {
    expect(total([{ day: 1, activities: [] }])).toBe(3250_00);
  });

  it('CONST-02 is the sum of its lines, never negative, and does not depend on the order of days', () => {
    fc.assert(
      fc.property(anAmount, aTourChoice, (basePrice, choice) => {
        const { lines, total } = quoteTour(basePrice, choice);
        expect(total).toBe(lines.reduce((all, line) => all + line.amount, 0));
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(quoteTour(basePrice, { ...choice, days: choice.days.toReversed() }).total).toBe(total);
      }),
    );
  });
});

describe('getRoomRate', () => {
  it.each([
    ['CONST-04 the night price', getRoomRate({ price_per_night: 300, base_price: 250 }), 300_00],
    [
      'CONST-04 the base price without a night price',
      getRoomRate({ price_per_night: null, base_price: '250.50' }),
      250_50,
    ],
    ['ENTITY-09 a price of zero counts', getRoomRate({ price_per_night: 0, base_price: 250 }), 0],
    ['ENTITY-09 zero without any price', getRoomRate({}), 0],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));
});

describe('getVehicleRate', () => {
  it.each([
    ['CONST-05 the kilometres of all rides', getVehicleRate({ price_per_km: '1.00' }, [0.1, 0.2]), 30],
    ['CONST-05 by the kilometre', getVehicleRate({ price_per_km: 5, base_price: 120 }, [20]), 100_00],
    [
      'CONST-06 one kilometre for each ride of unknown distance',
      getVehicleRate({ price_per_km: '5.00' }, [null, 2]),
      15_00,
    ],
    ['CONST-06 one kilometre if no distance is known', getVehicleRate({ price_per_km: '5.00' }, [null]), 5_00],
    [
      'CONST-06 the base price without a price per kilometre',
      getVehicleRate({ base_price: '120.00' }, [20, 30]),
      120_00,
    ],
    ['ENTITY-10 zero without any price', getVehicleRate({ price_per_km: null }, [20]), 0],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));
});

it('CONST-09 the default names of choices', () => {
  expect(tourDefaults).toEqual({
    hotel: 'Default Hotel',
    room: 'Standard Room',
    transfer: 'Standard Transfer',
    meal: 'Standard Meal',
    activities: 'Standard Activities',
  });
});
