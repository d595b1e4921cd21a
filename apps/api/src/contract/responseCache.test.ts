import { expect, test } from 'vitest';
import { cacheKey } from './responseCache.ts';

test.each([
  ['/tours/?_t=1900000000000', '/tours/'],
  ['/tours/?featured=true&_t=5', '/tours/?featured=true'],
  ['/tours/?_t=5&featured=true', '/tours/?featured=true'],
  ['/tours/?featured=true&_t=5&page=2', '/tours/?featured=true&page=2'],
  ['/tours/?search=_t=5', '/tours/?search=_t=5'],
  ['/tours/', '/tours/'],
])('API-21 GAP-14 %s shares a cache entry with %s', (url, key) => {
  expect(cacheKey(url)).toBe(key);
});
