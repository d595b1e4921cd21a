import type { components } from '@aitours/openapi/schema';
import { findFacts } from '../../db/bookedFacts.ts';
import type { Database } from '../../db/database.ts';
import { knownFacts } from '../wire.ts';

type Booking = components['schemas']['Booking'];

/** Returns a booking with what is known now about its activities. */
export async function addFacts(db: Database, booking: Booking): Promise<Booking> {
  if (booking.booking_type !== 'activity') return booking;
  const facts = await findFacts(
    db,
    booking.cart_items.flatMap(({ activity }) => activity?.id ?? []),
  );
  return {
    ...booking,
    cart_items: booking.cart_items.map((item) => ({
      ...item,
      ...knownFacts({ facts: facts.get(item.activity?.id ?? '') ?? null }),
    })),
  };
}
