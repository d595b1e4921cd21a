import { ToastRegion, type ToastRegionProps } from '@aitours/ui';
import { useEffect } from 'react';
import type { Notify } from './NotificationsProvider.tsx';
import { takeStoredNotices } from './storedNotices.ts';

export interface ToastsPartProps extends Pick<ToastRegionProps, 'toasts' | 'onDismiss'> {
  readonly notify: Notify;
}

/** Renders notifications, including those stored across a reload. */
export default function ToastsPart({ notify, ...rest }: ToastsPartProps) {
  useEffect(() => {
    for (const { kind, text } of takeStoredNotices()) notify(kind, text);
  }, [notify]);
  return <ToastRegion {...rest} />;
}
