import type { CalendarDate } from '@aitours/domain/dates';
import { groupDepartures, listPickupAreas } from '@aitours/domain/staff';
import { describeBooker, listDepartingParties } from '../../bookings/listDepartingParties.ts';
import { listBookingsOfDay } from '../../db/bookings/departures.ts';
import type { Database } from '../../db/database.ts';

/** Reads what takes place on a day, with the areas in which drivers pick up its travellers. */
export async function readDepartures(db: Database, date: CalendarDate) {
  const { rows, isComplete } = await listBookingsOfDay(db, date);
  const parties = rows.flatMap((booking) =>
    listDepartingParties(booking, date).map((party) => ({ ...party, booker: describeBooker(booking) })),
  );
  const departures = groupDepartures(parties).map((departure) => ({ ...departure, areas: listPickupAreas(departure) }));
  return { departures, isComplete };
}
