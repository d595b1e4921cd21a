import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, getWeekday, listDates } from '../dates/index.ts';
import { someFares } from '../testing/arbitraries.ts';
import { findLowestPrices, findPricesOn, haveCommonDate, type PriceSeason } from './index.ts';

const fares = { adult: 200_00, child: 140_00, private: 900_00 };
const winter: PriceSeason = {
  ...{ name: 'High season', startDate: '2030-12-20', endDate: '2031-01-05' },
  ...{ adult: 300_00, child: 210_00 },
};
const weekends: PriceSeason = {
  ...{ name: 'Weekends in June', startDate: '2030-06-01', endDate: '2030-06-30', weekdays: [5, 6] },
  ...{ adult: 150_00, child: 100_00 },
};
const seasons = [winter, weekends];
const everyDay = { id: '1', startDate: '2030-01-01', endDate: '2031-12-31', weekdays: [0, 1, 2, 3, 4, 5, 6] };

describe('findPricesOn', () => {
  it.each([
    ['2030-12-19', fares],
    ['2030-12-20', { adult: 300_00, child: 210_00, private: 900_00, season: 'High season' }],
    ['2031-01-05', { adult: 300_00, child: 210_00, private: 900_00, season: 'High season' }],
    ['2031-01-06', fares],
    ['2030-06-07', { adult: 150_00, child: 100_00, private: 900_00, season: 'Weekends in June' }],
    ['2030-06-09', fares],
  ])('on %s is %j', (date, prices) => expect(findPricesOn({ fares, seasons }, date)).toEqual(prices));

  const aDate = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2030-01-01', days));
  const aSeason: fc.Arbitrary<PriceSeason> = fc
    .record({
      start: aDate,
      days: fc.integer({ min: 0, max: 60 }),
      weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), { nil: undefined }),
      fares: someFares,
      name: fc.uuid(),
    })
    .map(({ start, days, weekdays, fares: { adult, child }, name }) => ({
      ...{ name, startDate: start, endDate: addDays(start, days), adult, child },
      ...(weekdays && { weekdays }),
    }));
  /** As staff can save them: without a common date. */
  const someSeasons = fc
    .array(aSeason, { maxLength: 8 })
    .map((all) => all.filter((one, index) => !all.slice(0, index).some((other) => haveCommonDate(one, other))));

  it('without seasons, each date has the regular prices', () =>
    fc.assert(fc.property(someFares, aDate, (all, date) => findPricesOn({ fares: all, seasons: [] }, date) === all)));

  it('each date has exactly one price, whatever the order of the seasons', () =>
    fc.assert(
      fc.property(someFares, someSeasons, aDate, (all, list, date) => {
        const found = findPricesOn({ fares: all, seasons: list }, date);
        expect(findPricesOn({ fares: all, seasons: list.toReversed() }, date)).toEqual(found);
        const ofDate = list.filter(
          ({ startDate, endDate, weekdays = [0, 1, 2, 3, 4, 5, 6] }) =>
            listDates(startDate, endDate).includes(date) && weekdays.includes(getWeekday(date)),
        );
        expect(ofDate.length).toBeLessThanOrEqual(1);
        expect(found.adult).toBe(ofDate[0]?.adult ?? all.adult);
        expect(found.private).toBe(all.private);
      }),
    ));

  it('two seasons have a common date if a day of both is found one by one', () =>
    fc.assert(
      fc.property(aSeason, aSeason, (one, other) => {
        const datesOf = ({ startDate, endDate, weekdays }: PriceSeason) =>
          listDates(startDate, endDate).filter((date) => weekdays?.includes(getWeekday(date)) ?? true);
        const others = new Set(datesOf(other));
        expect(haveCommonDate(one, other)).toBe(datesOf(one).some((date) => others.has(date)));
      }),
    ));
});

describe('findLowestPrices', () => {
  const lowest = (today: string, slots = [everyDay], of = seasons) =>
    findLowestPrices({ fares, seasons: of, slots }, today).adult;

  it.each([
    ['of the cheapest date ahead', lowest('2030-05-01'), 150_00],
    ['no longer of a season that has ended', lowest('2030-07-01'), 200_00],
    [
      'of the only dates on which it takes place',
      lowest('2030-05-01', [{ ...everyDay, startDate: '2030-12-22', endDate: '2030-12-24' }]),
      300_00,
    ],
    ['the regular one without dates ahead', lowest('2030-05-01', []), 200_00],
    ['the regular one without seasons', lowest('2030-05-01', [everyDay], []), 200_00],
  ])('is the price %s', (_, found, wanted) => expect(found).toBe(wanted));
});
