import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { useSession } from '../../features/session/SessionProvider.tsx';
import { clearChoice } from '../../features/transfer-booking/storedChoice.ts';
import { TransferWizard } from '../../features/transfer-booking/TransferWizard.tsx';
import type { Account } from '../../features/transfer-booking/useDraftOwner.ts';
import { closeWizard, openWizard, restorePending, storePending } from '../../features/transfer-booking/wizardDraft.ts';
import { wizardStore } from '../../features/transfer-booking/wizardStore.ts';
import { useStore } from '../../platform/createStore.ts';
import { paths } from '../../platform/paths.ts';
import { toPersonalInfo } from '../../platform/personalInfo.ts';
import { useMe } from '../../platform/useMe.ts';
import { loadRoute } from '../findRoute.ts';
import { loadModule } from '../routes.ts';

/**
 * The transfer wizard with the session; loaded when open. At /transfer-booking it restores the draft stored for sign-in
 * (XFER-34, XFER-35, GAP-41).
 */
export default function TransferWizardPart() {
  const [path, navigate] = useLocation();
  const account = useAccount();
  const isOpen = useStore(wizardStore, null) !== null;
  useEffect(() => {
    if (path === paths.transferBooking && !restorePending(new Date())) openWizard();
  }, [path]);
  if (!isOpen) return null;
  return (
    <TransferWizard
      account={account}
      getPicture={getPicture}
      onBooked={(booking) => {
        const { payment } = booking;
        const next =
          payment?.status === 'open' ? paths.pay(payment.id) : paths.transferConfirmation(booking.booking_number);
        const show = () => {
          closeWizard();
          clearChoice();
          navigate(next, { state: { bookings: [booking] } });
        };
        // With its code preloaded the page renders at once, and its title receives focus from the dialog.
        loadRoute(next)
          .then(({ route }) => (route.redirect ? null : loadModule(route)))
          .then(show, show);
      }}
      onSignIn={(draft) => {
        storePending(draft, new Date());
        navigate(paths.signInFor(paths.transferBooking));
      }}
    />
  );
}

/** The profile prefills the traveller's details (GAP-80); if it can't be loaded, the fields are empty. */
function useAccount(): Account {
  const { isKnown, isSignedIn } = useSession();
  const { owner, user, failure } = useMe(isSignedIn);
  if (!isKnown) return { owner: undefined, discountPercent: 0, profile: undefined };
  const discountPercent = user?.first_booking_discount ?? 0;
  return { owner, discountPercent, profile: user || failure !== undefined ? toPersonalInfo(user) : undefined };
}
