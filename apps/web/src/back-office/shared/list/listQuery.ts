import type { TableSort } from '@aitours/ui';

/** Rows on a page of a staff list (GAP-60). */
export const staffPageSize = 10;

/** The state of a list, stored in the URL. */
export interface ListQuery {
  /** Starts at 1. */
  readonly page: number;
  readonly search: string;
  readonly sort: TableSort | undefined;
  /** Of the list's own fields, those that are filled in. */
  readonly filters: Readonly<Record<string, string>>;
}

/** For each sortable column, the API's names of the two directions. */
export type Orderings<Order extends string = string> = Readonly<
  Record<string, { readonly ascending: Order; readonly descending: Order }>
>;

const maxSearchLength = 100;

/**
 * Reads a URL; invalid values are ignored.
 *
 * @example readListQuery(new URLSearchParams('page=3&search=layla&sort=-amount'), ['amount']) // { page: 3, search: 'layla', sort: { column: 'amount', direction: 'descending' }, filters: {} }
 * @example readListQuery(new URLSearchParams('page=zero&day=Sat'), [], ['day']) // { page: 1, search: '', sort: undefined, filters: { day: 'Sat' } }
 */
export function readListQuery(
  params: URLSearchParams,
  sortable: readonly string[],
  filters: readonly string[] = [],
): ListQuery {
  const page = Number(params.get('page') ?? '1');
  const sort = params.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
    sort: sortable.includes(column)
      ? { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' }
      : undefined,
    filters: Object.fromEntries([...params].filter(([name, value]) => filters.includes(name) && value !== '')),
  };
}

/**
 * Returns the URL of a list; default values are omitted.
 *
 * @example listPath('/dashboard/tours', { page: 2, search: 'desert', sort: undefined, filters: {} }) // '/dashboard/tours?search=desert&page=2'
 * @example listPath('/dashboard/tours', { page: 1, search: '', sort: undefined, filters: { day: 'Sat', time: '' } }) // '/dashboard/tours?day=Sat'
 */
export function listPath(path: string, { page, search, sort, filters }: ListQuery): string {
  const params = new URLSearchParams({
    ...(search !== '' && { search }),
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    ...(sort && { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Returns the API's name of a sort order. */
export const findOrdering = <Order extends string>(
  orderings: Orderings<Order>,
  sort: TableSort | undefined,
): Order | undefined => sort && orderings[sort.column]?.[sort.direction];
