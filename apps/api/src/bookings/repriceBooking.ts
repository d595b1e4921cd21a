import { fromDubaiTime } from '@aitours/domain/dates';
import type { Fils } from '@aitours/domain/money';
import type { BookingRequest } from '../db/bookings/bookingRequest.ts';
import type { BookingRow } from '../db/bookings/bookings.ts';
import { findZones } from '../db/catalogue/transferZones.ts';
import { findVehicle } from '../db/catalogue/vehicles.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../problems/problems.ts';
import type { BookingContext } from './bookingContext.ts';
import { readTickets, readVisit } from './lineFromDetails.ts';
import type { AnyLine } from './lines/cartLine.ts';
import type { Terms } from './lines/line.ts';
import { priceLines, toPromoLine, toTransferLine } from './priceLines.ts';
import { readTour } from './readRequestedTour.ts';
import { quoteJourney } from './transfers/buildTransferBooking.ts';

/** Returns what a cancelled booking would cost now, in fils; null if it can no longer be booked. */
export async function repriceBooking(
  tx: Database,
  { request, details, userId }: BookingRow,
  { now, config: { quirks } }: BookingContext,
): Promise<Fils | null> {
  if (request === null || userId === null) return null;
  if (fromDubaiTime(details.date, details.time ?? '23:59') <= now) return null;
  const terms = { now, quirks, promoCode: details.discount?.promo_code };
  try {
    if (request.kind !== 'transfer') {
      const lines = await readLines(tx, request, { now, quirks });
      if (lines.some(({ error }) => error !== null)) return null;
      return await priceAgain(tx, userId, lines.map(toPromoLine), terms);
    }
    const vehicle = await findVehicle(tx, request.vehicleId);
    if (!vehicle || details.kind !== 'transfer') return null;
    const { total } = quoteJourney(vehicle, { ...details.transfer, ...request }, await findZones(tx));
    return await priceAgain(tx, userId, [toTransferLine(vehicle, total)], terms);
  } catch (error) {
    // What was booked is no longer offered.
    if (error instanceof Problem && (error.type === 'not-found' || error.type === 'invalid-request')) return null;
    throw error;
  }
}

/** If the promo code can no longer be used, the price is that without it. */
async function priceAgain(...[tx, userId, lines, terms]: Parameters<typeof priceLines>): Promise<Fils> {
  const price = await priceLines(tx, userId, lines, terms).catch((error: unknown) => {
    if (error instanceof Problem && error.errors?.['promo_code'])
      return priceLines(tx, userId, lines, { ...terms, promoCode: undefined });
    throw error;
  });
  return price.total;
}

const nameField = (field: string) => field;

async function readLines(
  tx: Database,
  request: Exclude<BookingRequest, { kind: 'transfer' }>,
  sold: Terms,
): Promise<AnyLine[]> {
  const terms = { ...sold, isBooked: true };
  if (request.kind === 'tour') return [(await readTour(tx, request.tour, terms)).line];
  const lines: AnyLine[] = [];
  if (request.kind === 'activity')
    for (const visit of request.visits) lines.push(await readVisit(tx, visit, nameField, terms));
  else for (const tickets of request.tickets) lines.push(await readTickets(tx, tickets, terms));
  return lines;
}
