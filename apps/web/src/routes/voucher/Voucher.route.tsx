import { useParams } from 'wouter';
import { useBooking } from '../../features/bookings/useBooking.ts';
import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { pageMeta } from '../../platform/page.ts';
import { VoucherView } from './Voucher.view.tsx';

export default function Voucher() {
  const { bookingNumber } = useParams<'/customer/:bookingNumber/voucher'>();
  const isAllowed = useSignInRequired();
  return <VoucherView state={useBooking(isAllowed ? bookingNumber : null)} />;
}

export const meta = pageMeta('Voucher');

export const isPrivate = true;
