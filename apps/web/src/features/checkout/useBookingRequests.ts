import type { Input } from '@aitours/api-client';
import type { CartItem } from '@aitours/domain/cart';
import { type BookingGroup, type Buyer, toBookingPayload } from '@aitours/domain/checkout';
import type { Fils } from '@aitours/domain/money';
import { useClient } from '../../platform/api.tsx';
import { sendOnce } from '../../platform/attemptKeys.ts';
import { parseNewBooking } from '../../platform/parseNewBooking.ts';

/** Shown or agreed totals by the position of their booking; the others are the sums of their items. */
export type Totals = Readonly<Record<number, Fils | undefined>>;

/** Returns the requests that book one group of a cart, and all groups together. */
export function useBookingRequests() {
  const client = useClient();

  // The domain rule builds the contract's body; the details of cart items come from the same server.
  const toBody = (group: BookingGroup<CartItem>, buyer: Buyer, total?: Fils) =>
    toBookingPayload(group, buyer, total) as Input<'createBooking'>['body'];

  return {
    create: (group: BookingGroup<CartItem>, buyer: Buyer, total?: Fils) => {
      const body = toBody(group, buyer, total);
      return sendOnce([group.items.map(({ id }) => id), body], async (idempotencyKey) =>
        parseNewBooking(group.type, await client.call('createBooking', { body }, { idempotencyKey })),
      );
    },
    createTogether: (groups: readonly BookingGroup<CartItem>[], buyer: Buyer, totals: Totals) => {
      const body = { bookings: groups.map((group, index) => toBody(group, buyer, totals[index])) };
      return sendOnce([groups.map(({ items }) => items.map(({ id }) => id)), body], (idempotencyKey) =>
        client.call('createOrder', { body }, { idempotencyKey }),
      );
    },
  };
}
