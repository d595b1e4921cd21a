import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { useLocation } from 'wouter';
import { pictureOf } from '../../features/catalogue/pictureOf.ts';
import { useSession } from '../../features/session/SessionProvider.tsx';
import { forgetChoice } from '../../features/transfer-booking/heldChoice.ts';
import { TransferWizard } from '../../features/transfer-booking/TransferWizard.tsx';
import type { Account } from '../../features/transfer-booking/useWizard.ts';
import { closeWizard, keepPending, openWizard, restorePending } from '../../features/transfer-booking/wizardDraft.ts';
import { isWizardOpen, onWizardChange } from '../../features/transfer-booking/wizardStore.ts';
import { useClient } from '../api.tsx';
import { findRoute } from '../findRoute.ts';
import { paths } from '../paths.ts';
import { loadModule } from '../routes.ts';

/**
 * The transfer wizard with whoever is signed in; fetched when it is open. At /transfer-booking it opens by itself, as it
 * was left for signing in (XFER-34, XFER-35, GAP-41).
 */
export default function TransferWizardPart() {
  const [path, navigate] = useLocation();
  const account = useAccount();
  const isOpen = useSyncExternalStore(onWizardChange, isWizardOpen, () => false);
  useEffect(() => {
    if (path === paths.transferBooking && !restorePending(new Date())) openWizard();
  }, [path]);
  if (!isOpen) return null;
  return (
    <TransferWizard
      account={account}
      pictureOf={pictureOf}
      onBooked={(booking) => {
        const confirmation = paths.transferConfirmation(booking.booking_number);
        const show = () => {
          closeWizard();
          forgetChoice();
          navigate(confirmation, { state: { bookings: [booking] } });
        };
        // With its code at hand the page is there at once, and its title can take the focus from the dialog.
        const { route } = findRoute(confirmation);
        if ('redirect' in route) show();
        else loadModule(route).then(show, show);
      }}
      onSignIn={(draft) => {
        keepPending(draft, new Date());
        navigate(paths.signInFor(paths.transferBooking));
      }}
    />
  );
}

/** The profile fills in the traveller's details (GAP-80); where it can't be loaded they do it themselves. */
function useAccount(): Account {
  const client = useClient();
  const { isKnown, isSignedIn, user } = useSession();
  const owner = isSignedIn ? (user?.id ?? 'user') : null;
  const { data, error } = useSWR(owner && `getMe ${owner}`, () => client.call('getMe'));
  if (!isKnown) return { owner: undefined, profile: undefined };
  if (!data) return { owner, profile: error === undefined ? undefined : unknownProfile };
  const { first_name, last_name, email, phone } = data;
  return { owner, profile: { firstName: first_name, lastName: last_name, email, phone } };
}

const unknownProfile = { firstName: '', lastName: '', email: '', phone: '' };
