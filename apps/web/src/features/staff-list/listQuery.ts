import type { TableSort } from '@aitours/ui';

/** GAP-60 */
export const staffPageSize = 10;

/** What of a list is shown; it stands in the address, so that it can be reloaded, shared and gone back to. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  readonly sort: TableSort | undefined;
}

/** For each column that can be sorted by: what the call names the one direction and the other. */
export type Orderings<Order extends string = string> = Readonly<
  Record<string, { readonly ascending: Order; readonly descending: Order }>
>;

const longestSearch = 100;

/**
 * Reads an address; what makes no sense in it is left out.
 *
 * @example readListQuery(new URLSearchParams('page=3&search=layla&sort=-amount'), ['amount']) // { page: 3, search: 'layla', sort: { column: 'amount', direction: 'descending' } }
 * @example readListQuery(new URLSearchParams('page=zero&sort=colour'), ['amount']) // { page: 1, search: '', sort: undefined }
 */
export function readListQuery(params: URLSearchParams, sortable: readonly string[]): ListQuery {
  const page = Number(params.get('page') ?? '1');
  const sort = params.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    search: (params.get('search') ?? '').slice(0, longestSearch),
    sort: sortable.includes(column)
      ? { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' }
      : undefined,
  };
}

/**
 * The address of a list; what is as usual isn't in it.
 *
 * @example listPath('/dashboard/tours', { page: 2, search: 'desert', sort: undefined }) // '/dashboard/tours?search=desert&page=2'
 * @example listPath('/dashboard/tours', { page: 1, search: '', sort: undefined }) // '/dashboard/tours'
 */
export function listPath(path: string, { page, search, sort }: ListQuery): string {
  const params = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(sort && { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${path}?${params}` : path;
}

/** How the call names what the list is sorted by. */
export const orderingOf = <Order extends string>(
  orderings: Orderings<Order>,
  sort: TableSort | undefined,
): Order | undefined => sort && orderings[sort.column]?.[sort.direction];
