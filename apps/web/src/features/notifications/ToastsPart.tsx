import { ToastRegion, type ToastRegionProps } from '@aitours/ui';
import { useEffect } from 'react';
import { takeKeptNotices } from './keptNotices.ts';
import type { Notify } from './NotificationsProvider.tsx';

export interface ToastsPartProps extends Pick<ToastRegionProps, 'toasts' | 'onDismiss'> {
  readonly notify: Notify;
}

/** Where notifications stand. It also shows those that waited for the page to have reloaded. */
export default function ToastsPart({ notify, ...rest }: ToastsPartProps) {
  useEffect(() => {
    for (const { kind, text } of takeKeptNotices()) notify(kind, text);
  }, [notify]);
  return <ToastRegion {...rest} />;
}
