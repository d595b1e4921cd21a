import type { Schema } from '@aitours/api-client';
import useSWR, { type KeyedMutator } from 'swr';
import { useClient } from './api.tsx';
import { useOwner } from './useOwner.ts';

export interface Me {
  /** Key for data cached per user; `null` while signed out. */
  readonly owner: string | null;
  readonly user: Schema<'User'> | undefined;
  /** The last error. */
  readonly failure: unknown;
  readonly mutate: KeyedMutator<Schema<'User'>>;
}

/**
 * Loads the user's profile, shared by all components. The cache is not shared between users.
 *
 * @param isSignedIn no request while false
 */
export function useMe(isSignedIn: boolean): Me {
  const client = useClient();
  const name = useOwner();
  const owner = isSignedIn ? name : null;
  const { data, error, mutate } = useSWR<Schema<'User'>, unknown>(owner && `getMe ${owner}`, () =>
    client.call('getMe'),
  );
  return { owner, user: data, failure: error, mutate };
}
