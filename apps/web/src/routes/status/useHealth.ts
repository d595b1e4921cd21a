import { statusMessages } from '@aitours/domain/messages';
import { useCallback, useEffect, useState } from 'react';
import { type Health, readHealth } from './readHealth.ts';

export type HealthState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly text: string }
  | { readonly is: 'loaded'; readonly health: Health };

/** Loads the shop's health on each visit of the page (STATUS-06). */
export function useHealth(): { readonly state: HealthState; readonly retry: () => void } {
  const [state, setState] = useState<HealthState>({ is: 'loading' });
  const load = useCallback(() => {
    readHealth().then(
      (health) => setState({ is: 'loaded', health }),
      (cause: unknown) => setState({ is: 'failed', text: describeFailure(cause) }),
    );
  }, []);
  useEffect(load, [load]);
  const retry = useCallback(() => {
    setState({ is: 'loading' });
    load();
  }, [load]);
  return { state, retry };
}

/** Returns the message of an error, else a general one (STATUS-08). */
const describeFailure = (cause: unknown): string =>
  cause instanceof Error && cause.message !== '' ? cause.message : statusMessages.failed;
