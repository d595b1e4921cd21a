import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { isWizardOpen, wizardStore } from '../../features/transfer-booking/wizardStore.ts';
import { useIdle } from '../../hydration/index.ts';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { paths } from '../../platform/paths.ts';
import { reportError } from '../../platform/reportError.ts';
import { shellMessages } from './messages.ts';

/**
 * The parts above every page; they load when the browser is idle. If that fails, opening the transfer wizard shows an
 * error and loads again.
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
          reportError(error);
          if (isWizardOpen() || path === paths.transferBooking) notify('error', shellMessages.wizardFailed);
        },
      );
    void fetchPart();
    return wizardStore.subscribe(() => void fetchPart());
  }, [isIdle, Part, path, notify]);
  return <ErrorBoundary>{Part && <Part />}</ErrorBoundary>;
}
