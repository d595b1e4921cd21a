import { type Client, errorText } from '@aitours/api-client';
import useSWR from 'swr';
import { useClient } from '../../platform/api.tsx';
import { useOwner } from '../../platform/useOwner.ts';
import { type ListQuery, staffPageSize } from './listQuery.ts';

export interface PageRequest {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
}

interface ResponseBody<Row> {
  readonly count: number;
  readonly results: readonly Row[];
}

export type StaffPage<Row> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly reason: string; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly rows: readonly Row[];
      /** On all pages. */
      readonly count: number;
      readonly pages: number;
      /** These are the previous rows while the next ones load. */
      readonly isStale: boolean;
    };

/**
 * Loads one page of a list that the server pages, searches and sorts, so that it stays fast with 100,000 rows
 * (STAFF-31). Shows the previous rows until the next have loaded. The cache is not shared between users.
 *
 * @param list unique name of the list
 */
export function useStaffPage<Row>(
  list: string,
  query: ListQuery,
  fetchPage: (client: Client, request: PageRequest) => Promise<ResponseBody<Row>>,
): StaffPage<Row> {
  const client = useClient();
  const owner = useOwner();
  const key = `${list} of ${owner} ${JSON.stringify(query)}`;
  const { page, search } = query;
  const { data, error, mutate } = useSWR<ResponseBody<Row> & { key: string }, unknown>(
    key,
    async () => ({
      ...(await fetchPage(client, { page, page_size: staffPageSize, ...(search !== '' && { search }) })),
      key,
    }),
    { keepPreviousData: true },
  );
  const isStale = data?.key !== key;
  if (isStale && error !== undefined) return { is: 'failed', reason: errorText(error), retry: () => void mutate() };
  if (!data) return { is: 'loading' };
  const pages = Math.ceil(data.count / staffPageSize);
  return { is: 'loaded', rows: data.results, count: data.count, pages, isStale };
}
