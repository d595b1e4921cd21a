import { describe, expect, it } from 'vitest';
import { popularPlaces } from './popularPlaces.ts';
import {
  checkTransferSearch,
  emptySearch,
  searchFromQuery,
  searchLimits,
  type TransferSearch,
} from './transferSearch.ts';

const today = '2026-12-01';
const search: TransferSearch = {
  pickupLocation: 'Dubai Mall',
  dropoffLocation: 'A villa in Al Barsha',
  date: '2026-12-18',
  time: '09:30',
  passengers: 3,
  luggage: 2,
};

describe('the transfer search', () => {
  it('XFER-06 offers ten places, "Atlantis, The Palm" being one of them', () => {
    expect(popularPlaces).toHaveLength(10);
    expect(popularPlaces).toContain('Atlantis, The Palm');
  });

  it('XFER-05 starts at 12:00 with one passenger and no luggage', () => {
    expect(emptySearch).toMatchObject({ time: '12:00', passengers: 1, luggage: 0 });
    expect(searchLimits).toEqual({ passengers: { min: 1, max: 8 }, luggage: { min: 0, max: 6 } });
  });

  it('XFER-03 can be made when all six are there', () => expect(checkTransferSearch(search, today)).toEqual({}));

  it.each(['pickupLocation', 'dropoffLocation', 'date', 'time'] as const)('XFER-03 needs %s', (name) => {
    expect(Object.keys(checkTransferSearch({ ...search, [name]: ' ' }, today))).toEqual([name]);
  });

  it.each([
    ['yesterday is refused', '2026-11-30', ['date']],
    ['today is possible', today, []],
    ['a day that is none is refused', '2026-02-30', ['date']],
  ])('XFER-04 %s', (_, date, wrong) =>
    expect(Object.keys(checkTransferSearch({ ...search, date }, today))).toEqual(wrong),
  );

  it.each([
    [{ passengers: 0 }, ['passengers']],
    [{ passengers: 9 }, ['passengers']],
    [{ passengers: 8, luggage: 6 }, []],
    [{ luggage: 7 }, ['luggage']],
    [{ luggage: 1.5 }, ['luggage']],
  ])('XFER-05 %o', (change, wrong) =>
    expect(Object.keys(checkTransferSearch({ ...search, ...change }, today))).toEqual(wrong),
  );

  it('XFER-07 reads the form from an address', () => {
    const query = 'pickup=Dubai+Mall&dropoff=A+villa+in+Al+Barsha&date=2026-12-18&time=9:30&passengers=3&luggage=2';
    expect(searchFromQuery(new URLSearchParams(query))).toEqual(search);
  });

  it('XFER-07 takes no nonsense from an address', () => {
    const nonsense = new URLSearchParams('date=soon&time=noon&passengers=90&luggage=-4');
    expect(searchFromQuery(nonsense)).toEqual({ ...emptySearch, passengers: 8 });
    expect(searchFromQuery(new URLSearchParams())).toEqual(emptySearch);
  });
});
