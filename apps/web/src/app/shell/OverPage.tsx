import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { isWizardOpen, onWizardChange } from '../../features/transfer-booking/wizardStore.ts';
import { paths } from '../paths.ts';
import { tellFault } from '../tellFault.ts';
import { useIdle } from '../useIdle.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { shellMessages } from './messages.ts';

/**
 * What stands over every page; it comes when the page has nothing better to do. Where it can't be had, whoever opens the
 * transfer wizard is told so, and it is asked for once more.
 */
export function OverPage() {
  const isIdle = useIdle();
  const [path] = useLocation();
  const notify = useNotify();
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    if (!isIdle || Part) return;
    const fetchPart = () =>
      import('./OverPagePart.tsx').then(
        (part) => setPart(() => part.default),
        (error: unknown) => {
          tellFault(error);
          if (isWizardOpen() || path === paths.transferBooking) notify('error', shellMessages.wizardFailed);
        },
      );
    void fetchPart();
    return onWizardChange(() => void fetchPart());
  }, [isIdle, Part, path, notify]);
  return <ErrorBoundary>{Part && <Part />}</ErrorBoundary>;
}
