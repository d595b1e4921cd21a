import type { Schema } from '@aitours/api-client';
import type { KeyedMutator } from 'swr';
import { defineQuery } from './query.ts';
import { useOwner } from './useOwner.ts';
import { usePrivateQuery } from './usePrivateQuery.ts';

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
  const name = useOwner();
  const owner = isSignedIn ? name : null;
  const { data, error, mutate } = usePrivateQuery(isSignedIn ? defineQuery('getMe') : null);
  return { owner, user: data, failure: error, mutate };
}
