import type { components } from '@aitours/openapi/schema';
import { findFacts } from '../db/bookings/bookedFacts.ts';
import type { Database } from '../db/database.ts';
import { getKnownFacts } from '../lib/wire.ts';

type Booking = components['schemas']['Booking'];

/** Returns a booking with what is known now about its activities, attractions or tour. */
export async function addFacts(db: Database, booking: Booking): Promise<Booking> {
  const kind = booking.booking_type;
  if (kind === 'transfer') return booking;
  const facts = await findFacts(
    db,
    kind,
    booking.cart_items.flatMap((item) => item[kind]?.id ?? []),
  );
  return {
    ...booking,
    cart_items: booking.cart_items.map((item) => ({
      ...item,
      ...getKnownFacts({ facts: facts.get(item[kind]?.id ?? '') ?? null }),
    })),
  };
}
