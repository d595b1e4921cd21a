import { type Client, toErrorMessage } from '@aitours/api-client';
import { usePrivateQuery } from '../../../platform/usePrivateQuery.ts';
import { findOrdering, type ListQuery, type Orderings, staffPageSize } from './listQuery.ts';

interface PageQuery<Order> {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
  readonly ordering?: Order;
}

interface ResponseBody<Row> {
  readonly count: number;
  readonly count_is_exact?: false;
  readonly next: string | null;
  readonly results: readonly Row[];
}

export type FetchPage<Row, Order> = (client: Client, query: PageQuery<Order>) => Promise<ResponseBody<Row>>;

export type StaffPage<Row> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly reason: string; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly rows: readonly Row[];
      /** On all pages; if it isn't exact, more than one less. */
      readonly count: number;
      readonly isExact: boolean;
      readonly pages: number;
      /** These are the previous rows while the next ones load. */
      readonly isStale: boolean;
      /** Returns the current rows. */
      readonly reload: () => Promise<readonly Row[] | undefined>;
    };

/**
 * Loads one page of a list that the server pages, searches and sorts, so that it stays fast with 100,000 rows
 * (STAFF-31). Shows the previous rows until the next have loaded. The cache is not shared between users.
 *
 * @param list unique name of the list
 */
export function useStaffPage<Row, Order extends string>(
  list: string,
  query: ListQuery,
  orderings: Orderings<Order>,
  fetchPage: FetchPage<Row, Order>,
  formatReason: (error: unknown) => string = toErrorMessage,
): StaffPage<Row> {
  const key = `${list} ${JSON.stringify(query)}`;
  const { page, search, sort } = query;
  const ordering = findOrdering(orderings, sort);
  const parameters = { page, page_size: staffPageSize, ...(search && { search }), ...(ordering && { ordering }) };
  const load = async (client: Client) => ({ ...(await fetchPage(client, parameters)), key });
  const { data, error, mutate } = usePrivateQuery({ key, load }, { keepPreviousData: true });
  const isStale = data?.key !== key;
  const reload = async () => (await mutate())?.results;
  if (isStale && error !== undefined) return { is: 'failed', reason: formatReason(error), retry: () => void reload() };
  if (!data) return { is: 'loading' };
  const { count, count_is_exact: isExact = true, next, results: rows } = data;
  // There may be pages beyond a capped count.
  const pages = Math.max(Math.ceil(count / staffPageSize), next === null ? 0 : page + 1);
  return { is: 'loaded', rows, count, isExact, pages, isStale, reload };
}
