import {
  type ChangedLine,
  type ChangePrice,
  findDateChangeEnd,
  findEarliestStart,
  getChangeSettlement,
  getRefundPercent,
  priceChange,
} from '@aitours/domain/booking';
import { type Fils, formatPrice, formatWireAmount, parseFils } from '@aitours/domain/money';
import { findEarliestRide } from '@aitours/domain/transfers';
import type { components } from '@aitours/openapi/schema';
import type { ChangedBooking, ChangeRequest } from '../db/bookings/bookingChange.ts';
import type { BookingDetails } from '../db/bookings/bookingDetails.ts';
import { type BookingRequest, toBookingRequest } from '../db/bookings/bookingRequest.ts';
import { type BookingRow, findBookedLines, type NewBookingLine } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import { getStockKey, type Places, subtractPlaces } from '../db/stock/stock.ts';
import { invalidRequest, notChangeable } from '../problems/problems.ts';
import type { BookingContext } from './bookingContext.ts';
import { toBookingDiscount } from './bookingPrice.ts';
import { findRefundStart } from './bookingRefund.ts';
import { findChangeObstacle, findItemTerms } from './changeOptions.ts';
import { describeHead } from './describeHead.ts';
import { findLineDiscount, readLinePrices, toStoredLinePrice } from './linePrices.ts';
import { getMembers, toLineRequests } from './lineRequests.ts';
import { type ChangeTerms, keepLine, type PlannedLine, planLineChange } from './planLineChange.ts';
import { planTransferChange, type RideTerms, toQuotedTransfer } from './planTransferChange.ts';

type Schemas = components['schemas'];

/** A change of a booking that is possible now, if there are places. */
export interface ChangePlan {
  readonly after: ChangedBooking;
  readonly price: ChangePrice;
  /** The places that it needs besides those of the booking. */
  readonly taken: readonly Places[];
  /** What changes, as sentences. */
  readonly description: string;
  /** Each line before and after, as a quote shows it. */
  readonly lines: readonly Schemas['QuotedLineChange'][];
}

/** Whose terms and prices a change is planned by. */
export interface PlanContext extends BookingContext {
  /** When the quote was computed: the terms of that time apply. */
  readonly quotedAt: Date;
}

/** What changes in the parts of a booking, before it is priced as a whole. */
interface ChangedParts {
  readonly prices: readonly ChangedLine[];
  readonly details: BookingDetails;
  readonly request: BookingRequest;
  readonly bookedLines: readonly NewBookingLine[];
  readonly description: string;
  readonly lines: readonly Schemas['QuotedLineChange'][];
  /** Returns the stored prices of the lines. @param paid what is paid for each of them */
  readonly storePrices: (paid: readonly Fils[]) => Pick<BookingDetails, 'line_prices'>;
}

/**
 * Plans a change of a booking: what it contains and costs afterwards. It changes nothing.
 *
 * @throws {Problem} not-changeable, invalid-request, sold-out
 */
export async function planChange(
  tx: Database,
  row: BookingRow,
  change: ChangeRequest,
  context: PlanContext,
): Promise<ChangePlan> {
  const obstacle = findChangeObstacle(row);
  if (obstacle !== null || row.request === null) throw notChangeable(obstacle ?? undefined);
  const { details, request } = row;
  const booked = await findBookedLines(tx, row.id);
  const { now, quotedAt, config } = context;
  const terms = { now, quotedAt, quirks: config.quirks, start: findRefundStart(details) };
  const earliestRide = findEarliestRide(quotedAt, config.transferNoticeHours);
  const parts =
    details.kind === 'transfer'
      ? await changeTransfer(tx, row, change, { ...terms, earliestRide })
      : await changeLines(tx, details, request, booked, change, terms);
  const price = priceChange({
    totalBefore: row.total,
    keptBefore: parseFils(details.kept_amount ?? '0'),
    lines: parts.prices,
    isPaid: row.paymentStatus === 'paid',
  });
  const listPlaces = (lines: readonly NewBookingLine[]) => lines.flatMap(({ places }) => places ?? []);
  return {
    after: {
      details: withPrice({ ...parts.details, ...parts.storePrices(price.paid) }, price),
      request: parts.request,
      total: price.total,
      lines: parts.bookedLines,
    },
    price,
    taken: subtractPlaces(listPlaces(parts.bookedLines), listPlaces(booked)),
    description: parts.description,
    lines: parts.lines,
  };
}

const nothingChanges = () => invalidRequest('Nothing would change. Please choose another date or fewer travellers.');

/** Returns the details with the kept amount and the discount of the new subtotal. */
function withPrice(
  { discount: before, kept_amount: _kept, ...details }: BookingDetails,
  { kept, subtotal, total }: ChangePrice,
): BookingDetails {
  const { percent, promo_code } = before ?? {};
  const source = { ...(percent !== undefined && { percent }), ...(promo_code !== undefined && { promo_code }) };
  return {
    ...details,
    ...(total < subtotal && { discount: toBookingDiscount({ subtotal, amount: total - subtotal }, source) }),
    ...(kept > 0 && { kept_amount: formatWireAmount(kept) }),
  } as BookingDetails;
}

async function changeTransfer(
  tx: Database,
  { details, request, total }: BookingRow,
  { lines, transfer }: ChangeRequest,
  terms: ChangeTerms & RideTerms,
): Promise<ChangedParts> {
  if (details.kind !== 'transfer' || request?.kind !== 'transfer') throw notChangeable();
  if (lines) throw invalidRequest(null, { lines: ['a transfer has no lines'] });
  const planned = transfer && (await planTransferChange(tx, details, request, transfer, terms));
  if (!planned) throw nothingChanges();
  const before = details.discount ? parseFils(details.discount.subtotal) : total;
  const { amount } = planned;
  const {
    promo,
    transfer: { vehicle },
  } = details;
  const taken = promo && 'amount' in promo.rate ? promo.rate.amount : 0;
  const end = findDateChangeEnd(planned.details, vehicle.cancellation_terms, terms.now);
  return {
    prices: [
      {
        booked: before,
        paid: total,
        amount,
        discount: findLineDiscount(details, null, { amount, discount: taken }),
        percent: getRefundPercent(terms.start, vehicle.cancellation_terms, terms.quotedAt),
      },
    ],
    details: planned.details,
    request,
    bookedLines: [],
    description: planned.description,
    lines: [
      {
        line: '1',
        title: details.title,
        before: toQuotedTransfer(details, before),
        after: toQuotedTransfer(planned.details, amount),
        date_until: end?.toISOString() ?? null,
      },
    ],
    storePrices: () => ({}),
  };
}

type ItemsDetails = Exclude<BookingDetails, { kind: 'transfer' }>;

async function changeLines(
  tx: Database,
  details: ItemsDetails,
  request: BookingRequest,
  booked: readonly NewBookingLine[],
  { lines: changes = [], transfer }: ChangeRequest,
  terms: ChangeTerms,
): Promise<ChangedParts> {
  if (transfer) throw invalidRequest(null, { transfer: ['is not a part of this booking'] });
  requireLines(changes, details);
  const requests = toLineRequests(request, details);
  const linePrices = readLinePrices(details);
  const planned: PlannedLine[] = [];
  for (const [index, item] of details.items.entries()) {
    const position = changes.findIndex(({ line }) => line === item.id);
    const change = changes[position];
    const [lineRequest, price] = [requests[index], linePrices[index]];
    if (!lineRequest || !price) throw notChangeable('This booking can’t be changed here. Please contact us.');
    const line = { item, request: lineRequest, price };
    planned.push(change ? await planLineChange(tx, line, change, `lines.${position}`, terms) : keepLine(line, terms));
  }
  if (planned.every(({ description }) => description === null)) throw nothingChanges();
  const left = planned.flatMap(({ after }) => after ?? []);
  if (left.length === 0)
    throw notChangeable('Nothing of this booking would be left. Please cancel the booking instead.');
  const after = toBookingRequest(left.map((line) => line.request));
  return {
    prices: planned.map(({ before, price, base }) => ({
      ...price,
      discount: findLineDiscount(details, before.id, base),
    })),
    details: {
      ...withItems(
        details,
        left.map(({ item }) => item),
        after,
      ),
      ...keepRefundStart(details, planned),
    },
    request: after,
    bookedLines: planned.reduce(replaceLine, [...booked]),
    description: planned.flatMap(({ description }) => description ?? []).join(' '),
    lines: planned.map((line) => toQuotedLineChange(line, details.kind === 'tour', terms.now)),
    storePrices: (paid) => ({
      line_prices: Object.fromEntries(planned.flatMap((line, index) => storeLine(line, paid[index]))),
    }),
  };
}

const storeLine = ({ after, base }: PlannedLine, paid: Fils = 0) =>
  after ? [[after.item.id, toStoredLinePrice(paid, base, getMembers(after.request))] as const] : [];

/**
 * Keeps the start of a removed line if a cancellation wouldn't have refunded everything: without that line the booking
 * starts later, and the rest would be refunded again.
 */
function keepRefundStart(
  { refund_start }: ItemsDetails,
  planned: readonly PlannedLine[],
): Pick<BookingDetails, 'refund_start'> {
  if (planned.every(({ price }) => price.percent === 100)) return {};
  const removed = planned.flatMap(({ before, after }) => (after ? [] : { date: before.date, time: before.time }));
  const first = findEarliestStart([...(refund_start ? [refund_start] : []), ...removed]);
  return first ? { refund_start: first } : {};
}

function requireLines(changes: readonly Schemas['LineChange'][], { items }: ItemsDetails): void {
  for (const [index, { line }] of changes.entries()) {
    const isRepeated = changes.findIndex((other) => other.line === line) < index;
    if (isRepeated || !items.some(({ id }) => id === line))
      throw invalidRequest(null, { [`lines.${index}.line`]: ['is not a line of this booking, or is named twice'] });
  }
}

function withItems(details: ItemsDetails, items: Schemas['BookedItem'][], request: BookingRequest): ItemsDetails {
  const head = describeHead(items);
  if (details.kind !== 'tour' || request.kind !== 'tour') return { ...details, ...head, items };
  const { adults = 0, children512 = 0, children25 = 0, infants = 0 } = request.tour.details;
  return { ...details, ...head, items, travellers: { adults, children512, children25, infants } };
}

/** Replaces the row of a line that changes. Rows with the same places and amount are interchangeable. */
function replaceLine(rows: NewBookingLine[], { before, after, places, price }: PlannedLine): NewBookingLine[] {
  if (!places) return rows;
  const getKey = (of: Places | null) => of && `${getStockKey(of)} ${of.count}`;
  const amount = parseFils(before.price);
  const index = rows.findIndex((row) => row.amount === amount && getKey(row.places) === getKey(places.before));
  if (index < 0) throw notChangeable('This booking can’t be changed here. Please contact us.');
  const changed = after && {
    title: after.item.title,
    date: after.item.date,
    places: places.after,
    amount: price.amount,
  };
  return rows.toSpliced(index, 1, ...(changed ? [changed] : []));
}

function toQuotedLineChange(
  { before, after, price }: PlannedLine,
  isTour: boolean,
  now: Date,
): Schemas['QuotedLineChange'] {
  const end = after && !isTour && findDateChangeEnd(after.item, findItemTerms(after.item), now);
  return {
    line: before.id,
    title: before.title,
    before: toQuotedLine(before, before.price),
    after: after && toQuotedLine(after.item, formatWireAmount(price.amount)),
    date_until: end ? end.toISOString() : null,
  };
}

const toQuotedLine = (
  { date, time, adults, children, infants }: Schemas['BookedItem'],
  amount: string,
): Schemas['QuotedLine'] => ({ date, time, adults, children, infants, amount });

/**
 * Returns what happens with the difference.
 *
 * @throws {Problem} not-changeable when a paid booking would cost more, which can't be paid online
 */
export function settleChange(
  { paymentStatus, paymentMethod }: BookingRow,
  price: ChangePrice,
  hasProvider: boolean,
): Schemas['ChangeSettlement'] {
  const canPayOnline = hasProvider && paymentMethod !== 'cash';
  const settlement = getChangeSettlement(price, { isPaid: paymentStatus === 'paid', canPayOnline });
  if (settlement !== null) return settlement;
  throw notChangeable(
    `With this change the booking costs ${formatPrice(price.toPay)} more, which can’t be paid here. Please contact us.`,
  );
}
