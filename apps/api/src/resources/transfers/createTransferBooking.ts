import { isPersonalComplete } from '@aitours/domain/checkout';
import { dubaiDate } from '@aitours/domain/dates';
import { checkoutMessages } from '@aitours/domain/messages';
import { wireAmount } from '@aitours/domain/money';
import type { components } from '../../contract/generated/contract.ts';
import { operation } from '../../contract/operation.ts';
import { invalidRequest, notFound, priceChanged } from '../../contract/problems.ts';
import { insertBooking } from '../../db/bookings.ts';
import { findVehicle, type VehicleRow } from '../../db/catalogue/vehicles.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hasBegun } from '../activities/slots.ts';
import { transferBookingBody } from '../bookings/bookingBody.ts';
import { bookedTransfer } from './bookedTransfer.ts';

type NewTransfer = components['schemas']['NewTransferBooking'];

/** Books a transfer at the price of the rules (API-46, GAP-26, GAP-37, GAP-38, GAP-40). */
export const createTransferBooking = operation(
  'createTransferBooking',
  async ({ body, user, db, clock, roadDistance }) => {
    const now = clock.now();
    const vehicle = await findVehicle(db, body.vehicle_id);
    if (!vehicle) throw notFound('vehicle');
    requireSense(body, vehicle, now);
    // The way is the server's to measure: whoever sent its length could choose the price.
    const { distance } = await roadDistance(body.pickup_location, body.dropoff_location);
    const { total, details } = bookedTransfer(vehicle, { ...body, distance });
    requireShownPrice(body, vehicle, wireAmount(total));
    const booking = {
      userId: user.id,
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      email: body.email.trim(),
      phone: body.phone_number.trim(),
      specialRequests: (body.special_requests ?? '').trim(),
      total,
      paymentMethod: body.payment_method,
      paymentStatus: 'pending',
      status: 'confirmed',
      details,
    } as const;
    const row = await inTransaction(db, (tx) => insertBooking(tx, booking, [], now));
    return {
      status: 201,
      body: transferBookingBody(row, now),
      headers: { location: `/api/v1/transfers/bookings/${row.number}/` },
    };
  },
);

function requireSense(body: NewTransfer, vehicle: VehicleRow, now: Date): void {
  const { first_name: firstName, last_name: lastName, email, phone_number: phone } = body;
  if (!isPersonalComplete({ firstName, lastName, email, phone }))
    throw invalidRequest(checkoutMessages.personalInfoMissing);
  const { journey_date: date, journey_time: time, return_date: backOn, return_time: backAt } = body;
  if (date < dubaiDate(now) || hasBegun(date, time, now))
    throw invalidRequest('This time has passed.', { journey_date: ['must be to come'] });
  if (body.passengers > vehicle.maxPassengers)
    throw invalidRequest(null, { passengers: [`must be at most ${vehicle.maxPassengers}`] });
  if (body.luggage > vehicle.maxLuggage)
    throw invalidRequest(null, { luggage: [`must be at most ${vehicle.maxLuggage}`] });
  if (!body.return_journey) return;
  if (!backOn || !backAt) throw invalidRequest(null, { [backOn ? 'return_time' : 'return_date']: ['is required'] });
  if (`${backOn} ${backAt}` <= `${date} ${time}`)
    throw invalidRequest(null, { return_date: ['must be after the way there'] });
}

function requireShownPrice(
  { total_amount: sent, vehicle_id: id }: NewTransfer,
  { name }: VehicleRow,
  amount: string,
): void {
  if (sent !== amount) throw priceChanged(amount, [{ id, title: name, sent, amount }]);
}
