import { useRef, useState } from 'react';
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
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isRunning = useRef(false);
  const run = (act: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(undefined);
    act()
      .catch((failure: unknown) => setError(textOf(failure, fallback)))
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  };
  return { isBusy, error, setError, run };
}
