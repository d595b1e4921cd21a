import type { Schema } from '@aitours/api-client';
import { checkoutMessages } from '@aitours/domain/messages';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { type BookingsState, storeLastBooking } from '../../features/bookings/bookingsFromState.ts';
import { useEarlierPrices } from '../../features/cart/seenPrices.ts';
import type { CheckoutFailure } from '../../features/checkout/checkoutFailure.ts';
import { type BookCart, useBookCart } from '../../features/checkout/useBookCart.ts';
import { useCheckoutForm } from '../../features/checkout/useCheckoutForm.ts';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { rememberPath } from '../../features/session/rememberedPath.ts';
import { useLeaveForSignIn } from '../../features/session/useLeaveForSignIn.ts';
import { useClient } from '../../platform/api.tsx';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';
import type { NewlyBooked } from '../../platform/parseNewBooking.ts';
import { paths } from '../../platform/paths.ts';
import { CheckoutFormView } from './CheckoutForm.view.tsx';
import type { CheckoutState } from './useCheckoutPage.ts';

const PriceDialog = lazy(() => import('./PriceDialog.tsx'));

/** Manages one order: entries, validation, booking and each outcome. */
export function CheckoutOrder({ lines, discount, owner, profile }: Extract<CheckoutState, { is: 'ready' }>) {
  const { session } = useClient();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const leaveForSignIn = useLeaveForSignIn();
  const form = useCheckoutForm(owner, profile);
  const earlierPrices = useEarlierPrices(lines);

  const onBooked = (bookings: readonly NewlyBooked[], payment: Schema<'Payment'> | null) => {
    form.forget();
    announceCartUpdated();
    // Not "completed": the places are held until the payment.
    if (payment) return navigate(paths.pay(payment.id));
    storeLastBooking(owner, bookings);
    notify('success', checkoutMessages.completed);
    navigate(paths.thankYou(bookings[0]?.booking_number ?? ''), { state: { bookings } satisfies BookingsState });
  };
  const onFailed = (failure: CheckoutFailure, booked: readonly NewlyBooked[]) => {
    notify('error', failure.text);
    if (booked.length > 0) storeLastBooking(owner, booked);
    if (failure.is === 'signedOut') rememberPath(paths.checkout);
    else announceCartUpdated();
  };
  const booking = useBookCart({ onBooked, onFailed, onPriceChanged: announceCartUpdated });

  const submit = (agreed?: BookCart['priceChange']) => {
    if (booking.isBooking || !form.check()) return;
    if (!session.tokens()) {
      notify('error', checkoutMessages.logIn);
      return leaveForSignIn(paths.checkout);
    }
    notify('info', checkoutMessages.processing);
    booking.book(lines, form.draft, discount?.total, agreed);
  };

  return (
    <>
      <CheckoutFormView
        lines={lines}
        earlierPrices={earlierPrices}
        discount={booking.booked.length === 0 ? discount : null}
        form={form}
        isBooking={booking.isBooking}
        failure={booking.failure}
        booked={booking.booked.map(({ booking_number }) => booking_number)}
        onSubmit={() => submit()}
      />
      {booking.priceChange && (
        <Suspense>
          <PriceDialog
            change={booking.priceChange}
            onAccept={() => submit(booking.priceChange)}
            onDecline={booking.declinePrices}
          />
        </Suspense>
      )}
    </>
  );
}
