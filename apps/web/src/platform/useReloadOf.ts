import type { OperationId } from '@aitours/api-client';
import { useSWRConfig } from 'swr';

/** Returns a function that loads the responses of operations again, as far as components show them. */
export function useReloadOf(...operations: OperationId[]): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () =>
    mutate((key) => typeof key === 'string' && operations.some((operation) => operation === key.split(' ', 1)[0]));
}
