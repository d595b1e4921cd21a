import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { toSeasons } from '../shared/seasonsDraft.ts';
import {
  checkPriceDraft,
  haveSamePrices,
  movePriceDraft,
  parseStockPrices,
  planPrices,
  startPriceDraft,
  toPlannedRows,
} from './priceDraft.ts';

const { prices } = examples.getStockCalendar.stockCalendar;
const ofTour = examples.getStockCalendar.stockCalendarOfTour.prices;
const ofTickets = examples.getStockCalendar.stockCalendarOfTickets.prices;
const today = '2030-03-01';
const draft = { ...startPriceDraft('2030-03-25'), adult: '300', child: '220.5', name: ' Eid ' };

test('other prices divide the season and are sent as the form of the product sends them', () => {
  const plan = planPrices(prices, { ...draft, endDate: '2030-03-26' });
  expect(plan.changes.map(({ date }) => date)).toEqual(['2030-03-25', '2030-03-26']);
  const [season] = prices.price_seasons ?? [];
  expect(toSeasons(toPlannedRows(plan), (child) => ({ child_price: child }))).toEqual({
    price_seasons: [
      { ...season, end_date: '2030-03-24' },
      { name: 'Eid', start_date: '2030-03-25', end_date: '2030-03-26', adult_price: '300.00', child_price: '220.50' },
      { ...season, start_date: '2030-03-27' },
    ],
  });
});

test('the regular price ignores what was typed, and tickets without a price for children have none', () => {
  expect(planPrices(prices, { ...draft, kind: 'regular' }).changes).toMatchObject([{ after: { adult: 200_00 } }]);
  expect(planPrices(ofTickets, { ...draft, child: '' }).seasons).toMatchObject([{ adult: 300_00, child: null }]);
});

test('other prices of a tour need no price for children, and its seasons are sent without one', () => {
  const ofDate = { ...startPriceDraft('2030-03-09'), adult: '4200', name: 'Eid' };
  expect(checkPriceDraft(ofTour, ofDate, today)).toEqual({});
  expect(toSeasons(toPlannedRows(planPrices(ofTour, ofDate)), () => ({}))).toEqual({
    price_seasons: [
      { name: 'Eid', start_date: '2030-03-09', end_date: '2030-03-09', adult_price: '4200.00' },
      { name: 'High season', start_date: '2030-03-10', end_date: '2030-03-31', adult_price: '4500.00' },
    ],
  });
});

test('errors are at their fields, in the order of the form', () => {
  const empty = { ...startPriceDraft(''), weekdays: [] };
  expect(Object.keys(checkPriceDraft(prices, empty, today))).toEqual([
    ...['adult', 'child', 'name', 'startDate', 'endDate', 'weekdays'],
  ]);
  expect(checkPriceDraft(prices, draft, today)).toEqual({});
  expect(checkPriceDraft(prices, { ...empty, kind: 'regular', weekdays: [1] }, today)).not.toHaveProperty('adult');
  expect(checkPriceDraft(ofTickets, { ...draft, child: '' }, today)).toEqual({});
  expect(checkPriceDraft(prices, { ...draft, adult: '1,000' }, today)).toHaveProperty('adult');
  // 25 March 2030 is a Monday.
  expect(Object.keys(checkPriceDraft(prices, { ...draft, weekdays: [2] }, today))).toEqual(['weekdays']);
  const past = { ...draft, startDate: '2030-02-27', endDate: '2030-02-20' };
  expect(Object.keys(checkPriceDraft(prices, past, today))).toEqual(['startDate', 'endDate']);
});

test('another day keeps the prices that were typed', () => {
  expect(movePriceDraft({ ...draft, weekdays: [1] }, '2030-03-27')).toEqual({
    ...draft,
    startDate: '2030-03-27',
    endDate: '2030-03-27',
  });
});

test('the same prices are recognised, whether a season names all weekdays or none', () => {
  const before = parseStockPrices(prices);
  const named = before.seasons.map((season) => ({ ...season, weekdays: [0, 1, 2, 3, 4, 5, 6] }));
  expect(haveSamePrices(before, { ...before, seasons: named })).toBe(true);
  for (const other of [
    { ...before, seasons: [] },
    { ...before, fares: { adult: 1, child: 1 } },
  ])
    expect(haveSamePrices(before, other)).toBe(false);
});
