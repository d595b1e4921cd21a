import { isProblem, type Problem, type Schema } from '@aitours/api-client';
import type { CartItem } from '@aitours/domain/cart';
import { type Buyer, splitIntoBookings } from '@aitours/domain/checkout';
import { useRef, useState } from 'react';
import { useConfig, useQuirks } from '../../platform/api.tsx';
import type { NewlyBooked } from '../../platform/parseNewBooking.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { atPrices, bookGroups, bookTogether, type DiscountOf, listTotals } from './bookGroups.ts';
import { type CheckoutFailure, getCheckoutFailure } from './checkoutFailure.ts';
import { useBookingRequests } from './useBookingRequests.ts';

export interface BookCart {
  readonly isBooking: boolean;
  /** Bookings made so far when a later group failed. */
  readonly booked: readonly NewlyBooked[];
  readonly failure: CheckoutFailure | undefined;
  /** The server's prices differ from those shown: nothing more is booked before the traveller agrees (GAP-26). */
  readonly priceChange: Problem<'price-changed'> | undefined;
  readonly declinePrices: () => void;
  readonly book: (order: CartOrder) => void;
}

/** What is booked, for whom, and at which prices. */
export interface CartOrder {
  readonly items: readonly CartItem[];
  readonly buyer: Buyer;
  readonly findDiscountedTotal: DiscountOf;
  /** The prices of `priceChange`, once the traveller has agreed to them. */
  readonly agreed?: Problem<'price-changed'> | undefined;
}

export interface BookCartOutcomes {
  /** Called when all groups are booked; with the payment if they are paid online. */
  readonly onBooked: (bookings: readonly NewlyBooked[], payment: Schema<'Payment'> | null) => void;
  readonly onFailed: (failure: CheckoutFailure, booked: readonly NewlyBooked[]) => void;
  readonly onPriceChanged: () => void;
}

/**
 * Books the cart (CHECKOUT-28): with online payments all of it or nothing, otherwise one request per kind of item. A
 * second call while the first runs is ignored.
 */
export function useBookCart({ onBooked, onFailed, onPriceChanged }: BookCartOutcomes): BookCart {
  const { create, createTogether } = useBookingRequests();
  const { bookingsNoResponse: noResponse } = useQuirks();
  const isPaidOnline = useConfig().onlinePayment !== null;
  /** Ids of booked items: they may still be in the displayed cart and must not be booked again. */
  const done = useRef(new Set<string>());
  const { isPending, submit } = useSubmitOnce();
  const [booked, setBooked] = useState<readonly NewlyBooked[]>([]);
  const [failure, setFailure] = useState<CheckoutFailure>();
  const [priceChange, setPriceChange] = useState<Problem<'price-changed'>>();

  const run = async ({ items, buyer, findDiscountedTotal, agreed }: CartOrder) => {
    setFailure(undefined);
    setPriceChange(undefined);
    const groups = splitIntoBookings(items.filter(({ id }) => !done.current.has(id)));
    const totals = listTotals(groups, findDiscountedTotal, agreed);
    const outcome = await (isPaidOnline
      ? bookTogether(groups, () => createTogether(groups, buyer, totals))
      : bookGroups(groups, booked, {
          book: (group) => create(group, buyer, totals[groups.indexOf(group)]),
          onBooked: (group) => group.items.forEach(({ id }) => void done.current.add(id)),
        }));
    setBooked(outcome.bookings);
    if (outcome.is === 'booked') return onBooked(outcome.bookings, outcome.payment);
    if (isProblem(outcome.error, 'price-changed')) {
      setPriceChange(outcome.error);
      return onPriceChanged();
    }
    const failed = getCheckoutFailure(outcome.error, noResponse);
    setFailure(failed);
    onFailed(failed, outcome.bookings);
  };

  return {
    isBooking: isPending,
    booked,
    failure,
    priceChange,
    declinePrices: () => setPriceChange(undefined),
    book: (order) => void submit(() => run({ ...order, items: atPrices(order.items, order.agreed) })),
  };
}
