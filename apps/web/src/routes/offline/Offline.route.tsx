import { splitBookings } from '@aitours/domain/booking';
import { shopPhone } from '@aitours/domain/contact';
import { toDubaiDate } from '@aitours/domain/dates';
import { sanitiseReturnPath } from '@aitours/domain/session';
import { useSearch } from 'wouter';
import { useMyBookings } from '../../features/bookings/useMyBookings.ts';
import { useSession } from '../../features/session/SessionProvider.tsx';
import { useReachable } from '../../platform/offline/useReachable.ts';
import { createPageMeta } from '../../platform/page.ts';
import { messages } from './messages.ts';
import { OfflineView } from './Offline.view.tsx';

const phone = { number: shopPhone, href: `tel:${shopPhone.replaceAll(' ', '')}` };

/** The service worker shows it in place of a page that isn't available offline. */
export default function Offline() {
  const page = sanitiseReturnPath(new URLSearchParams(useSearch()).get('page'));
  const { isKnown, isSignedIn } = useSession();
  const { state } = useMyBookings(isKnown && isSignedIn);
  const open = () => location.assign(page);
  const isOnline = useReachable(open);
  const loaded = state.is === 'loaded' ? splitBookings(state.bookings, toDubaiDate(new Date())).upcoming : [];
  return <OfflineView isOnline={isOnline} bookings={isSignedIn ? loaded : null} phone={phone} onOpen={open} />;
}

export const meta = createPageMeta(messages.offline);

export const isPrivate = true;
