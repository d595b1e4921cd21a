import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOptions, type Filters, productFilters, type ResultGroup } from './index.ts';

const group = (values: Partial<ResultGroup> = {}): ResultGroup => ({
  list: 'activities',
  reading: 0,
  price: '50-100',
  duration: 'under-3h',
  rating: 4,
  minAge: 6,
  isStepFree: true,
  allowsStroller: true,
  languages: ['English'],
  isRefundable: true,
  count: 1,
  ...values,
});

/** Nothing is known about it. */
const unknown = group({
  price: null,
  duration: null,
  rating: null,
  minAge: null,
  isStepFree: false,
  allowsStroller: false,
  languages: [],
  isRefundable: false,
  count: 10,
});

const countFor = (groups: readonly ResultGroup[], chosen: Filters, filter: keyof Filters, value: string) =>
  countOptions(groups, chosen).find((option) => option.filter === filter && option.value === value)?.count;

describe('the number of results of an option', () => {
  it.each([
    ['price', '50-100', 'under-50'],
    ['duration', 'under-3h', '3-6h'],
    ['rating', '4', undefined],
    ['rating', '3', undefined],
    ['suits_age', '6', '5'],
    ['step_free', 'true', undefined],
    ['stroller', 'true', undefined],
    ['language', 'English', undefined],
    ['free_cancellation', 'true', undefined],
  ] as const)('%s %s counts what matches; what is unknown never matches', (filter, matching, other) => {
    const groups = [group(), unknown];
    expect(countFor(groups, {}, filter, 'any')).toBe(11);
    expect(countFor(groups, {}, filter, matching)).toBe(1);
    expect(countFor([unknown], {}, filter, matching) ?? 0).toBe(0);
    if (other) expect(countFor(groups, {}, filter, other)).toBe(0);
  });

  it('a rating of 3 is not 4 or more', () => {
    expect(countFor([group({ rating: 3 })], {}, 'rating', '4')).toBe(0);
  });

  it('applies the other filters, not the current value of its own', () => {
    const groups = [
      group({ price: 'under-50', count: 2 }),
      group({ count: 3 }),
      group({ isStepFree: false, count: 5 }),
    ];
    const chosen = { price: 'under-50', step_free: 'true' } as const;
    expect(countFor(groups, chosen, 'price', '50-100')).toBe(3);
    expect(countFor(groups, chosen, 'price', 'any')).toBe(5);
    expect(countFor(groups, chosen, 'step_free', 'any')).toBe(2);
    expect(countFor(groups, { price: '50-100' }, 'step_free', 'any')).toBe(8);
  });

  it('lists languages by name, with a chosen one that nothing has', () => {
    const groups = [group({ languages: ['Hindi', 'English'] }), group({ languages: ['Arabic', 'English'] })];
    const languages = (chosen: Filters) =>
      countOptions(groups, chosen).flatMap(({ filter, value }) => (filter === 'language' ? [value] : []));
    expect(languages({})).toEqual(['any', 'Arabic', 'English', 'Hindi']);
    expect(languages({ language: 'Welsh' })).toEqual(['any', 'Arabic', 'English', 'Hindi', 'Welsh']);
  });

  it('of each list is that of the search as typed, or of the corrected one if there is none', () => {
    const corrected = { reading: 1 };
    const groups = [
      group({ count: 2 }),
      group({ ...corrected, count: 4, isStepFree: false }),
      group({ ...corrected, list: 'tours', count: 8, price: 'under-50' }),
      group({ reading: 3, list: 'tours', count: 16, price: '50-100', isRefundable: false }),
    ];
    expect(countFor(groups, {}, 'step_free', 'any')).toBe(10);
    expect(countFor(groups, { price: '50-100' }, 'step_free', 'any')).toBe(18);
    expect(countFor(groups, { price: 'under-50' }, 'step_free', 'any')).toBe(8);
    expect(countFor([group({ ...corrected, count: 4 })], {}, 'step_free', 'any')).toBe(4);
  });

  it('of the chosen value is the same in each filter', () => {
    const aGroup = fc
      .record({
        price: fc.constantFrom('under-50' as const, '50-100' as const, null),
        isStepFree: fc.boolean(),
        minAge: fc.constantFrom(null, 0, 7, 16),
        list: fc.constantFrom('activities' as const, 'tours' as const),
        reading: fc.integer({ min: 0, max: 4 }),
        count: fc.integer({ min: 1, max: 9 }),
      })
      .map((values) => group(values));
    const someFilters = fc.record({
      price: fc.constantFrom('under-50' as const, undefined),
      step_free: fc.constantFrom('true' as const, undefined),
      suits_age: fc.constantFrom('7', undefined),
    });
    fc.assert(
      fc.property(fc.array(aGroup), someFilters, (groups, chosen: Filters) => {
        const counts = productFilters.map((name) => countFor(groups, chosen, name, chosen[name] ?? 'any'));
        expect(new Set(counts).size).toBe(1);
      }),
    );
  });
});
