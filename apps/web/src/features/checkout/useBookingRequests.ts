import type { Input } from '@aitours/api-client';
import type { CartItem } from '@aitours/domain/cart';
import { type BookingGroup, type Buyer, type DiscountedTotal, toBookingPayload } from '@aitours/domain/checkout';
import { useClient } from '../../platform/api.tsx';
import { sendOnce } from '../../platform/attemptKeys.ts';
import { parseNewBooking } from '../../platform/parseNewBooking.ts';

/** Returns the requests that book one group of a cart, and all groups together. */
export function useBookingRequests() {
  const client = useClient();

  // The domain rule builds the contract's body; the details of cart items come from the same server.
  const toBody = (group: BookingGroup<CartItem>, buyer: Buyer, discounted?: DiscountedTotal) =>
    toBookingPayload(group, buyer, discounted) as Input<'createBooking'>['body'];

  return {
    create: (group: BookingGroup<CartItem>, buyer: Buyer, discounted?: DiscountedTotal) => {
      const body = toBody(group, buyer, discounted);
      return sendOnce([group.items.map(({ id }) => id), body], async (idempotencyKey) =>
        parseNewBooking(group.type, await client.call('createBooking', { body }, { idempotencyKey })),
      );
    },
    createTogether: (groups: readonly BookingGroup<CartItem>[], buyer: Buyer, totals: readonly DiscountedTotal[]) => {
      const body = { bookings: groups.map((group, index) => toBody(group, buyer, totals[index])) };
      return sendOnce([groups.map(({ items }) => items.map(({ id }) => id)), body], (idempotencyKey) =>
        client.call('createOrder', { body }, { idempotencyKey }),
      );
    },
  };
}
