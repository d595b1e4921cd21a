import type { FreeOperationId, Output } from '@aitours/api-client';
import useSWR from 'swr';
import { useClient } from '../../platform/api.tsx';
import { useOwner } from '../../platform/useOwner.ts';
import type { Figure } from './StatCard.tsx';

export interface OwnAnswer<Data> {
  readonly data: Data | undefined;
  /** The failure of the last try; absent while there is data. */
  readonly failure: unknown;
  readonly reload: () => void;
}

/** A figure that only staff may see, read anew with each visit and never kept for the next user of the browser. */
export function useOwnApi<Id extends FreeOperationId>(operation: Id): OwnAnswer<Output<Id>> {
  const client = useClient();
  const owner = useOwner();
  const { data, error, mutate } = useSWR<Output<Id>, unknown>(`${operation} of ${owner}`, () => client.call(operation));
  return { data, failure: data === undefined ? error : undefined, reload: () => void mutate() };
}

/** One figure of an answer. */
export function figureOf<Data>({ data, failure }: OwnAnswer<Data>, pick: (data: Data) => number): Figure {
  if (data !== undefined) return pick(data);
  return failure === undefined ? 'loading' : 'failed';
}
