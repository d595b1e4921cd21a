import { computeDriverVersion, listKnownDrivers, readDriversOfDay } from '../../db/bookings/pickupDrivers.ts';
import { operation } from '../../http/operation.ts';
import { readDepartures } from './readDepartures.ts';

/** Lists what takes place on a day, with the parties that have booked it and their drivers. */
export const listDepartures = operation('listDepartures', async ({ query: { date }, db }) => {
  const [{ departures, isComplete }, findDriver, drivers] = await Promise.all([
    readDepartures(db, date),
    readDriversOfDay(db, date),
    listKnownDrivers(db, date),
  ]);
  const results = departures.map((departure) => ({
    id: departure.id,
    type: departure.kind,
    title: departure.title,
    time: departure.time,
    tour_day: departure.tourDay,
    adults: departure.adults,
    children: departure.children,
    infants: departure.infants,
    pickups: departure.areas.map((area) => {
      const driver = findDriver({ departureId: departure.id, area });
      return { pickup_area: area, driver, version: computeDriverVersion(driver) };
    }),
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
  return { status: 200, body: { date, results, drivers, is_complete: isComplete } };
});
