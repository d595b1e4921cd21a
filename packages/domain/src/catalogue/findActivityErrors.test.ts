import { expect, it } from 'vitest';
import { findActivityErrors } from './index.ts';

const day = '2030-03-01';
const valid = {
  private_available: true,
  private_price: '900.00',
  time_slots: [
    { id: '1', start_date: day, end_date: day },
    { id: '2', start_date: day, end_date: '2030-03-02' },
    { start_date: day, end_date: day },
    { start_date: day, end_date: day },
  ],
  addons: [{ title: 'Lunch' }, { title: 'Hat' }],
  cancellation_terms: [
    { hours_before: 48, percent: 100 },
    { hours_before: 24, percent: 50 },
  ],
};
const [slot] = valid.time_slots;
/** Times at 9:00 on the first ten days of March. */
const withTimes = (...times: object[]) => ({
  time_slots: times.map((time) => ({ start_date: day, end_date: '2030-03-10', start_time: '09:00', ...time })),
});
const season = { start_date: day, end_date: '2030-03-31' };

it.each([
  [{}, {}],
  [{ private_available: false, private_price: null }, {}],
  [{ private_price: null }, { private_price: 'no-private-price' }],
  [
    { time_slots: [...valid.time_slots, { start_date: '2030-03-02', end_date: day }] },
    { 'time_slots.4.end_date': 'end-before-start' },
  ],
  [
    { price_seasons: [{ start_date: '2030-03-02', end_date: day }] },
    { 'price_seasons.0.end_date': 'end-before-start' },
  ],
  [
    { price_seasons: [season, { start_date: '2030-03-31', end_date: '2030-04-30' }] },
    { 'price_seasons.1.start_date': 'same-dates' },
  ],
  [{ price_seasons: [season, { start_date: '2030-04-01', end_date: '2030-04-30' }] }, {}],
  [
    {
      price_seasons: [
        { ...season, weekdays: [5, 6] },
        { ...season, weekdays: [0, 1, 2, 3, 4] },
      ],
    },
    {},
  ],
  [{ price_seasons: [season, { start_date: '', end_date: '2030-03-05' }] }, {}],
  [{ time_slots: [slot!, slot!] }, { time_slots: 'same-slot' }],
  [{ addons: [{ title: 'Hat' }, { title: 'Hat' }] }, { addons: 'same-addon' }],
  [{ addons: [{ title: 'Hat' }, { title: ' hat' }] }, { addons: 'same-addon' }],
  [withTimes({}, {}), { 'time_slots.1.start_time': 'same-time' }],
  [withTimes({ start_time: null }, { start_time: null }), { 'time_slots.1.start_time': 'same-time' }],
  [withTimes({}, { start_time: '16:00' }), {}],
  [withTimes({ start_time: null }, {}), {}],
  [withTimes({}, { start_date: '2030-03-11', end_date: '2030-03-20' }), {}],
  [withTimes({}, { start_date: '2030-03-10' }), { 'time_slots.1.start_time': 'same-time' }],
  [withTimes({ available_days: [1, 2] }, { available_days: [3] }), {}],
  [withTimes({ available_days: [1, 2] }, { available_days: [2, 3] }), { 'time_slots.1.start_time': 'same-time' }],
  [{ cancellation_terms: valid.cancellation_terms.toReversed() }, { cancellation_terms: 'terms-order' }],
])('a valid activity with %j has the errors %j', (part, errors) =>
  expect(findActivityErrors({ ...valid, ...part })).toEqual(errors),
);

it('an activity without lists and terms has no errors', () => expect(findActivityErrors({})).toEqual({}));
