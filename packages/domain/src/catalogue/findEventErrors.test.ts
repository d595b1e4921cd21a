import { expect, it } from 'vitest';
import { type CheckedEvent, findEventErrors } from './index.ts';

const type = {
  id: '1',
  adult_price: '100.00',
  child_price: '60.00',
  adult_min_age: 13,
  child_min_age: 4,
  child_max_age: 12,
};
const { id: _, ...newType } = type;
const slot = { id: '1', price_adjustment: '-100.00' };
const newSlot = { price_adjustment: '0.00' };
const valid = {
  start_date: '2030-03-01',
  end_date: '2030-03-01',
  ticket_types: [type, { ...type, id: '2' }, newType, newType],
  time_slots: [slot, newSlot, newSlot],
  cancellation_terms: [
    { hours_before: 48, percent: 100 },
    { hours_before: 24, percent: 50 },
  ],
};
const winter = {
  start_date: '2030-12-01',
  end_date: '2031-01-31',
  adult_price: '130.00',
  child_price: '70.00',
};
const withSeasons = (...price_seasons: (typeof winter)[]) => withType({ price_seasons });
const withType = (part: Partial<CheckedEvent['ticket_types'][number]>) => ({ ticket_types: [{ ...type, ...part }] });

it.each([
  [{}, {}],
  [{ end_date: '2030-02-28' }, { end_date: 'end-before-start' }],
  [withType({ child_min_age: null }), { 'ticket_types.0.child_min_age': 'no-child-age' }],
  [withType({ child_max_age: null }), { 'ticket_types.0.child_max_age': 'no-child-age' }],
  [withType({ child_price: null, child_min_age: null, child_max_age: null, adult_min_age: 0 }), {}],
  [withType({ child_min_age: 12 }), {}],
  [withType({ child_max_age: 3 }), { 'ticket_types.0.child_max_age': 'ages-order' }],
  [withType({ adult_min_age: 12 }), { 'ticket_types.0.adult_min_age': 'adult-age' }],
  [{ time_slots: [slot, { price_adjustment: '-100.01' }] }, { 'time_slots.1.price_adjustment': 'negative-price' }],
  [
    { ticket_types: [type, { ...type, id: '2', adult_price: '80.00' }] },
    { 'time_slots.0.price_adjustment': 'negative-price' },
  ],
  [withSeasons(winter, { ...winter, start_date: '2031-02-01', end_date: '2031-02-28' }), {}],
  [
    withSeasons({ ...winter, end_date: '2030-11-30' }),
    { 'ticket_types.0.price_seasons.0.end_date': 'end-before-start' },
  ],
  [withSeasons(winter, winter), { 'ticket_types.0.price_seasons.1.start_date': 'same-dates' }],
  [withSeasons({ ...winter, adult_price: '99.99' }), { 'time_slots.0.price_adjustment': 'negative-price' }],
  [
    withType({ price_seasons: [{ ...winter, child_price: null }] }),
    { 'ticket_types.0.price_seasons.0.child_price': 'no-child-price' },
  ],
  [
    withType({ child_price: null, price_seasons: [winter] }),
    { 'ticket_types.0.price_seasons.0.child_price': 'no-child-ticket' },
  ],
  [withType({ child_price: null, price_seasons: [{ ...winter, child_price: null }] }), {}],
  [{ ticket_types: [type, type] }, { ticket_types: 'same-id' }],
  [{ time_slots: [slot, slot] }, { time_slots: 'same-id' }],
  [
    {
      ticket_types: [
        { ...newType, name: 'Level 124' },
        { ...newType, name: 'level 124 ' },
      ],
    },
    { 'ticket_types.1.name': 'same-name' },
  ],
  [
    {
      ticket_types: [
        { ...newType, name: 'Level 124' },
        { ...newType, name: 'Level 148' },
      ],
    },
    {},
  ],
  [
    {
      time_slots: [
        { ...newSlot, name: 'Morning', time: '10:00' },
        { ...newSlot, name: 'Early', time: '10:00' },
      ],
    },
    { 'time_slots.1.time': 'same-time' },
  ],
  [
    {
      time_slots: [
        { ...newSlot, name: 'Evening', time: '18:00' },
        { ...newSlot, name: 'evening', time: '19:00' },
      ],
    },
    { 'time_slots.1.name': 'same-name' },
  ],
  [{ cancellation_terms: valid.cancellation_terms.toReversed() }, { cancellation_terms: 'terms-order' }],
])('a valid attraction with %j has the errors %j', (part, errors) =>
  expect(findEventErrors({ ...valid, ...part })).toEqual(errors),
);

it('an attraction without terms has the default ones', () => {
  const { cancellation_terms: __, ...rest } = valid;
  expect(findEventErrors(rest)).toEqual({});
});
