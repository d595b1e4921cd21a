import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, getWeekday, listDates } from '../dates/index.ts';
import {
  findPricesOn,
  haveCommonDate,
  type PriceEdit,
  type PriceSeason,
  planPriceEdit,
  type SeasonFares,
} from './index.ts';

const hasPrices = (one: SeasonFares, other: SeasonFares) => one.adult === other.adult && one.child === other.child;

const fares = { adult: 200_00, child: 140_00 };
const winter: PriceSeason = {
  name: 'High season',
  startDate: '2030-12-01',
  endDate: '2030-12-31',
  adult: 300_00,
  child: 210_00,
};
const eid = { name: 'Eid', prices: { adult: 350_00, child: 250_00 } };

describe('planPriceEdit', () => {
  it('divides the season that has the dates', () => {
    const plan = planPriceEdit(
      { fares, seasons: [winter] },
      { ...eid, startDate: '2030-12-10', endDate: '2030-12-11' },
    );
    expect(plan.seasons).toEqual([
      { ...winter, endDate: '2030-12-09' },
      { name: 'Eid', startDate: '2030-12-10', endDate: '2030-12-11', adult: 350_00, child: 250_00 },
      { ...winter, startDate: '2030-12-12' },
    ]);
    const before = { adult: 300_00, child: 210_00 };
    const dates = ['2030-12-10', '2030-12-11'];
    expect(plan.changes).toEqual(dates.map((date) => ({ date, before, after: eid.prices })));
    expect(plan.unchanged).toBe(0);
  });

  it('leaves the other weekdays of a season in between', () => {
    const edit = { ...eid, startDate: '2030-12-01', endDate: '2030-12-31', weekdays: [5, 6] };
    expect(planPriceEdit({ fares, seasons: [winter] }, edit).seasons).toEqual([
      { ...winter, weekdays: [0, 1, 2, 3, 4] },
      { name: 'Eid', startDate: '2030-12-01', endDate: '2030-12-31', weekdays: [5, 6], adult: 350_00, child: 250_00 },
    ]);
  });

  it('doesn’t divide a season of other weekdays', () => {
    const workdays = { ...winter, weekdays: [1, 2, 3, 4] };
    const edit = { ...eid, startDate: '2030-12-10', endDate: '2030-12-20', weekdays: [0, 5, 6] };
    expect(planPriceEdit({ fares, seasons: [workdays] }, edit).seasons).toHaveLength(2);
  });

  it('removes a season all of whose dates get the regular price, and adds none', () => {
    const all = { name: '', startDate: '2030-11-01', endDate: '2031-01-31' };
    expect(planPriceEdit({ fares, seasons: [winter] }, all)).toMatchObject({ seasons: [], unchanged: 61 });
    const typed = { ...all, name: 'As always', prices: fares };
    expect(planPriceEdit({ fares, seasons: [winter] }, typed).seasons).toEqual([]);
  });

  it('counts dates that have the prices already, and tells apart those of children', () => {
    const sameAdult = { ...eid, prices: { adult: 300_00, child: 0 }, startDate: '2030-12-30', endDate: '2031-01-01' };
    expect(planPriceEdit({ fares, seasons: [winter] }, sameAdult)).toMatchObject({ unchanged: 0 });
    const same = { ...sameAdult, prices: { adult: 300_00, child: 210_00 } };
    expect(planPriceEdit({ fares, seasons: [winter] }, same)).toMatchObject({
      unchanged: 2,
      changes: [{ date: '2031-01-01' }],
    });
    expect(
      planPriceEdit(
        { fares, seasons: [] },
        { ...eid, prices: { ...fares, child: 1 }, startDate: '2031-01-01', endDate: '2031-01-01' },
      ).seasons,
    ).toHaveLength(1);
  });

  const dates = fc
    .record({
      start: fc.integer({ min: 0, max: 40 }),
      days: fc.integer({ min: 0, max: 35 }),
      weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), { nil: undefined }),
    })
    .map(({ start, days, weekdays }) => ({
      startDate: addDays('2030-01-01', start),
      endDate: addDays('2030-01-01', start + days),
      ...(weekdays && { weekdays }),
    }));
  const pair = fc.record({ adult: fc.integer({ min: 1, max: 3 }), child: fc.integer({ min: 1, max: 2 }) });
  const someSeasons = fc
    .array(fc.tuple(dates, pair, fc.uuid()), { maxLength: 6 })
    .map((all) => all.map(([season, prices, name]) => ({ ...season, ...prices, name })))
    .map((all) => all.filter((one, index) => !all.slice(0, index).some((other) => haveCommonDate(one, other))));
  const anEdit: fc.Arbitrary<PriceEdit> = fc
    .tuple(dates, fc.option(pair, { nil: undefined }))
    .map(([season, prices]) => ({ ...season, name: 'Edit', ...(prices && { prices }) }));

  it('changes the prices of exactly its dates, and no date is in two seasons', () => {
    fc.assert(
      fc.property(someSeasons, anEdit, (seasons, edit) => {
        const regular: SeasonFares = { adult: 2, child: 1 };
        const plan = planPriceEdit({ fares: regular, seasons }, edit);
        const isEdited = (date: string) =>
          edit.startDate <= date && date <= edit.endDate && (edit.weekdays?.includes(getWeekday(date)) ?? true);
        const all = listDates('2029-12-25', '2030-03-20');
        const at = (date: string) => ({
          before: findPricesOn({ fares: regular, seasons }, date),
          after: findPricesOn({ fares: regular, seasons: plan.seasons }, date),
        });
        const isRight = (date: string) => {
          const { before, after } = at(date);
          if (!isEdited(date)) return after.season === before.season && hasPrices(after, before);
          return hasPrices(after, edit.prices ?? regular);
        };
        expect(all.filter((date) => !isRight(date))).toEqual([]);
        const changed = all.filter((date) => !hasPrices(at(date).before, at(date).after));
        expect(plan.changes.map(({ date }) => date)).toEqual(changed);
        expect(plan.unchanged).toBe(all.filter(isEdited).length - changed.length);
        for (const [index, one] of plan.seasons.entries())
          expect(plan.seasons.slice(0, index).some((other) => haveCommonDate(one, other))).toBe(false);
        expect(plan.seasons.map(({ startDate }) => startDate)).toEqual(
          plan.seasons.map(({ startDate }) => startDate).toSorted(),
        );
      }),
    );
  });
});
