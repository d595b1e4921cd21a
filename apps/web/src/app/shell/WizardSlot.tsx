import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { isWizardOpen, onWizardChange } from '../../features/transfer-booking/wizardStore.ts';
import { paths } from '../paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const TransferWizard = lazy(() => import('./TransferWizardPart.tsx'));

const wizardFailed = 'Your transfer booking could not be loaded. Check your connection and load the page again.';

/** Where the transfer wizard stands, over every page (XFER-18). Nothing of it is loaded before it is open. */
export function WizardSlot() {
  const isOpen = useSyncExternalStore(onWizardChange, isWizardOpen);
  const notify = useNotify();
  const [path] = useLocation();
  if (!isOpen && path !== paths.transferBooking) return null;
  return (
    <ErrorBoundary onFailure={() => notify('error', wizardFailed)}>
      <Suspense>
        <TransferWizard />
      </Suspense>
    </ErrorBoundary>
  );
}
