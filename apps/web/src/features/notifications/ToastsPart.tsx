import { ToastRegion, type ToastRegionProps } from '@aitours/ui';
import { useEffect } from 'react';
import { takeKeptNotices } from './keptNotices.ts';
import type { Notify } from './NotificationsProvider.tsx';

export interface ToastsPartProps extends Pick<ToastRegionProps, 'toasts' | 'onDismiss'> {
  readonly notify: Notify;
}

/** Renders notifications, including those stored across a reload. */
export default function ToastsPart({ notify, ...rest }: ToastsPartProps) {
  useEffect(() => {
    for (const { kind, text } of takeKeptNotices()) notify(kind, text);
  }, [notify]);
  return <ToastRegion {...rest} />;
}
