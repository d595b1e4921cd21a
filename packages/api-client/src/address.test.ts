import fc from 'fast-check';
import { expect, test } from 'vitest';
import { address } from './address.ts';

test('parts of the path stand where the contract has them, and can’t leave their place', () => {
  expect(address('/tours/{id}/days/{day}/', { path: { id: '../cart', day: 3 } })).toBe('/tours/..%2Fcart/days/3/');
  expect(address('/tours/', {})).toBe('/tours/');
});

test('a missing part of the path asks for nothing, as it would be another address', () => {
  for (const id of [undefined, null, '', '.', '..']) {
    expect(() => address('/tours/{id}/', { path: { id } })).toThrow(new TypeError('The path lacks its id'));
  }
});

test('a list is said member by member, and what isn’t there isn’t said', () => {
  const query = { tag: ['x', 'y'], none: [], page: 2, featured: false, search: undefined, day: null };
  expect(address('/tours/', { query })).toBe('/tours/?tag=x&tag=y&page=2&featured=false');
  expect(address('/tours/', { query: { none: [] } })).toBe('/tours/');
});

test('what isn’t a single value is refused', () => {
  expect(() => address('/tours/', { query: { range: { from: 1 } } })).toThrow(TypeError);
  expect(() => address('/tours/{id}/', { path: { id: ['a'] } })).toThrow(TypeError);
});

const anyId = fc.string({ unit: 'grapheme' }).filter((id) => !/^\.{0,2}$/.test(id));

test('any text is read as it was said', () => {
  fc.assert(
    fc.property(anyId, fc.string({ unit: 'grapheme' }), (id, search) => {
      const url = new URL(address('/tours/{id}/', { path: { id }, query: { search } }), 'http://shop');
      const part = url.pathname.slice('/tours/'.length, -1);
      expect(decodeURIComponent(part)).toBe(id);
      expect(url.searchParams.get('search')).toBe(search);
    }),
  );
});
