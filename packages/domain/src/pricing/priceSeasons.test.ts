import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, getWeekday, listDates } from '../dates/index.ts';
import { someFares } from '../testing/arbitraries.ts';
import {
  findLowestPrices,
  findLowestTicketPrice,
  findLowestTourPrice,
  findPricesOn,
  haveCommonDate,
  type PriceSeason,
  parsePriceSeason,
  parseTicketSeason,
  parseTourPrices,
  quoteTicket,
  type SeasonDates,
  type SoldTicketType,
} from './index.ts';

const fares = { adult: 200_00, child: 140_00, private: 900_00 };
const winter: PriceSeason = {
  name: 'High season',
  startDate: '2030-12-20',
  endDate: '2031-01-05',
  adult: 300_00,
  child: 210_00,
};
const weekends: PriceSeason = {
  name: 'Weekends in June',
  startDate: '2030-06-01',
  endDate: '2030-06-30',
  weekdays: [5, 6],
  adult: 150_00,
  child: 100_00,
};
const seasons = [winter, weekends];
const everyDay = { id: '1', startDate: '2030-01-01', endDate: '2031-12-31', weekdays: [0, 1, 2, 3, 4, 5, 6] };

const aDate = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2030-01-01', days));
const seasonDates: fc.Arbitrary<SeasonDates> = fc
  .record({
    start: aDate,
    days: fc.integer({ min: 0, max: 60 }),
    weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), { nil: undefined }),
  })
  .map(({ start, days, weekdays }) => ({
    startDate: start,
    endDate: addDays(start, days),
    ...(weekdays && { weekdays }),
  }));
const aSeason: fc.Arbitrary<PriceSeason> = fc
  .tuple(seasonDates, someFares, fc.uuid())
  .map(([dates, { adult, child }, name]) => ({ ...dates, name, adult, child }));
/** As staff can save them: without a common date. */
const someSeasons = fc
  .array(aSeason, { maxLength: 8 })
  .map((all) => all.filter((one, index) => !all.slice(0, index).some((other) => haveCommonDate(one, other))));
/** The dates of a season one by one. */
const listSeasonDates = ({ startDate, endDate, weekdays }: SeasonDates) =>
  listDates(startDate, endDate).filter((date) => weekdays?.includes(getWeekday(date)) ?? true);

describe('findPricesOn', () => {
  it.each([
    ['2030-12-19', fares],
    ['2030-12-20', { adult: 300_00, child: 210_00, private: 900_00, season: 'High season' }],
    ['2031-01-05', { adult: 300_00, child: 210_00, private: 900_00, season: 'High season' }],
    ['2031-01-06', fares],
    ['2030-06-07', { adult: 150_00, child: 100_00, private: 900_00, season: 'Weekends in June' }],
    ['2030-06-09', fares],
  ])('on %s is %j', (date, prices) => expect(findPricesOn({ fares, seasons }, date)).toEqual(prices));

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
        const others = new Set(listSeasonDates(other));
        expect(haveCommonDate(one, other)).toBe(listSeasonDates(one).some((date) => others.has(date)));
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

/** Ticket types as staff can save them. */
const someTypes: fc.Arbitrary<SoldTicketType[]> = fc.array(
  fc
    .tuple(
      someFares,
      fc.boolean(),
      someSeasons,
      fc.uniqueArray(aDate, { maxLength: 12 }),
      fc.integer({ min: -50_00, max: 50_00 }),
    )
    .map(([{ adult, child }, sellsChildren, all, dates, adjustment]) => ({
      fares: { adult, child: sellsChildren ? child : null },
      seasons: all.map((season) => ({ ...season, child: sellsChildren ? season.child : null })),
      // Of the first date only.
      dates: dates.map((date, at) => ({ date, adjustment: at === 0 ? adjustment : 0 })),
    })),
  { minLength: 1, maxLength: 4 },
);

describe('a ticket type', () => {
  const dayTicket = { adult: 100_00, child: null, adjustment: -10_00 };
  const evening = { ...dayTicket, child: 60_00, adjustment: 20_00 };

  it('the season replaces the price, and the time slot changes it as on other dates', () => {
    const season = { ...winter, adult: 150_00, child: 90_00 };
    const prices = findPricesOn({ fares: evening, seasons: [season] }, '2030-12-24');
    expect(quoteTicket(prices, { adults: 2, children: 1 }).total).toBe(2 * 170_00 + 90_00);
    const cheap = { ...winter, adult: 80_00, child: null };
    const morning = findPricesOn({ fares: dayTicket, seasons: [cheap] }, '2030-12-24');
    expect(quoteTicket(morning, { adults: 1, children: 0 }).total).toBe(70_00);
  });

  it('the price of a date is that of the one season that contains it, plus the adjustment', () =>
    fc.assert(
      fc.property(someTypes, aDate, fc.integer({ min: 0, max: 50_00 }), ([type], date, adjustment) => {
        const { seasons: all, fares: regular } = type!;
        const ofDate = all.filter((season) => listSeasonDates(season).includes(date));
        expect(ofDate.length).toBeLessThanOrEqual(1);
        const found = findPricesOn({ fares: { ...regular, adjustment }, seasons: all }, date);
        expect(quoteTicket(found, { adults: 1, children: 0 }).total).toBe((ofDate[0] ?? regular).adult + adjustment);
        expect(found.child).toBe((ofDate[0] ?? regular).child);
      }),
    ));
});

describe('findLowestTicketPrice', () => {
  it('without a date on which it can be booked, it is the lowest regular price', () =>
    expect(
      findLowestTicketPrice(
        [120_00, 90_00].map((adult) => ({ fares: { adult, child: null }, seasons: [], dates: [] })),
      ),
    ).toBe(90_00));

  it('is at most the price of each type on each of its dates, and the price of one of them', () =>
    fc.assert(
      fc.property(someTypes, (types) => {
        const lowest = findLowestTicketPrice(types);
        const dated = types.flatMap(({ dates, ...type }) =>
          dates.map(
            ({ date, adjustment }) =>
              quoteTicket({ ...findPricesOn(type, date), adjustment }, { adults: 1, children: 0 }).total,
          ),
        );
        const possible = dated.length > 0 ? dated : types.map((type) => type.fares.adult);
        expect(possible).toContain(lowest);
        expect(possible.every((price) => price >= lowest)).toBe(true);
      }),
    ));
});

describe('findLowestTourPrice', () => {
  const lowest = (today: string) =>
    findLowestTourPrice(
      { fares: { adult: 200_00, child: null }, seasons: seasons.map((one) => ({ ...one, child: null })) },
      today,
    );

  it('is the price of the cheapest date ahead, as a tour starts on each day', () =>
    expect([lowest('2030-05-01'), lowest('2030-06-29'), lowest('2030-06-30')]).toEqual([150_00, 150_00, 200_00]));
});

it('price seasons are read from the wire', () => {
  const wire = {
    name: 'Winter',
    start_date: '2030-12-01',
    end_date: '2031-02-28',
    adult_price: '300.00',
    child_price: 210,
  };
  const season = { name: 'Winter', startDate: '2030-12-01', endDate: '2031-02-28', adult: 300_00, child: 210_00 };
  expect(parsePriceSeason(wire)).toEqual(season);
  expect(parsePriceSeason({ ...wire, weekdays: [5, 6] })).toEqual({ ...season, weekdays: [5, 6] });
  expect(parseTicketSeason(wire)).toEqual(season);
  expect(parseTicketSeason({ ...wire, child_price: null })).toEqual({ ...season, child: null });
  const { child_price: _, ...ofTour } = wire;
  const fares = { adult: 1000_00, child: null };
  expect(parseTourPrices({ base_price: '1000.00' })).toEqual({ fares, seasons: [] });
  const seasonal = { base_price: '1000.00', price_seasons: [ofTour] };
  expect(parseTourPrices(seasonal)).toEqual({ fares, seasons: [{ ...season, child: null }] });
});
