import type { Input, OperationId, Output } from '@aitours/api-client';
import useSWR from 'swr';
import { useClient } from '../../platform/api.tsx';
import { defineQuery, fetchQuery } from '../../platform/query.ts';
import { useOwner } from '../../platform/useOwner.ts';
import type { Figure } from './StatCard.tsx';

export interface StaffResponse<Data> {
  readonly data: Data | undefined;
  /** The last error; absent while there is data. */
  readonly failure: unknown;
  readonly reload: () => void;
}

/** A response whose next version an action returns. */
export interface ChangingResponse<Data> extends StaffResponse<Data> {
  /** Replaces the data, also for the next visit. */
  readonly replace: (data: Data) => void;
}

/**
 * Loads data that only staff may see: requested on each visit and not cached for the next user of the browser.
 *
 * @param isAllowed no request without the user's permission
 */
export function useStaffApi<Id extends OperationId>(
  operation: Id,
  input?: Input<Id>,
  isAllowed = true,
): ChangingResponse<Output<Id>> {
  const client = useClient();
  const owner = useOwner();
  const { data, error, mutate } = useSWR<Output<Id>, unknown>(
    isAllowed && `${operation} of ${owner} ${JSON.stringify(input ?? {})}`,
    () => fetchQuery(client, defineQuery(operation, input)),
  );
  return {
    data,
    failure: data === undefined ? error : undefined,
    reload: () => void mutate(),
    replace: (next) => void mutate(next, { revalidate: false }),
  };
}

/** Returns one statistic of a response. */
export function getFigure<Data>(
  { data, failure }: StaffResponse<Data>,
  pick: (data: Data) => Exclude<Figure, string>,
): Figure {
  if (data !== undefined) return pick(data);
  return failure === undefined ? 'loading' : 'failed';
}
