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
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isCurrent = true;
    const show = (next: HealthState) => {
      if (isCurrent) setState(next);
    };
    readHealth().then(
      (health) => show({ is: 'loaded', health }),
      (cause: unknown) => show({ is: 'failed', text: failureText(cause) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setState({ is: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}

/** STATUS-08 */
const failureText = (cause: unknown): string =>
  cause instanceof Error && cause.message !== '' ? cause.message : statusMessages.failed;
