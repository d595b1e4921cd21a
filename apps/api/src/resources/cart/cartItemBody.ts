import { isPickupPlace } from '@aitours/domain/activity';
import { toWireActivityDetails, toWireTicketDetails, type WireActivityDetails } from '@aitours/domain/cart';
import { formatWireAmount } from '@aitours/domain/money';
import { toParty } from '@aitours/domain/party';
import type { components } from '@aitours/openapi/schema';
import { type AnyLine, toLines } from '../../bookings/lines/cartLine.ts';
import type { Terms } from '../../bookings/lines/line.ts';
import type { TicketLine } from '../../bookings/lines/ticketLine.ts';
import { toPoint } from '../../db/bookings/itemPoints.ts';
import type { CartLineRow } from '../../db/cart/cartLines.ts';
import { notFound } from '../../problems/problems.ts';

type Schemas = components['schemas'];

/** Returns one line of a cart. @throws {Problem} not-found */
export function toCartItemBody(rows: readonly CartLineRow[], id: string, terms: Terms): Schemas['CartItem'] {
  const item = toCartItemBodies(rows, terms).find((candidate) => candidate.id === id);
  if (!item) throw notFound('cart item');
  return item;
}

/** Returns all lines of a cart with their current price and availability (ENTITY-18, CART-28). */
export function toCartItemBodies(rows: readonly CartLineRow[], terms: Terms): Schemas['CartItem'][] {
  const lines = toLines(rows, terms);
  return rows.flatMap((row, index) => {
    const line = lines[index];
    return line ? toBody(row, line) : [];
  });
}

function toBody(row: CartLineRow, line: AnyLine): Schemas['CartItem'] {
  const point = toPoint(row.activity, row.event);
  const base = { ...toBaseBody(row.item, line), ...(point && { point }), activity: null, event: null, tour: null };
  switch (line.kind) {
    case 'activity':
      return {
        ...base,
        item_type: 'activity',
        type: 'activity',
        activity: line.product,
        details: toActivityDetails(toWireActivityDetails(line.choice)),
      };
    case 'ticket':
      return { ...base, item_type: 'ticket', type: 'ticket', event: line.product, details: toTicketDetails(line) };
    case 'tour':
      return {
        ...base,
        item_type: 'tour',
        type: 'tour',
        tour: line.product,
        details: { ...line.travellers, children: toParty(line.travellers).children },
      };
  }
}

const toBaseBody = ({ id, createdAt }: CartLineRow['item'], line: AnyLine) => ({
  id,
  title: line.product.title,
  image: line.image,
  unit_price: formatWireAmount(line.unitPrice),
  price: formatWireAmount(line.amount),
  quantity: line.quantity,
  service_date: line.date,
  date: line.date,
  time: line.time,
  duration_minutes: line.durationMinutes,
  time_slot_id: line.timeSlotId,
  available: line.error === null,
  ...(line.error?.kind === 'invalid' && { unavailable_reason: line.error.message }),
  ...(line.minAge > 0 && { min_age: line.minAge }),
  places_left: line.placesLeft,
  ...toDeparturePlaces(line),
  added_at: createdAt.toISOString(),
});

/** Of a line that doesn't fit with the earlier ones of its departure. */
const toDeparturePlaces = ({ error, placesLeft, places, keptPlaces = 0 }: AnyLine) =>
  error?.kind === 'soldOut' && placesLeft !== null && places && keptPlaces > 0
    ? { departure_places: { chosen: keptPlaces + places.count, left: keptPlaces + placesLeft } }
    : {};

function toActivityDetails({ pickup, ...details }: WireActivityDetails): Schemas['ActivityCartDetails'] {
  if (!isPickupPlace(pickup)) throw new Error(`A cart line has the unknown pickup place ${pickup}`);
  return { ...details, pickup };
}

const features = [
  'Fast Track Entry',
  'Transfer Service',
  'Meal Package',
] as const satisfies readonly Schemas['TicketFeature'][];

function toTicketDetails({ details, ticketType, duration, timeSlotId }: TicketLine): Schemas['TicketCartDetails'] {
  const { ticketName, adultQty, childQty, adultPrice, childPrice } = toWireTicketDetails(details);
  return {
    ticketName,
    adultQty,
    childQty,
    adultPrice,
    childPrice,
    features: features.filter((feature) => details.features.includes(feature)),
    ticketType,
    duration,
    inclusions: [...details.features],
    ticket_type_id: String(details.ticketTypeId),
    date_time_slot_id: timeSlotId,
  };
}
