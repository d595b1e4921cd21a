import { isPersonalComplete } from '@aitours/domain/checkout';
import { checkoutMessages } from '@aitours/domain/messages';
import { formatWireAmount } from '@aitours/domain/money';
import { checkJourney, findCapacityShortages, type Journey } from '@aitours/domain/transfers';
import { type Context, preparedOperation } from '../../contract/operation.ts';
import { insertBooking } from '../../db/bookings.ts';
import { findVehicle, type VehicleRow } from '../../db/catalogue/vehicles.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidRequest, notFound, priceChanged } from '../../problems/problems.ts';
import { transferBookingBody } from '../bookings/bookingBody.ts';
import { tooFarText } from '../lines/line.ts';
import { buildTransferBooking } from './buildTransferBooking.ts';

type NewTransfer = Context<'createTransferBooking'>['body'];

/** Books a transfer (API-46, GAP-26, GAP-37, GAP-38, GAP-40). */
export const createTransferBooking = preparedOperation(
  'createTransferBooking',
  async ({ body, db, clock, roadDistance }) => {
    const vehicle = await findVehicle(db, body.vehicle_id);
    if (!vehicle) throw notFound('vehicle');
    requireValidJourney(body, vehicle, clock.now());
    // The distance of the request is ignored: it determines the price.
    const { distance } = await roadDistance(body.pickup_location, body.dropoff_location);
    return { vehicle, distance };
  },
  async ({ body, user, db, clock }, { vehicle, distance }) => {
    const now = clock.now();
    const { total, details } = buildTransferBooking(vehicle, { ...body, distance });
    requireShownPrice(body, vehicle, formatWireAmount(total));
    const booking = {
      userId: user.id,
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      email: body.email.trim(),
      phone: body.phone_number.trim(),
      specialRequests: body.special_requests.trim(),
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

function requireValidJourney(body: NewTransfer, vehicle: VehicleRow, now: Date): void {
  const { first_name: firstName, last_name: lastName, email, phone_number: phone } = body;
  if (!isPersonalComplete({ firstName, lastName, email, phone }))
    throw invalidRequest(checkoutMessages.personalInfoMissing);
  if (!body.pickup_location.trim()) throw invalidRequest(null, { pickup_location: ['is required'] });
  if (!body.dropoff_location.trim()) throw invalidRequest(null, { dropoff_location: ['is required'] });
  const errors = checkJourney(toJourney(body), now);
  if (errors.dropoffLocation)
    throw invalidRequest(null, { dropoff_location: ['Please choose a drop-off place other than the pick-up place.'] });
  if (errors.date === 'tooFar') throw invalidRequest(null, { journey_date: [tooFarText] });
  if (errors.returnDate === 'tooFar') throw invalidRequest(null, { return_date: [tooFarText] });
  if (errors.date || errors.time)
    throw invalidRequest('This time has passed.', { journey_date: ['must be in the future'] });
  const [shortage] = findCapacityShortages(vehicle, body);
  if (shortage) throw invalidRequest(null, { [shortage.kind]: [`must be at most ${shortage.capacity}`] });
  if (errors.returnDate === 'missing') throw invalidRequest(null, { return_date: ['is required'] });
  if (errors.returnTime === 'missing') throw invalidRequest(null, { return_time: ['is required'] });
  if (errors.returnDate || errors.returnTime)
    throw invalidRequest(null, { return_date: ['must be after the outward journey'] });
}

/** Converts the request to the domain's journey. */
const toJourney = (body: NewTransfer): Journey => ({
  pickupLocation: body.pickup_location,
  dropoffLocation: body.dropoff_location,
  date: body.journey_date,
  time: body.journey_time,
  passengers: body.passengers,
  luggage: body.luggage,
  isReturn: body.return_journey,
  returnDate: body.return_date ?? '',
  returnTime: body.return_time ?? '',
});

function requireShownPrice(
  { total_amount: sent, vehicle_id: id }: NewTransfer,
  { name }: VehicleRow,
  amount: string,
): void {
  if (sent !== amount) throw priceChanged(amount, [{ id, title: name, sent, amount }]);
}
