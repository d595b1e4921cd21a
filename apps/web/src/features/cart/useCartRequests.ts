import { useRef, useState } from 'react';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';
import type { CartFailure } from './cartFailures.ts';

export interface CartRequests {
  /** The last error, until it is dismissed or another request starts. */
  readonly failure: CartFailure | undefined;
  readonly dismissFailure: () => void;
  /** Waits for a request. If it fails, undoes what was shown at once, and reports the error. */
  readonly attempt: (
    call: Promise<unknown>,
    findFailure: (error: unknown) => CartFailure,
    undo: () => void,
  ) => Promise<void>;
}

/**
 * Reloads the cart after the last running request: earlier, the server's state would undo optimistic changes. Without a
 * connection the reload fails as well, so a failed change is undone without it.
 */
export function useCartRequests(): CartRequests {
  const [failure, setFailure] = useState<CartFailure>();
  const running = useRef(0);
  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    attempt: async (call, findFailure, undo) => {
      running.current += 1;
      setFailure(undefined);
      try {
        await call;
      } catch (error) {
        undo();
        setFailure(findFailure(error));
      }
      running.current -= 1;
      if (running.current === 0) announceCartUpdated();
    },
  };
}
