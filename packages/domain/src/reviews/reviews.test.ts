import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookingStatuses } from '../booking/index.ts';
import { formatReviewer, isReviewable, summariseStars } from './index.ts';

describe('isReviewable', () => {
  test.each([
    ['the day before its last day', '2030-03-01', false],
    ['its last day', '2030-03-02', false],
    ['the day after', '2030-03-03', true],
    ['years later', '2033-01-01', true],
  ])('%s', (_when, today, expected) => {
    expect(isReviewable({ status: 'confirmed', lastDay: '2030-03-02' }, today)).toBe(expected);
  });

  it('is for bookings that took place', () => {
    const reviewable = bookingStatuses.filter((status) =>
      isReviewable({ status, lastDay: '2030-03-02' }, '2030-03-03'),
    );
    expect(reviewable).toEqual(['confirmed', 'completed']);
  });
});

describe('summariseStars', () => {
  test.each([
    [[0, 0, 0, 0, 0], { count: 0, average: null }],
    [[0, 0, 0, 0, 1], { count: 1, average: 5 }],
    [[1, 0, 0, 0, 0], { count: 1, average: 1 }],
    [[0, 0, 0, 1, 2], { count: 3, average: 4.67 }],
    [[1, 2, 3, 4, 5], { count: 15, average: 3.67 }],
  ] as const)('%j', (counts, expected) => {
    expect(summariseStars(counts)).toEqual(expected);
  });

  it('stays between the fewest and the most stars given', () => {
    const counts = fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999), fc.nat(999), fc.nat(999));
    fc.assert(
      fc.property(counts, (each) => {
        const { count, average } = summariseStars(each);
        const given = each.flatMap((number, index) => (number > 0 ? [index + 1] : []));
        if (average === null) return count === 0 && given.length === 0;
        return average >= Math.min(...given) && average <= Math.max(...given);
      }),
    );
  });
});

test.each([
  ['Layla', 'Haddad', 'Layla H.'],
  [' Anna ', ' lindqvist ', 'Anna L.'],
  ['Cher', '', 'Cher'],
  ['', 'Haddad', 'A traveller'],
  ['李', '👩‍🚀x', '李 👩‍🚀.'],
])('a reviewer %j %j is shown as %s', (first, last, expected) => {
  expect(formatReviewer(first, last)).toBe(expected);
});
