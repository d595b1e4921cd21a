import { type ToastMessage, ToastRegion } from '@aitours/ui';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { takeKeptNotices } from './keptNotices.ts';

export type Notify = (kind: ToastMessage['kind'], text: string) => void;

const NotifyContext = createContext<Notify | null>(null);

/** The shop's notifications (SHELL-56, SHELL-57), and those that wait for the page to have reloaded. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const count = useRef(0);

  const notify = useCallback<Notify>((kind, text) => {
    count.current += 1;
    const id = String(count.current);
    setToasts((shown) => [...shown, { id, kind, text }]);
  }, []);

  useEffect(() => {
    for (const { kind, text } of takeKeptNotices()) notify(kind, text);
  }, [notify]);

  return (
    <NotifyContext value={notify}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))} />
    </NotifyContext>
  );
}

/** Tells the visitor something, for five seconds. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('NotificationsProvider is missing above this component');
  return notify;
}
