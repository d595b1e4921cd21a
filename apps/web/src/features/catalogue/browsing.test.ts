import { describe, expect, it } from 'vitest';
import { browsingPath } from './browsing.ts';
import { readBrowsing } from './readBrowsing.ts';

const read = (query: string) => readBrowsing(new URLSearchParams(query));

describe('the URL of things-to-do', () => {
  it('SHELL-08 BROWSE-02 contains the category; missing or unknown means all', () => {
    expect(read('category=tours').category).toBe('tours');
    expect(read('').category).toBe('all');
    expect(read('category=boats').category).toBe('all');
  });

  it('BROWSE-09 contains the filters, and ignores invalid values', () => {
    expect(read('price=50-100&duration=over-6h&rating=4')).toEqual({
      category: 'all',
      price: '50-100',
      duration: 'over-6h',
      rating: '4',
      shown: 24,
    });
    expect(read('price=free&duration=&rating=9&search=%20&sort=beauty&shown=-1')).toEqual({
      category: 'all',
      shown: 24,
    });
  });

  it.each([
    '/things-to-do',
    '/things-to-do?category=activities',
    '/things-to-do?category=tours&price=over-100&duration=under-3h&rating=3&search=Ras+Al+Khaimah&sort=price-desc&shown=48',
  ])('reads back what it wrote: %s', (path) => {
    expect(browsingPath(read(path.split('?')[1] ?? ''))).toBe(path);
  });
});
