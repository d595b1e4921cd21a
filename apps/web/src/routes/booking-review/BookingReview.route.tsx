import { useParams } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { useApi } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { BookingReviewView } from './BookingReview.view.tsx';

/** /bookings/{bookingNumber}/review: reviews what was booked (G9). */
export default function BookingReview() {
  const { bookingNumber } = useParams<'/bookings/:bookingNumber/review'>();
  const isAllowed = useSignInRequired();
  const notify = useNotify();
  const { data, failure, isNotFound, reload } = useApi(
    'listBookingReviews',
    isAllowed ? { path: { ref: bookingNumber } } : null,
  );
  const onChanged = (message: string) => {
    reload();
    notify('success', message);
  };
  if (data) return <BookingReviewView number={bookingNumber} state={{ is: 'loaded', products: data, onChanged }} />;
  if (isNotFound) return <BookingReviewView number={bookingNumber} state={{ is: 'missing' }} />;
  if (failure !== undefined)
    return <BookingReviewView number={bookingNumber} state={{ is: 'failed', retry: reload }} />;
  return <BookingReviewView number={bookingNumber} state={{ is: 'loading' }} />;
}

export const meta = createPageMeta('Review your booking');

export const isPrivate = true;
