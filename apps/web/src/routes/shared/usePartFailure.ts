import { useCallback } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { partNotLoaded } from '../../platform/loadingMessages.ts';
import { reportError } from '../../platform/reportError.ts';

/** Reports that a deferred part could not be loaded, and notifies a traveller who has used it. */
export function usePartFailure(): (error: unknown, isAwaited: boolean) => void {
  const notify = useNotify();
  return useCallback(
    (error, isAwaited) => {
      reportError(error);
      if (isAwaited) notify('error', partNotLoaded);
    },
    [notify],
  );
}
