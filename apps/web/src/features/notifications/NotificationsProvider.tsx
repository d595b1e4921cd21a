import type { ToastMessage } from '@aitours/ui';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useRef, useState } from 'react';
import { useIdle } from '../../hydration/index.ts';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';

export type Notify = (kind: ToastMessage['kind'], text: string, action?: ToastMessage['action']) => void;

const Toasts = lazy(() => import('./ToastsPart.tsx'));

const NotifyContext = createContext<Notify | null>(null);

/** Whether a shown notification is outdated: the same one comes again, or the outcome of what it said was in progress. */
const isReplacedBy = (shown: ToastMessage, next: ToastMessage): boolean =>
  shown.text === next.text || (shown.kind === 'info' && !shown.action && next.kind !== 'info');

/** Provides notifications (SHELL-56, SHELL-57), including those stored across a reload. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const count = useRef(0);
  // The live region must exist before the first notification to be announced; its styles load later.
  const isIdle = useIdle();

  const notify = useCallback<Notify>((kind, text, action) => {
    count.current += 1;
    const id = String(count.current);
    const toast = { id, kind, text, action };
    setToasts((shown) => [...shown.filter((earlier) => !isReplacedBy(earlier, toast)), toast]);
  }, []);

  return (
    <NotifyContext value={notify}>
      {children}
      {(isIdle || toasts.length > 0) && (
        <ErrorBoundary fallback={<output>{toasts.at(-1)?.text}</output>}>
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
