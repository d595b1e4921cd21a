import type { ToastMessage } from '@aitours/ui';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react';
import { firstInput } from '../../hydration/index.ts';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { readStorage } from '../../platform/storage.ts';
import { noticesKey } from './noticesKey.ts';

export type Notify = (kind: ToastMessage['kind'], text: string, action?: ToastMessage['action']) => void;

/** `lazy` keeps a failed load; a new component loads again. */
const createToasts = () => lazy(() => import('./ToastsPart.tsx'));

let count = 0;

const NotifyContext = createContext<Notify | null>(null);

/** Provides notifications (SHELL-56, SHELL-57), including those stored across a reload. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  // The live region must exist before the first notification to be announced; its styles load later.
  const [isNeeded, setNeeded] = useState(false);
  const [Toasts, setToastsComponent] = useState(createToasts);
  const last = toasts.at(-1);
  useEffect(() => {
    if (readStorage(noticesKey, 'session')) setNeeded(true);
    void firstInput.then(() => setNeeded(true));
  }, []);

  const notify = useCallback<Notify>((kind, text, action) => {
    count += 1;
    const id = String(count);
    // The same one again, and the outcome of what one said was in progress, replace it.
    const isKept = (shown: ToastMessage) =>
      shown.text !== text && (shown.kind !== 'info' || shown.action || kind === 'info');
    setToasts((shown) => [...shown.filter(isKept), { id, kind, text, action }]);
  }, []);

  return (
    <NotifyContext value={notify}>
      {children}
      {(isNeeded || toasts.length > 0) && (
        <ErrorBoundary
          resetKey={last?.id}
          fallback={<output>{last?.text}</output>}
          onFailure={() => setToastsComponent(createToasts())}
        >
          <Suspense>
            <Toasts
              toasts={toasts}
              notify={notify}
              onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </NotifyContext>
  );
}

/** Returns a function that shows a notification for five seconds, or for longer with an action. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('NotificationsProvider is missing');
  return notify;
}
