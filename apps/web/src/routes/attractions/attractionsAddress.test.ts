import { noAttractionFilters } from '@aitours/domain/browse';
import { describe, expect, it } from 'vitest';
import { getAttractionsPath, readFilters } from './attractionsAddress.ts';

describe('the URL of attractions', () => {
  it.each([
    '/attractions',
    '/attractions?search=Yas+water&minPrice=50&maxPrice=400&venue=Expo+City&availability=limited&sort=price-desc',
  ])('TICKET-07 TICKET-08 reads back what it wrote: %s', (path) => {
    expect(getAttractionsPath(readFilters(new URLSearchParams(path.split('?')[1] ?? '')))).toBe(path);
  });

  it('ignores invalid values', () => {
    expect(readFilters(new URLSearchParams('sort=beauty&availability=maybe'))).toEqual(noAttractionFilters);
  });
});
