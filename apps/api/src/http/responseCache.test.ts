import { expect, test } from 'vitest';
import { cacheKey } from './responseCache.ts';

const key = (query: unknown) => cacheKey('listTours', { path: {}, query });

test('API-21 GAP-14 the cache-busting parameter shares a cache entry, a value that contains it doesn’t', () => {
  expect(key({ _t: '5', page: 1 })).toBe(key({ page: 1 }));
  expect(key({ search: '_t=5' })).not.toBe(key({ search: '' }));
});
