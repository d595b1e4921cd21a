import { describe, expect, it } from 'vitest';
import { getQuirks } from '../quirks/index.ts';
import { checkJourney, toJourney } from './journey.ts';
import { findEarliestRide, formatEarliestRide } from './rideNotice.ts';
import { checkTransferSearch } from './transferSearch.ts';

const now = new Date('2026-12-01T18:10:20Z');
const earliest = findEarliestRide(now, 3);
const ride = {
  pickupLocation: 'Deira',
  dropoffLocation: 'JBR',
  date: '2026-12-02',
  time: '01:11',
  passengers: 2,
  luggage: 2,
};
const { transferSearch: limits } = getQuirks({ behaviour: 'specified' });
const search = (change: object) => checkTransferSearch({ ...ride, ...change }, '2026-12-01', limits, earliest);

describe('a ride starts a fixed time ahead', () => {
  it('the earliest start is named, in Dubai', () =>
    expect(formatEarliestRide(earliest)).toBe('Choose a start from Wed 2 December 2026, 1:11 AM, Dubai time.'));

  it.each([
    [{}, {}],
    [{ time: '01:10' }, { time: 'tooSoon' }],
    [{ date: '2026-12-01', time: '23:00' }, { time: 'tooSoon' }],
    [{ date: '2026-12-01', time: '22:10' }, { time: 'past' }],
    [{ date: '2026-11-30' }, { date: 'past' }],
    [{ time: '' }, { time: 'missing' }],
  ])('a journey: %o', (change, errors) =>
    expect(checkJourney({ ...toJourney(ride), ...change }, now, earliest)).toEqual(errors),
  );

  it('a return that follows soon is possible', () =>
    expect(
      checkJourney({ ...toJourney(ride), isReturn: true, returnDate: ride.date, returnTime: '02:00' }, now, earliest),
    ).toEqual({}));

  it.each([
    [{}, {}],
    [{ time: '01:10' }, { time: 'tooSoon' }],
    [{ date: '2026-12-01', time: '09:00' }, { time: 'tooSoon' }],
    [{ date: '2026-11-30' }, { date: 'past' }],
    [{ time: 'noon' }, { time: 'missing' }],
  ])('a search: %o', (change, errors) => expect(search(change)).toEqual(errors));
});
