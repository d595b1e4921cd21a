import { fromDubaiTime } from '@aitours/domain/dates';
import { type Fils, sum } from '@aitours/domain/money';
import type { BookingRequest } from '../../db/bookingRequest.ts';
import { type BookingRow, isFirstBooking } from '../../db/bookings.ts';
import { findVehicle } from '../../db/catalogue/vehicles.ts';
import type { Database } from '../../db/database.ts';
import type { PaymentContext } from '../../payments/changePayment.ts';
import { Problem } from '../../problems/problems.ts';
import type { Line, Terms } from '../lines/line.ts';
import { quoteJourney } from '../transfers/buildTransferBooking.ts';
import { priceBooking } from './bookingPrice.ts';
import { readTickets, readVisit } from './lineFromDetails.ts';
import { readTour } from './readRequestedTour.ts';

/** Returns what a cancelled booking would cost now, in fils; null if it can no longer be booked. */
export async function repriceBooking(
  tx: Database,
  { request, details, userId }: BookingRow,
  { now, config: { quirks } }: PaymentContext,
): Promise<Fils | null> {
  if (request === null || userId === null) return null;
  if (fromDubaiTime(details.date, details.time ?? '23:59') <= now) return null;
  const subtotal = await priceRequest(tx, request, { now, quirks });
  if (subtotal === null) return null;
  return (await priceBooking(subtotal, quirks, () => isFirstBooking(tx, userId))).total;
}

async function priceRequest(tx: Database, request: BookingRequest, terms: Terms): Promise<Fils | null> {
  if (request.kind === 'transfer') {
    const vehicle = await findVehicle(tx, request.vehicleId);
    return vehicle && quoteJourney(vehicle, request.distance, request.isReturn).total;
  }
  try {
    const lines = await readLines(tx, request, terms);
    return lines.some(({ error }) => error !== null) ? null : sum(lines.map(({ amount }) => amount));
  } catch (error) {
    // What was booked is no longer offered.
    if (error instanceof Problem && (error.type === 'not-found' || error.type === 'invalid-request')) return null;
    throw error;
  }
}

const nameOf = (field: string) => field;

async function readLines(
  tx: Database,
  request: Exclude<BookingRequest, { kind: 'transfer' }>,
  terms: Terms,
): Promise<Line[]> {
  if (request.kind === 'tour') return [(await readTour(tx, request.tour, terms.now)).line];
  const lines: Line[] = [];
  if (request.kind === 'activity')
    for (const visit of request.visits) lines.push(await readVisit(tx, visit, nameOf, terms));
  else for (const tickets of request.tickets) lines.push(await readTickets(tx, tickets, terms.now));
  return lines;
}
