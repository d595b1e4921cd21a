import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Who drives the travellers of a departure that are picked up in an area. Triggers notify of the day. */
export const pickupDrivers = pgTable(
  'pickup_drivers',
  {
    /** In Dubai. */
    date: date('date').notNull(),
    /** As in the list of the day: the product, its time and the day of a tour. */
    departureId: text('departure_id').notNull(),
    /** Empty: a ride, or a day of a tour. */
    pickupArea: text('pickup_area').notNull(),
    /** Null: no driver is assigned any more. */
    driver: text('driver'),
  },
  (table) => [primaryKey({ columns: [table.date, table.departureId, table.pickupArea] })],
);
