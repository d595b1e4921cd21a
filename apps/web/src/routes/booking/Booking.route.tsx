import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useSession } from '../../features/session/SessionProvider.tsx';
import { type Choice, findChoice, readStoredChoice } from '../../features/transfer-booking/storedChoice.ts';
import { useTransferDistance } from '../../features/transfer-booking/useTransferDistance.ts';
import { openWizard } from '../../features/transfer-booking/wizardDraft.ts';
import { createPageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { BookingView } from './Booking.view.tsx';

/** /booking: the selected vehicle, or a redirect home without one (SHELL-30, XFER-16). */
export default function Booking() {
  const state = useHistoryState<unknown>();
  const { isKnown } = useSession();
  const [, navigate] = useLocation();
  const choice = isKnown ? (findChoice(state) ?? readStoredChoice()) : undefined;
  const isRedirecting = isKnown && choice === undefined;
  useEffect(() => {
    if (isRedirecting) navigate(paths.home, { replace: true });
  }, [isRedirecting, navigate]);
  return choice ? <LoadedBooking choice={choice} /> : <BookingView state={{ is: 'loading' }} />;
}

function LoadedBooking({ choice }: { choice: Choice }) {
  const { route } = useTransferDistance(choice.search.pickupLocation, choice.search.dropoffLocation);
  return <BookingView state={{ is: 'held', choice, route, onContinue: () => openWizard(choice) }} />;
}

export const meta = createPageMeta('Complete your booking');

export const isPrivate = true;
