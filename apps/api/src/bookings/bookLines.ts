import { formatWireAmount } from '@aitours/domain/money';
import type { Quirks } from '@aitours/domain/quirks';
import type { BookingDetails } from '../db/bookings/bookingDetails.ts';
import {
  type LineRequest,
  type TicketRequest,
  type TourRequest,
  toBookingRequest,
  type VisitRequest,
} from '../db/bookings/bookingRequest.ts';
import type { OwnedBooking } from '../db/bookings/bookings.ts';
import { insertBooking } from '../db/bookings/insertBooking.ts';
import type { Database } from '../db/database.ts';
import type { BookingChannel } from '../db/schema.ts';
import { settleInOrder } from '../db/settleInOrder.ts';
import { getStockKey } from '../db/stock/stock.ts';
import { priceChanged, soldOut } from '../problems/problems.ts';
import { describeHead } from './describeHead.ts';
import { type ActivityLine, bookOneParty } from './lines/activityLine.ts';
import type { AnyLine } from './lines/cartLine.ts';
import { type FieldName, toLineProblem } from './lines/line.ts';
import { sharePlaces } from './lines/sharePlaces.ts';
import type { TicketLine } from './lines/ticketLine.ts';
import { priceLines, toPromoLine } from './priceLines.ts';
import { takePlaces } from './takePlaces.ts';
import { toBookedItem } from './toBookedItem.ts';

/** A requested line of a booking. */
export interface RequestedLine {
  readonly line: AnyLine;
  /** The client's id of the line. */
  readonly id: string;
  readonly nameField: FieldName;
  /** The amount that the client showed, as a decimal string; null if it showed none. */
  readonly shownAmount: string | null;
}

export interface Buyer {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly specialRequests: string;
  readonly paymentMethod: 'card' | 'cash' | 'wallet';
}

export interface BookingTerms {
  readonly now: Date;
  readonly quirks: Pick<Quirks, 'firstBooking'>;
  /** The total that the client showed, as a decimal string. */
  readonly shownTotal?: string | undefined;
  /** As the customer entered it. */
  readonly promoCode?: string | undefined;
  /** The id of the payment that the booking waits for, if it costs something; null if it isn't paid online. */
  readonly paymentId: string | null;
  /** Null: unknown. */
  readonly channel: BookingChannel | null;
  /** Of a tour; other lines contain what was requested. */
  readonly tour?: TourRequest;
}

/**
 * Books lines of one kind. Run it in a transaction.
 *
 * @param describe returns the details of the booking other than title and date
 * @throws {Problem} invalid-request for a line that can't be booked, or a promo code that can't be used; price-changed when the client showed another
 * price or total (GAP-26); sold-out when there are too few places
 */
export async function bookLines(
  tx: Database,
  buyer: Buyer,
  requested: readonly RequestedLine[],
  describe: (items: ReturnType<typeof toBookedItem>[]) => DetailsOfKind,
  terms: BookingTerms,
): Promise<OwnedBooking> {
  const { now, paymentId, channel, tour } = terms;
  requireValidLines(requested);
  const lines = requested.map(({ line }) => (line.kind === 'activity' ? bookOneParty(line) : line));
  const { total, discount, promo } = await priceLines(tx, buyer.userId, lines.map(toPromoLine), terms);
  requireShownPrices(requested, formatWireAmount(total), terms.shownTotal);
  const { userId, paymentMethod, ...contact } = buyer;
  const booking = {
    ...contact,
    userId,
    paymentMethod,
    total,
    channel,
    promoCodeId: promo?.id ?? null,
    ...toInitialState(paymentId, total),
    request: toBookingRequest(lines.map((line) => toLineRequest(line, tour))),
    details: {
      ...describeHead(lines.map(({ product, date, time }) => ({ title: product.title, date, time }))),
      ...(discount && { discount }),
      ...(promo && { promo: promo.booked }),
      ...describe(lines.map((line, index) => toBookedItem(line, index + 1))),
    },
  } as const;
  const bookedLines = lines.map(({ product, date, places, amount }) => ({
    title: product.title,
    date,
    places,
    amount,
  }));
  const [, row] = await settleInOrder([takeAll(tx, requested, now), insertBooking(tx, booking, bookedLines, now)]);
  return row;
}

/** Returns the state of a new booking. @param total in fils; what costs nothing needs no payment, and is paid */
export const toInitialState = (paymentId: string | null, total: number) =>
  paymentId !== null && total > 0
    ? ({ status: 'pending', paymentStatus: 'pending', paymentId } as const)
    : ({ status: 'confirmed', paymentStatus: total > 0 ? 'pending' : 'paid', paymentId: null } as const);

/** Returns what was requested of a line. @param tour of a tour's line */
export function toLineRequest(line: AnyLine, tour?: TourRequest): LineRequest {
  if (line.kind === 'activity') return { kind: 'activity', visit: toVisitRequest(line) };
  if (line.kind === 'ticket') return { kind: 'ticket', tickets: toTicketRequest(line) };
  if (!tour) throw new Error('What was requested of a tour is missing');
  return { kind: 'tour', tour: { ...tour, id: line.product.id } };
}

const toVisitRequest = ({ product, date, timeSlotId, quantity, choice }: ActivityLine): VisitRequest => ({
  activityId: product.id,
  date,
  time: null,
  timeSlotId: timeSlotId ?? undefined,
  quantity,
  choice,
});

const toTicketRequest = ({ product, date, ticketTypeId, timeSlotId, details }: TicketLine): TicketRequest => ({
  event: product.id,
  ticketTypeId,
  timeSlotId,
  date,
  adults: details.adults,
  children: details.children,
});

type WithoutHead<Details> = Details extends BookingDetails
  ? Omit<Details, 'title' | 'date' | 'time' | 'discount' | 'promo'>
  : never;
type DetailsOfKind = WithoutHead<BookingDetails>;

function requireValidLines(requested: readonly RequestedLine[]): void {
  for (const { line, id, nameField } of requested) {
    if (line.error?.kind === 'invalid') throw toLineProblem(line, line.error, id, nameField);
  }
}

function requireShownPrices(requested: readonly RequestedLine[], total: string, shownTotal = total): void {
  const changed = requested.flatMap(({ id, line, shownAmount }, index) => {
    const amount = formatWireAmount(line.amount);
    return shownAmount === null || shownAmount === amount
      ? []
      : [{ index, id, title: line.product.title, sent: shownAmount, amount }];
  });
  if (changed.length > 0) throw priceChanged(total, changed);
  if (shownTotal !== total) throw priceChanged(total, [], discountChangedText);
}

const discountChangedText = 'The discount has changed. Please check the total and confirm again.';

async function takeAll(tx: Database, requested: readonly RequestedLine[], now: Date): Promise<void> {
  const shortage = await takePlaces(
    tx,
    requested.flatMap(({ line }) => line.places ?? []),
    now,
  );
  if (!shortage) return;
  // The earlier lines of the departure keep their places.
  const ofDeparture = requested.filter(
    ({ line }) => line.places && getStockKey(line.places) === getStockKey(shortage.requested),
  );
  const shared = sharePlaces(ofDeparture.map(({ line }) => ({ ...line, placesLeft: shortage.left })));
  const index = shared.findIndex(({ error }) => error !== null);
  const unavailable = ofDeparture[index];
  if (!unavailable) throw new Error('A shortage must be of a requested stock');
  const { product, date, time, places } = unavailable.line;
  const kept = shared[index]?.keptPlaces ?? 0;
  const item = { id: unavailable.id, title: product.title, date, time };
  throw soldOut(item, shortage.left, kept > 0 ? kept + (places?.count ?? 0) : undefined);
}
