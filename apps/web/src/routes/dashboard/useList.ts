import { useLocation, useSearch } from 'wouter';
import { type ListQuery, listPath, readListQuery } from '../../features/staff-list/listQuery.ts';

export interface List {
  readonly query: ListQuery;
  readonly onQuery: (query: ListQuery) => void;
}

/**
 * What of a list is shown, kept in the address: reloading and going back lead to the same rows (STAFF-31).
 *
 * @param sortable keys of columns that can be sorted by
 */
export function useList(path: string, sortable: readonly string[]): List {
  const [, navigate] = useLocation();
  const query = readListQuery(new URLSearchParams(useSearch()), sortable);
  return { query, onQuery: (next) => navigate(listPath(path, next), { replace: true }) };
}
