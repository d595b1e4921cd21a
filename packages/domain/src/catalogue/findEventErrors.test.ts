import { expect, it } from 'vitest';
import { type CheckedEvent, findEventErrors } from './index.ts';

const type = {
  ...{ id: '1', adult_price: '100.00', child_price: '60.00' },
  ...{ adult_min_age: 13, child_min_age: 4, child_max_age: 12 },
};
const { id: _, ...newType } = type;
const slot = { id: '1', price_adjustment: '-100.00' };
const newSlot = { price_adjustment: '0.00' };
const valid = {
  ...{ start_date: '2030-03-01', end_date: '2030-03-01' },
  ticket_types: [type, { ...type, id: '2' }, newType, newType],
  time_slots: [slot, newSlot, newSlot],
  cancellation_terms: [
    { hours_before: 48, percent: 100 },
    { hours_before: 24, percent: 50 },
  ],
};
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
  [{ ticket_types: [type, type] }, { ticket_types: 'same-id' }],
  [{ time_slots: [slot, slot] }, { time_slots: 'same-id' }],
  [{ cancellation_terms: valid.cancellation_terms.toReversed() }, { cancellation_terms: 'terms-order' }],
])('a valid attraction with %j has the errors %j', (part, errors) =>
  expect(findEventErrors({ ...valid, ...part })).toEqual(errors),
);

it('an attraction without terms has the default ones', () => {
  const { cancellation_terms: __, ...rest } = valid;
  expect(findEventErrors(rest)).toEqual({});
});
