import { useRef, useState } from 'react';

export interface SubmitOnce {
  readonly isPending: boolean;
  /** Runs the action, or returns `undefined` while an earlier one runs. */
  readonly submit: <Result>(action: () => Promise<Result>) => Promise<Result | undefined>;
}

/** Runs one action at a time: a second click, which comes before React has disabled the button, is ignored. */
export function useSubmitOnce(): SubmitOnce {
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const submit = async <Result>(action: () => Promise<Result>) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setPending(true);
    try {
      return await action();
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { isPending, submit };
}
