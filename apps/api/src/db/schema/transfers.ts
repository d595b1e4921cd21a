import type { CancellationTerms } from '@aitours/domain/booking';
import type { Fils } from '@aitours/domain/money';
import type { TransferZone, ZonePrice } from '@aitours/domain/transfers';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { fils, id, instant, stateColumns } from './columns.ts';

/** Vehicles for airport and city transfers. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    description: text('description').notNull(),
    image: text('image'),
    price: fils('price').notNull(),
    /** null: the price is the same for any distance. */
    pricePerKm: fils('price_per_km'),
    maxPassengers: smallint('max_passengers').notNull(),
    maxLuggage: smallint('max_luggage').notNull(),
    features: jsonb('features').$type<readonly string[]>().notNull(),
    /** Null: the default terms. */
    cancellationTerms: jsonb('cancellation_terms').$type<CancellationTerms>(),
    /** Between two zones, instead of the other prices. */
    zonePrices: jsonb('zone_prices').$type<readonly ZonePrice<Fils>[]>().notNull().default([]),
    /** Vehicles with a lower number are listed first, those with the same number by their price. */
    position: integer('position').notNull().default(0),
    ...stateColumns(),
  },
  (table) => [
    index('vehicles_capacity_idx').on(table.maxPassengers, table.maxLuggage),
    check('vehicles_archived_are_withdrawn', sql`${table.archivedAt} is null or ${table.withdrawnAt} is not null`),
  ],
);

/** The zones of transfers: one row, because a place is in one of them at most. */
export const transferZones = pgTable('transfer_zones', {
  id: text('id').primaryKey(),
  zones: jsonb('zones').$type<readonly TransferZone[]>().notNull(),
});

/** Distances that the map service returned, shared by all processes. */
export const roadDistances = pgTable(
  'road_distances',
  {
    /** A hash of both places, which may be the address of someone's home. */
    journey: text('journey').primaryKey(),
    kilometres: doublePrecision('kilometres').notNull(),
    measuredAt: instant('measured_at').notNull(),
  },
  (table) => [index('road_distances_measured_at_idx').on(table.measuredAt)],
);
