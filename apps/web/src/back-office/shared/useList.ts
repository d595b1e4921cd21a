import { useLocation, useSearch } from 'wouter';
import { type ListQuery, listPath, readListQuery } from './list/listQuery.ts';

export interface List {
  readonly query: ListQuery;
  readonly onQuery: (query: ListQuery) => void;
}

/**
 * Manages a list's state in the URL, so that reload and back show the same rows (STAFF-31).
 *
 * @param sortable keys of sortable columns
 * @param filters names of the list's own filters
 */
export function useList(path: string, sortable: readonly string[], filters: readonly string[] = []): List {
  const [, navigate] = useLocation();
  const query = readListQuery(new URLSearchParams(useSearch()), sortable, filters);
  return { query, onQuery: (next) => navigate(listPath(path, next), { replace: true }) };
}
