import type { Schema } from '@aitours/api-client';
import { checkoutMessages } from '@aitours/domain/messages';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { type BookingsState, storeLastBooking } from '../../features/bookings/bookingsFromState.ts';
import { type CartDiscount, describeTotal, findDiscount } from '../../features/cart/cartDiscounts.ts';
import { removeFailure } from '../../features/cart/cartFailures.ts';
import { summariseClashes } from '../../features/cart/describeClashes.ts';
import { useEarlierPrices } from '../../features/cart/seenPrices.ts';
import { useCartActions } from '../../features/cart/useCartActions.ts';
import type { DiscountOf } from '../../features/checkout/bookGroups.ts';
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

/** @param hasBooked what is booked first has been booked */
function listDiscounts(all: readonly CartDiscount[], hasBooked: boolean) {
  const discounts = all.filter(({ promo_code }) => !hasBooked || promo_code !== undefined);
  const findDiscountedTotal: DiscountOf = (items) => {
    const discount = findDiscount(discounts, items);
    return discount && { total: discount.total, promoCode: discount.promo_code };
  };
  return { discounts, findDiscountedTotal };
}

/** Manages one order: entries, validation, booking and each outcome. */
export function CheckoutOrder({ lines, promo, owner, profile, ...order }: Extract<CheckoutState, { is: 'ready' }>) {
  const { session } = useClient();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const leaveForSignIn = useLeaveForSignIn();
  const form = useCheckoutForm(owner, profile);
  const earlierPrices = useEarlierPrices(lines);
  const remove = useRemoval();

  const onBooked = (bookings: readonly NewlyBooked[], payment: Schema<'Payment'> | null) => {
    form.forget();
    promo.remove();
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
    if (failure.is === 'signedOut') return rememberPath(paths.checkout);
    announceCartUpdated();
    promo.recheck();
  };
  const booking = useBookCart({ onBooked, onFailed, onPriceChanged: announceCartUpdated });

  const { discounts, findDiscountedTotal } = listDiscounts(order.discounts, booking.booked.length > 0);

  const submit = (agreed?: BookCart['priceChange']) => {
    if (booking.isBooking || promo.isChecking || !form.check(describeTotal(lines, discounts).isFree)) return;
    if (!session.tokens()) {
      notify('error', checkoutMessages.logIn);
      return leaveForSignIn(paths.checkout);
    }
    notify('info', checkoutMessages.processing);
    booking.book({ items: lines, buyer: form.draft, findDiscountedTotal, agreed });
  };

  return (
    <>
      <CheckoutFormView
        lines={lines}
        clashes={summariseClashes(lines, order.clashes)}
        earlierPrices={earlierPrices}
        discounts={discounts}
        promo={promo}
        form={form}
        isBooking={booking.isBooking}
        failure={booking.failure}
        booked={booking.booked.map(({ booking_number }) => booking_number)}
        onRemove={remove}
        onSubmit={() => submit()}
      />
      <PriceConfirmation booking={booking} onAccept={() => submit(booking.priceChange)} />
    </>
  );
}

/** Removes an item, and reports a failure. */
function useRemoval() {
  const notify = useNotify();
  const { remove } = useCartActions();
  return (id: string) => {
    remove(id).catch((error: unknown) => notify('error', removeFailure(error).text));
  };
}

function PriceConfirmation({ booking, onAccept }: { booking: BookCart; onAccept: () => void }) {
  if (!booking.priceChange) return null;
  return (
    <Suspense>
      <PriceDialog change={booking.priceChange} onAccept={onAccept} onDecline={booking.declinePrices} />
    </Suspense>
  );
}
