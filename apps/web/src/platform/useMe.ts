import type { Schema } from '@aitours/api-client';
import useSWR, { type KeyedMutator } from 'swr';
import { useClient } from './api.tsx';
import { useOwner } from './useOwner.ts';

export interface Me {
  /** Whose profile it is, for whatever is kept beside it; `null` while nobody is asked for. */
  readonly owner: string | null;
  readonly user: Schema<'User'> | undefined;
  /** The failure of the last try. */
  readonly failure: unknown;
  readonly mutate: KeyedMutator<Schema<'User'>>;
}

/**
 * The visitor's own profile as the server has it, shared by all who ask. It isn't kept for the next user.
 *
 * @param isSignedIn nothing is asked before somebody is
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
