import { type Client, errorText } from '@aitours/api-client';
import useSWR from 'swr';
import { useClient } from '../../platform/api.tsx';
import { useOwner } from '../../platform/useOwner.ts';
import { type ListQuery, staffPageSize } from './listQuery.ts';

/** What a list is asked for. */
export interface PageRequest {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
}

interface Answer<Row> {
  readonly count: number;
  readonly results: readonly Row[];
}

export type StaffPage<Row> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly reason: string; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly rows: readonly Row[];
      /** On all pages together. */
      readonly count: number;
      readonly pages: number;
      /** These are the rows of before: the ones asked for are on their way. */
      readonly isStale: boolean;
    };

/**
 * One page of a list that the server cuts, searches and sorts, so that it is as quick with 100,000 rows (STAFF-31). The
 * rows of before stay until the next ones are here. What one user was shown isn't kept for the next.
 *
 * @param list names the list: one name for each
 */
export function useStaffPage<Row>(
  list: string,
  query: ListQuery,
  fetchPage: (client: Client, request: PageRequest) => Promise<Answer<Row>>,
): StaffPage<Row> {
  const client = useClient();
  const owner = useOwner();
  const key = `${list} of ${owner} ${JSON.stringify(query)}`;
  const { page, search } = query;
  const { data, error, mutate } = useSWR<Answer<Row> & { key: string }, unknown>(
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
