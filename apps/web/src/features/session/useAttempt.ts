import { useRef, useState } from 'react';
import { failureText } from './failureText.ts';

export interface Attempt {
  readonly isBusy: boolean;
  /** What the last attempt failed with. */
  readonly error: string | undefined;
  readonly setError: (text: string | undefined) => void;
  /** Runs one attempt; a second one while it is under way is ignored. */
  readonly run: (act: () => Promise<void>) => void;
}

/**
 * One try at a time of something that may fail.
 *
 * @param fallback what is said when the server gave no text of its own
 * @param textOf what is said of a failure, where not even the server's text is
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
