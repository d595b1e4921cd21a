import { type Input, isProblem, type Problem } from '@aitours/api-client';
import type { CartItem } from '@aitours/domain/cart';
import { type BookingGroup, type Buyer, splitIntoBookings, toBookingPayload } from '@aitours/domain/checkout';
import { type Fils, parseFils } from '@aitours/domain/money';
import { useRef, useState } from 'react';
import { useClient, useQuirks } from '../../platform/api.tsx';
import { sendOnce } from '../../platform/attemptKeys.ts';
import { type NewlyBooked, parseNewBooking } from '../../platform/parseNewBooking.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { atPrices, bookGroups } from './bookGroups.ts';
import { type CheckoutFailure, checkoutFailure } from './checkoutFailure.ts';

export interface BookCart {
  readonly isBooking: boolean;
  /** Bookings made so far when a later group failed. */
  readonly booked: readonly NewlyBooked[];
  readonly failure: CheckoutFailure | undefined;
  /** The server's prices differ from those shown: nothing more is booked before the traveller agrees (GAP-26). */
  readonly priceChange: Problem<'price-changed'> | undefined;
  readonly declinePrices: () => void;
  /**
   * @param total the shown total of what is booked first, if it has a discount
   * @param agreed the prices of `priceChange`
   */
  readonly book: (items: readonly CartItem[], buyer: Buyer, total?: Fils, agreed?: Problem<'price-changed'>) => void;
}

export interface BookCartOutcomes {
  /** Called when all groups are booked. */
  readonly onBooked: (bookings: readonly NewlyBooked[]) => void;
  readonly onFailed: (failure: CheckoutFailure, booked: readonly NewlyBooked[]) => void;
  readonly onPriceChanged: () => void;
}

/** Books the cart, one request per kind of item (CHECKOUT-28). A second call while the first runs is ignored. */
export function useBookCart({ onBooked, onFailed, onPriceChanged }: BookCartOutcomes): BookCart {
  const client = useClient();
  const { bookingsNoResponse: noResponse } = useQuirks();
  /** Ids of booked items: they may still be in the displayed cart and must not be booked again. */
  const done = useRef(new Set<string>());
  const { isPending, submit } = useSubmitOnce();
  const [booked, setBooked] = useState<readonly NewlyBooked[]>([]);
  const [failure, setFailure] = useState<CheckoutFailure>();
  const [priceChange, setPriceChange] = useState<Problem<'price-changed'>>();

  const create = (group: BookingGroup<CartItem>, buyer: Buyer, total?: Fils) => {
    // The domain rule builds the contract's body; the details of cart items come from the same server.
    const body = toBookingPayload(group, buyer, total) as Input<'createBooking'>['body'];
    return sendOnce([group.items.map(({ id }) => id), body], async (idempotencyKey) =>
      parseNewBooking(group.type, await client.call('createBooking', { body }, { idempotencyKey })),
    );
  };

  const run = async (items: readonly CartItem[], buyer: Buyer, total?: Fils) => {
    setFailure(undefined);
    setPriceChange(undefined);
    const groups = splitIntoBookings(items.filter(({ id }) => !done.current.has(id)));
    const outcome = await bookGroups(groups, booked, {
      book: (group) => create(group, buyer, group === groups[0] ? total : undefined),
      onBooked: (group) => group.items.forEach(({ id }) => void done.current.add(id)),
    });
    setBooked(outcome.bookings);
    if (outcome.is === 'booked') return onBooked(outcome.bookings);
    if (isProblem(outcome.error, 'price-changed')) {
      setPriceChange(outcome.error);
      return onPriceChanged();
    }
    const failed = checkoutFailure(outcome.error, noResponse);
    setFailure(failed);
    onFailed(failed, outcome.bookings);
  };

  return {
    isBooking: isPending,
    booked,
    failure,
    priceChange,
    declinePrices: () => setPriceChange(undefined),
    book: (items, buyer, total, agreed) => {
      const shown = agreed ? parseFils(agreed.amount) : booked.length === 0 ? total : undefined;
      void submit(() => run(atPrices(items, agreed), buyer, shown));
    },
  };
}
