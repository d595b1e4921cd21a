import { formatWireAmount } from '@aitours/domain/money';
import type { Journey } from '@aitours/domain/transfers';
import type { components } from '@aitours/openapi/schema';
import type { BookingDetails } from '../db/bookings/bookingDetails.ts';
import type { BookingRequest } from '../db/bookings/bookingRequest.ts';
import { findZones } from '../db/catalogue/transferZones.ts';
import { findVehicle } from '../db/catalogue/vehicles.ts';
import type { Database } from '../db/database.ts';
import { invalidRequest, notChangeable } from '../problems/problems.ts';
import { type ChangeTerms, formatStart, requireFreeDateChange } from './planLineChange.ts';
import { quoteJourney } from './transfers/buildTransferBooking.ts';
import { findJourneyError } from './transfers/findJourneyError.ts';

type TransferDetails = Extract<BookingDetails, { kind: 'transfer' }>;
type TransferChange = components['schemas']['TransferChange'];

/** Returns the times of a transfer as a quote shows them. @param amount in fils */
export function toQuotedTransfer(
  { date, time, transfer }: TransferDetails,
  amount: number,
): components['schemas']['QuotedLine'] {
  const { return_date, return_time, passengers } = transfer;
  return {
    date,
    time,
    ...(return_date && { return_date }),
    ...(return_time && { return_time }),
    adults: passengers,
    children: 0,
    infants: 0,
    amount: formatWireAmount(amount),
  };
}

/** When a transfer can be changed. */
export interface RideTerms extends Pick<ChangeTerms, 'now' | 'quotedAt'> {
  /** When a ride could start that was booked when the quote was computed. */
  readonly earliestRide: Date;
}

/**
 * Plans other times of a transfer, at today's price; null if nothing changes.
 *
 * @throws {Problem} not-changeable, invalid-request
 */
export async function planTransferChange(
  tx: Database,
  details: TransferDetails,
  { vehicleId, distance, isReturn }: Extract<BookingRequest, { kind: 'transfer' }>,
  change: TransferChange,
  { now, quotedAt, earliestRide }: RideTerms,
): Promise<{ details: TransferDetails; amount: number; description: string } | null> {
  const { pickup_date, pickup_time, return_date, return_time } = change;
  const { transfer, title } = details;
  if (!isReturn && (return_date ?? return_time) !== undefined)
    throw invalidRequest(null, { 'transfer.return_date': ['This transfer has no return journey.'] });
  const after: TransferDetails = {
    ...details,
    date: pickup_date ?? details.date,
    time: pickup_time ?? details.time,
    transfer: {
      ...transfer,
      return_date: return_date ?? transfer.return_date,
      return_time: return_time ?? transfer.return_time,
    },
  };
  const [booked, changed] = [toQuotedTransfer(details, 0), toQuotedTransfer(after, 0)];
  if (JSON.stringify(booked) === JSON.stringify(changed)) return null;
  requireFreeDateChange('this transfer', details, transfer.vehicle.cancellation_terms, quotedAt);
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw notChangeable(`${transfer.vehicle.name} is no longer offered. Please contact us to change it.`);
  const isMoved = after.date !== details.date || after.time !== details.time;
  const error = findJourneyError(toJourney(after), vehicle, now, isMoved ? earliestRide : now);
  if (error) throw invalidRequest(null, { [fieldNames[error.field] ?? 'transfer']: [error.message] });
  const back = changed.return_date
    ? `, return ${formatStart({ date: changed.return_date, time: changed.return_time ?? null })}`
    : '';
  return {
    details: after,
    amount: quoteJourney(vehicle, { ...transfer, distance, isReturn }, await findZones(tx)).total,
    description: `The transfer ${title} moves to ${formatStart(after)}${back}.`,
  };
}

const fieldNames: Partial<Record<keyof Journey, string>> = {
  date: 'transfer.pickup_date',
  returnDate: 'transfer.return_date',
  returnTime: 'transfer.return_time',
};

const toJourney = ({ date, time, transfer }: TransferDetails): Journey => ({
  pickupLocation: transfer.pickup_location,
  dropoffLocation: transfer.dropoff_location,
  date,
  time: time ?? '',
  passengers: transfer.passengers,
  luggage: transfer.luggage,
  isReturn: transfer.return_journey,
  returnDate: transfer.return_date ?? '',
  returnTime: transfer.return_time ?? '',
});
