import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { wizardStore } from '../../features/transfer-booking/wizardStore.ts';
import { useStore } from '../../platform/createStore.ts';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { paths } from '../../platform/paths.ts';
import { shellMessages } from './messages.ts';

const TransferWizard = lazy(() => import('./TransferWizardPart.tsx'));

/** Renders the transfer wizard above every page (XFER-18); loads it when it opens. */
export function WizardSlot() {
  const isOpen = useStore(wizardStore, null) !== null;
  const notify = useNotify();
  const [path] = useLocation();
  if (!isOpen && path !== paths.transferBooking) return null;
  return (
    <ErrorBoundary onFailure={() => notify('error', shellMessages.wizardFailed)}>
      <Suspense>
        <TransferWizard />
      </Suspense>
    </ErrorBoundary>
  );
}
