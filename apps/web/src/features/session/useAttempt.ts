import { useState } from 'react';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { failureText } from './failureText.ts';

export interface Attempt {
  readonly isBusy: boolean;
  /** The message of the last error. */
  readonly error: string | undefined;
  readonly setError: (text: string | undefined) => void;
  /** Runs one attempt; a second one while it runs is ignored. */
  readonly run: (act: () => Promise<void>) => void;
}

/**
 * Runs one attempt at a time and holds its error message.
 *
 * @param fallback message when the server sends none
 * @param textOf returns the message of an error, if not the server's
 */
export function useAttempt(fallback: string, textOf: typeof failureText = failureText): Attempt {
  const { isPending, submit } = useSubmitOnce();
  const [error, setError] = useState<string>();
  const run = (act: () => Promise<void>) => {
    void submit(async () => {
      setError(undefined);
      await act().catch((failure: unknown) => setError(textOf(failure, fallback)));
    });
  };
  return { isBusy: isPending, error, setError, run };
}
