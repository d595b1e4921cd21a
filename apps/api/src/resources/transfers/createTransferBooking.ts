import { isPersonalComplete } from '@aitours/domain/checkout';
import { checkoutMessages } from '@aitours/domain/messages';
import { formatWireAmount } from '@aitours/domain/money';
import { checkTransferExtras, findEarliestRide, type Journey, noExtras } from '@aitours/domain/transfers';
import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { toTransferBookingBody } from '../../bookings/bookingBody.ts';
import { toInitialState } from '../../bookings/bookLines.ts';
import { completeBooking, prepareCompletion } from '../../bookings/completeBooking.ts';
import { priceLines, toTransferLine } from '../../bookings/priceLines.ts';
import { buildTransferBooking } from '../../bookings/transfers/buildTransferBooking.ts';
import { findJourneyError } from '../../bookings/transfers/findJourneyError.ts';
import { measureJourney } from '../../bookings/transfers/measureJourney.ts';
import { insertBooking } from '../../db/bookings/insertBooking.ts';
import { findZones } from '../../db/catalogue/transferZones.ts';
import { findVehicle, type VehicleRow } from '../../db/catalogue/vehicles.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, preparedOperation } from '../../http/operation.ts';
import { readPhone } from '../../lib/readPhone.ts';
import { invalidRequest, Problem, priceChanged } from '../../problems/problems.ts';
import { getDistanceLimit } from './getTransferDistance.ts';

type NewTransfer = Context<'createTransferBooking'>['body'];

/** Books a transfer (API-46, GAP-26, GAP-37, GAP-38, GAP-40). */
export const createTransferBooking = preparedOperation(
  'createTransferBooking',
  async ({ body, db, clock, config, roadDistance }) => {
    await requireVehicle(db, body, clock.now(), config.transferNoticeHours);
    const phone = readPhone(body.phone_number, 'phone_number');
    // The distance of the request is ignored: it determines the price.
    const places = { pickup: body.pickup_location, dropoff: body.dropoff_location };
    const fields = { pickup: fieldNames.pickupLocation, dropoff: fieldNames.dropoffLocation };
    const { distance } = await measureJourney(roadDistance, places, fields);
    return { distance, phone };
  },
  async ({ body, user, db, clock, ...services }, { distance, phone }) => {
    const now = clock.now();
    const completion = prepareCompletion(services, body.payment_method, now);
    const contact = {
      userId: user.id,
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      email: normaliseEmail(body.email),
      phone,
      specialRequests: body.special_requests.trim(),
      paymentMethod: body.payment_method,
      channel: 'transfer',
      request: {
        kind: 'transfer',
        vehicleId: body.vehicle_id,
        distance,
        isReturn: body.return_journey,
      },
    } as const;
    const row = await inTransaction(db, async (tx) => {
      // Staff may have changed or withdrawn it while the distance was measured.
      const vehicle = await requireVehicle(tx, body, now, services.config.transferNoticeHours);
      const { total: subtotal, details } = buildTransferBooking(vehicle, { ...body, distance }, await findZones(tx));
      const terms = { now, quirks: services.config.quirks, promoCode: body.promo_code };
      const line = toTransferLine(vehicle, subtotal);
      const { total, discount, promo } = await priceLines(tx, user.id, [line], terms);
      requireShownPrice(body, vehicle, formatWireAmount(total));
      const state = toInitialState(completion.paymentId, total);
      const booking = {
        ...contact,
        ...state,
        total,
        promoCodeId: promo?.id ?? null,
        details: { ...details, ...(discount && { discount }), ...(promo && { promo: promo.booked }) },
      };
      return completeBooking(tx, await insertBooking(tx, booking, [], now), completion);
    });
    return {
      status: 201,
      body: toTransferBookingBody(row, now),
      headers: { location: `/api/v1/transfers/bookings/${row.number}/` },
    };
  },
  // Per user too, because an account can use many addresses.
  { limits: ({ address, user }) => [getDistanceLimit(address), getDistanceLimit(user.id)] },
);

/** Returns the vehicle of a journey that can be booked. @throws {Problem} not-found, invalid-request */
async function requireVehicle(db: Database, body: NewTransfer, now: Date, noticeHours: number): Promise<VehicleRow> {
  const vehicle = await findVehicle(db, body.vehicle_id);
  // The traveller may have chosen it before it was withdrawn.
  if (!vehicle) throw new Problem('not-found', { detail: 'This vehicle is no longer offered. Please choose another.' });
  requireValidJourney(body, vehicle, now, findEarliestRide(now, noticeHours));
  return vehicle;
}

function requireValidJourney(body: NewTransfer, vehicle: VehicleRow, now: Date, earliest: Date): void {
  const { first_name: firstName, last_name: lastName, email, phone_number: phone } = body;
  if (!isPersonalComplete({ firstName, lastName, email, phone }))
    throw invalidRequest(checkoutMessages.personalInfoMissing);
  const error = findJourneyError(toJourney(body), vehicle, now, earliest);
  if (error) throw invalidRequest(null, { [fieldNames[error.field]]: [error.message] });
  const extras = { flightNumber: body.flight_number ?? '', childSeats: body.child_seats ?? noExtras.childSeats };
  const { flightNumber, childSeats } = checkTransferExtras(extras, toJourney(body));
  if (flightNumber) throw invalidRequest(null, { flight_number: [flightTexts[flightNumber]] });
  if (childSeats)
    throw invalidRequest(null, { child_seats: ['Please choose at most one child seat for each passenger.'] });
}

const flightTexts = {
  invalid: 'Please enter a flight number such as EK 73.',
  noAirport: 'Please enter a flight number only if the pickup or the drop-off is an airport.',
};

const fieldNames = {
  pickupLocation: 'pickup_location',
  dropoffLocation: 'dropoff_location',
  date: 'journey_date',
  passengers: 'passengers',
  luggage: 'luggage',
  returnDate: 'return_date',
  returnTime: 'return_time',
} as const;

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
  if (sent !== amount) throw priceChanged(amount, [{ index: 0, id, title: name, sent, amount }]);
}
