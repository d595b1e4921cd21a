import { useLocation, useSearch } from 'wouter';
import { type ListQuery, listPath, readListQuery } from '../../features/staff-list/listQuery.ts';

export interface List {
  readonly query: ListQuery;
  readonly onQuery: (query: ListQuery) => void;
}

/**
 * Manages a list's state in the URL, so that reload and back show the same rows (STAFF-31).
 *
 * @param sortable keys of sortable columns
 */
export function useList(path: string, sortable: readonly string[]): List {
  const [, navigate] = useLocation();
  const query = readListQuery(new URLSearchParams(useSearch()), sortable);
  return { query, onQuery: (next) => navigate(listPath(path, next), { replace: true }) };
}
