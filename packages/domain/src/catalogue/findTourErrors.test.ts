import { expect, it } from 'vitest';
import { type CheckedTour, findTourErrors } from './index.ts';

const ride = { id: 'r1', duration_minutes: 60, starts_at: '09:00', returns_at: null };
const day = {
  hotel_id: '61',
  room_type_id: '71',
  transfers: [ride, { duration_minutes: 90, starts_at: '10:00', returns_at: '10:45' }, { duration_minutes: 20 }],
  activities: [{ id: 'a1', name: 'Kayaks' }, { name: 'Falcons' }],
};
const valid = {
  min_group_size: 2,
  max_group_size: 2,
  days: [day, { hotel_id: null, room_type_id: null }],
  cancellation_terms: [
    { hours_before: 48, percent: 100 },
    { hours_before: 24, percent: 50 },
  ],
} satisfies CheckedTour;
const season = { start_date: '2030-12-01', end_date: '2030-12-31' };
const withDay = (part: Partial<CheckedTour['days'][number]>) => ({ days: [{}, { ...day, ...part }] });

it.each<[Partial<CheckedTour>, object]>([
  [{}, {}],
  [{ max_group_size: 1 }, { max_group_size: 'group-order' }],
  [{ max_group_size: null }, {}],
  [{ min_group_size: null, max_group_size: 1 }, {}],
  [{ price_seasons: [season, { ...season, start_date: '2030-11-01', end_date: '2030-11-30' }] }, {}],
  [{ price_seasons: [season, season] }, { 'price_seasons.1.start_date': 'same-dates' }],
  [{ price_seasons: [{ ...season, end_date: '2030-11-30' }] }, { 'price_seasons.0.end_date': 'end-before-start' }],
  [{ days: [] }, { days: 'no-day' }],
  [withDay({ room_type_id: null }), { 'days.1.room_type_id': 'no-room' }],
  [withDay({ hotel_id: null }), { 'days.1.hotel_id': 'no-hotel' }],
  [withDay({ transfers: [ride, { ...ride, id: 'r2' }] }), { 'days.1.transfers.1.starts_at': 'ride-order' }],
  [withDay({ transfers: [ride, { ...ride, id: 'r2', starts_at: '10:00' }] }), {}],
  [
    withDay({ transfers: [{ ...ride, returns_at: '09:29' }] }),
    { 'days.1.transfers.0.returns_at': 'return-before-arrival' },
  ],
  [withDay({ transfers: [{ ...ride, returns_at: '09:30' }] }), {}],
  [withDay({ activities: [{ name: 'Falcons' }, { name: 'Falcons' }] }), { 'days.1.activities': 'same-activity' }],
  [{ days: [day, day] }, { days: 'same-id' }],
  [{ cancellation_terms: valid.cancellation_terms.toReversed() }, { cancellation_terms: 'terms-order' }],
])('a valid tour with %j has the errors %j', (part, errors) =>
  expect(findTourErrors({ ...valid, ...part })).toEqual(errors),
);

it('a tour without terms has the default ones', () => {
  const { cancellation_terms: _, ...rest } = valid;
  expect(findTourErrors(rest)).toEqual({});
});
