import { getQuirks } from '@aitours/domain/quirks';
import { createEmptySearch, type TransferSearch } from '@aitours/domain/transfers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { searchErrors } from './searchErrors.ts';
import { formatSearchQuery, searchFromQuery } from './searchFromQuery.ts';
import { findSearch, readStoredSearch, storeSearch } from './storedSearch.ts';

const { transferSearch: limits } = getQuirks({ behaviour: 'specified' });
const { transferSearch: improved } = getQuirks({ behaviour: 'improved' });

const search: TransferSearch = {
  pickupLocation: 'Dubai Mall',
  dropoffLocation: 'A villa in Al Barsha',
  date: '2026-12-18',
  time: '09:30',
  passengers: 3,
  luggage: 2,
};

describe('a URL', () => {
  it('XFER-07 SHELL-24 prefills the form', () => {
    const query = 'pickup=Dubai+Mall&dropoff=A+villa+in+Al+Barsha&date=2026-12-18&time=9:30&passengers=3&luggage=2';
    expect(searchFromQuery(new URLSearchParams(query), limits)).toEqual(search);
    expect(searchFromQuery(new URLSearchParams(formatSearchQuery(search)), limits)).toEqual(search);
  });

  it('XFER-07 with invalid values prefills the defaults', () => {
    const nonsense = new URLSearchParams('date=soon&time=noon&passengers=90&luggage=-4');
    expect(searchFromQuery(nonsense, limits)).toEqual({ ...createEmptySearch(limits), passengers: 90 });
    expect(searchFromQuery(new URLSearchParams(), limits)).toEqual(createEmptySearch(limits));
  });
});

describe('the stored search', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
  afterEach(() => vi.unstubAllGlobals());

  it('XFER-09 ENTITY-33 is restored unchanged', () => {
    expect(readStoredSearch(limits)).toBeUndefined();
    storeSearch(search);
    expect(readStoredSearch(limits)).toEqual(search);
  });

  it.each([{ date: 'soon' }, { time: '' }, { passengers: 9 }, { luggage: 0.5 }, { pickupLocation: '' }])(
    'XFER-09 is ignored when invalid: %o',
    (change) => expect(findSearch({ ...search, ...change }, limits)).toBeUndefined(),
  );

  it('XFER-09 may be missing, unreadable, or without storage', () => {
    localStorage.setItem('transferSearch', '{');
    expect(readStoredSearch(limits)).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    expect(() => storeSearch(search)).not.toThrow();
    expect(readStoredSearch(limits)).toBeUndefined();
  });
});

const earliest = new Date('2030-03-01T11:00:00Z');

it('a search too soon names the earliest start', () => {
  const { time } = searchErrors({ time: 'tooSoon' }, limits, earliest);
  expect(time).toContain('from Fri 1 March 2030, 3:00 PM');
  expect(searchErrors({ time: 'missing' }, limits, earliest).time).toBe('Choose a time');
});

it('XFER-03 XFER-04 XFER-05 shows errors by field', () => {
  expect(searchErrors({}, limits, earliest)).toEqual({});
  const errors = searchErrors(
    { pickupLocation: 'missing', date: 'past', passengers: 'outOfRange', luggage: 'outOfRange' },
    limits,
    earliest,
  );
  expect(errors).toMatchObject({
    pickupLocation: 'Enter the pickup location',
    date: 'Choose today or a later day',
    passengers: 'Choose a number from 1 to 8',
    luggage: 'Choose a number from 0 to 6',
  });
});

it('QUIRK-16 the improved search accepts what the wizard accepts', () => {
  const large = { ...search, passengers: 10, luggage: 10 };
  expect(searchFromQuery(new URLSearchParams(formatSearchQuery(large)), improved)).toEqual(large);
  expect(searchFromQuery(new URLSearchParams(), improved).time).toBe('09:00');
  expect(findSearch(large, improved)).toEqual(large);
  expect(findSearch(large, limits)).toBeUndefined();
  expect(searchErrors({ passengers: 'outOfRange' }, improved, earliest).passengers).toBe(
    'Choose a number from 1 to 10',
  );
});
