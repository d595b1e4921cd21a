import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOrdering, type ListQuery, listPath, readListQuery, staffPageSize } from './listQuery.ts';

const sortable = ['title', 'price'];
const read = (search: string) => readListQuery(new URLSearchParams(search), sortable, ['day']);
const plain: ListQuery = { page: 1, search: '', sort: undefined, filters: {} };

describe('the URL of a staff list', () => {
  it.each<[string, Partial<ListQuery>]>([
    ['', {}],
    ['page=4', { page: 4 }],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=two', {}],
    ['search=desert+safari', { search: 'desert safari' }],
    [`search=${'x'.repeat(120)}`, { search: 'x'.repeat(100) }],
    ['sort=price', { sort: { column: 'price', direction: 'ascending' } }],
    ['sort=-price', { sort: { column: 'price', direction: 'descending' } }],
    ['sort=colour', {}],
    ['day=Sat&time=9', { filters: { day: 'Sat' } }],
    ['day=', {}],
  ])('STAFF-31 %j is read', (search, rest) => expect(read(search)).toEqual({ ...plain, ...rest }));

  it('STAFF-31 restores the same list', () => {
    const sort = fc.option(
      fc.record({ column: fc.constantFrom(...sortable), direction: fc.constantFrom('ascending', 'descending') }),
      { nil: undefined },
    );
    const filters = fc.record({ day: fc.string({ minLength: 1 }) }, { requiredKeys: [] });
    const query = fc.record({
      filters,
      page: fc.integer({ min: 1, max: 20_000 }),
      search: fc.string({ maxLength: 60 }),
      sort,
    });
    fc.assert(
      fc.property(query, (wanted) => {
        const [, search = ''] = listPath('/dashboard/tours', wanted).split('?');
        expect(read(search)).toEqual(wanted);
      }),
    );
  });

  it('STAFF-31 omits defaults', () => expect(listPath('/dashboard/tours', plain)).toBe('/dashboard/tours'));
});

it('STAFF-31 GAP-60 pages of ten rows', () => expect(staffPageSize).toBe(10));

it('STAFF-31 a column is sorted under the API’s name', () => {
  const orderings = { price: { ascending: 'base_price', descending: '-base_price' } } as const;
  expect(findOrdering(orderings, { column: 'price', direction: 'descending' })).toBe('-base_price');
  expect(findOrdering(orderings, { column: 'price', direction: 'ascending' })).toBe('base_price');
  expect(findOrdering(orderings, undefined)).toBeUndefined();
  expect(findOrdering(orderings, { column: 'title', direction: 'ascending' })).toBeUndefined();
});
