import { useParams } from 'wouter';
import { useBooking } from '../../features/bookings/useBooking.ts';
import { useOfflineCopies } from '../../features/bookings/useOfflineCopies.ts';
import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { OfflineNotice } from '../../platform/offline/OfflineNotice.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { VoucherView } from './Voucher.view.tsx';

export default function Voucher() {
  const { bookingNumber } = useParams<'/customer/:bookingNumber/voucher'>();
  const isAllowed = useSignInRequired();
  const state = useBooking(isAllowed ? bookingNumber : null);
  useOfflineCopies(state.is === 'loaded' ? [bookingNumber] : []);
  return (
    <>
      <OfflineNotice isShown={(path) => path.startsWith(`/api/v1/bookings/${bookingNumber}/`)} />
      <VoucherView state={state} />
    </>
  );
}

export const meta = createPageMeta('Voucher');

export const isPrivate = true;
