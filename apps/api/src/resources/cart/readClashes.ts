import { type Clash, findClashes } from '@aitours/domain/cart';
import type { components } from '@aitours/openapi/schema';
import type { Terms } from '../../bookings/lines/line.ts';
import { type CurrentBooking, findCurrentBookings } from '../../db/bookings/bookings.ts';
import { findPoints } from '../../db/bookings/itemPoints.ts';
import type { CartLineRow } from '../../db/cart/cartLines.ts';
import type { CartOwner } from '../../db/cart/cartOwners.ts';
import { findDaysOfTours } from '../../db/catalogue/tours.ts';
import type { Database } from '../../db/database.ts';
import { type TitledItem, toPlannedBooking, toPlannedLine } from './plannedItems.ts';

type CartClash = components['schemas']['CartClash'];

const maxClashes = 100;

/** Returns what doesn't go together in a cart, and with what its user has booked already (CART-01). */
export async function readClashes(
  db: Database,
  owner: CartOwner,
  rows: readonly CartLineRow[],
  terms: Terms,
): Promise<CartClash[]> {
  if (rows.length === 0) return [];
  const booked = 'userId' in owner ? await findCurrentBookings(db, owner.userId, terms.now) : [];
  const tourIds = new Set([...rows.flatMap(({ tour }) => tour?.id ?? []), ...booked.flatMap(toTourId)]);
  const parts = {
    tourDays: await findDaysOfTours(db, [...tourIds]),
    points: await findPoints(db, booked.flatMap(listProductIds)),
  };
  const items = [
    ...rows.map((row) => toPlannedLine(row, terms, parts)),
    ...booked.flatMap((booking) => toPlannedBooking(booking, parts)),
  ];
  const byId = new Map(items.map((item) => [item.id, item]));
  return findClashes(items)
    .slice(0, maxClashes)
    .flatMap((clash) => describeClash(clash, byId));
}

const toTourId = ({ details }: CurrentBooking) => (details.kind === 'tour' ? details.tour.id : []);

const listProductIds = ({ details }: CurrentBooking) =>
  details.kind === 'activity' || details.kind === 'ticket'
    ? details.items.flatMap(({ activity, ticket }) => (activity ?? ticket)?.id ?? [])
    : [];

function describeClash(clash: Clash, items: ReadonlyMap<string, TitledItem>): CartClash[] {
  const [item, other] = [items.get(clash.item), items.get(clash.other)];
  if (!item || !other || other.date === undefined) return [];
  const { type, title, bookingNumber } = other;
  const base = {
    item: clash.item,
    other: {
      type,
      title,
      ...getTimes(clash, item, other, other.date),
      ...(bookingNumber === undefined ? { cart_item: clash.other } : { booking_number: bookingNumber }),
    },
  };
  if (clash.kind !== 'tight-gap') return [{ ...base, kind: clash.kind }];
  return [{ ...base, kind: clash.kind, minutes: clash.minutes, travel_minutes: clash.travelMinutes }];
}

/** Of a tour, the times of the day on which they clash. */
function getTimes(clash: Clash, item: TitledItem, { days, time, durationMinutes }: TitledItem, date: string) {
  const dateOfDay = clash.kind === 'included' ? clash.date : (item.date ?? date);
  const day = days?.find((candidate) => candidate.date === dateOfDay);
  return {
    date: day?.date ?? date,
    time: day?.time ?? time ?? null,
    duration_minutes: day?.durationMinutes ?? durationMinutes ?? null,
  };
}
