import { groupDepartures } from '@aitours/domain/staff';
import { operation } from '../../contract/operation.ts';
import { listBookingsOfDay } from '../../db/departures.ts';
import { describeBooker, listDepartingParties } from './listDepartingParties.ts';

/** Lists what takes place on a day, with the parties that have booked it (GAP-59). */
export const listDepartures = operation('listDepartures', async ({ query: { date }, db }) => {
  const { rows, isComplete } = await listBookingsOfDay(db, date);
  const parties = rows.flatMap((booking) =>
    listDepartingParties(booking, date).map((party) => ({ ...party, booker: describeBooker(booking) })),
  );
  const results = groupDepartures(parties).map((departure) => ({
    id: departure.id,
    type: departure.kind,
    title: departure.title,
    time: departure.time,
    tour_day: departure.tourDay,
    adults: departure.adults,
    children: departure.children,
    infants: departure.infants,
    parties: departure.parties.map(({ booker, ...party }) => ({
      booking_number: party.bookingNumber,
      ...booker,
      adults: party.adults,
      children: party.children,
      infants: party.infants,
      pickup_area: party.pickupArea,
      pickup_address: party.pickupAddress,
      details: [...party.details],
    })),
  }));
  return { status: 200, body: { date, results, is_complete: isComplete } };
});
