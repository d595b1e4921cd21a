import { formatWireAmount, parseFils } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import { notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { computeVersion } from '../../lib/entityTag.ts';
import type { Database } from '../database.ts';
import { hotels, mealTypes, roomTypes, tourDays, tours, transferTypes } from '../schema.ts';
import { upsert } from '../upsert.ts';
import { readChangesBy } from './productChanges.ts';
import { inOrder } from './tourChoices.ts';

type Schemas = components['schemas'];

interface WithId {
  readonly id: string;
}

/** What the days of all tours choose from, as staff edit it: one document in one version. */
export interface StaffTourChoices {
  readonly hotels: readonly (Omit<Schemas['HotelInput'], 'rooms'> & WithId & { readonly rooms: StaffRoom[] })[];
  readonly meals: readonly (Schemas['MealTypeInput'] & WithId)[];
  readonly vehicles: readonly (Schemas['TransferTypeInput'] & WithId)[];
}

type StaffRoom = Schemas['RoomTypeInput'] & WithId;

/** Its id in the audit log. */
export const tourChoicesId = 'tour-choices';

/** Locks what tours share for a change. Transactions that call `holdTourChoices` wait, readers don't. */
export const lockTourChoices = (tx: Database) => tx.execute(sql`lock table ${hotels} in exclusive mode`);

/** Prevents changes of what tours share until the transaction ends. Call it before locking a tour. */
export const holdTourChoices = (tx: Database) => tx.execute(sql`lock table ${hotels} in row share mode`);

/** Returns what tours share in the shop's order. */
export async function findStaffTourChoices(db: Database): Promise<StaffTourChoices> {
  const rooms = Map.groupBy(
    await db
      .select()
      .from(roomTypes)
      .orderBy(...inOrder(roomTypes)),
    ({ hotelId }) => hotelId,
  );
  const hotelRows = await db
    .select()
    .from(hotels)
    .orderBy(...inOrder(hotels));
  const meals = await db
    .select()
    .from(mealTypes)
    .orderBy(...inOrder(mealTypes));
  const vehicles = await db
    .select()
    .from(transferTypes)
    .orderBy(...inOrder(transferTypes));
  return {
    hotels: hotelRows.map(({ id, name, starRating, address, city, image }) => ({
      id,
      name,
      star_rating: starRating,
      address,
      city,
      image,
      rooms: (rooms.get(id) ?? []).map((room) => ({
        id: room.id,
        name: room.name,
        price_per_night: formatWireAmount(room.pricePerNight ?? room.basePrice),
      })),
    })),
    meals: meals.map(({ id, name, pricePerMeal, basePrice }) => ({
      id,
      name,
      price_per_meal: formatWireAmount(pricePerMeal ?? basePrice),
    })),
    vehicles: vehicles.map(({ id, name, pricePerKm, basePrice, maxPassengers }) => ({
      id,
      name,
      price_per_km: pricePerKm === null ? null : formatWireAmount(pricePerKm),
      base_price: formatWireAmount(basePrice),
      ...(maxPassengers !== null && { max_passengers: maxPassengers }),
    })),
  };
}

/** Returns the version of what tours share: another one after each change. */
export const readTourChoicesVersion = (choices: StaffTourChoices): string => computeVersion(choices);

/** What staff have changed of it. */
export const tourChoicesChanges = readChangesBy(['replaceTourChoices']);

/** Replaces what tours share, which is locked. What is removed isn't in any tour. */
export async function saveTourChoices(tx: Database, choices: StaffTourChoices): Promise<void> {
  const rooms = choices.hotels.flatMap((hotel) => hotel.rooms.map((room) => ({ ...room, hotelId: hotel.id })));
  await upsert(
    tx,
    hotels,
    [hotels.id],
    choices.hotels.map(({ star_rating, rooms: _, ...hotel }, position) => ({
      ...hotel,
      starRating: star_rating,
      position,
    })),
  );
  await upsert(
    tx,
    roomTypes,
    [roomTypes.id],
    rooms.map(({ id, hotelId, name, price_per_night }, position) => {
      const price = parseFils(price_per_night);
      return { id, hotelId, name, pricePerNight: price, basePrice: price, position };
    }),
  );
  await upsert(
    tx,
    mealTypes,
    [mealTypes.id],
    choices.meals.map(({ id, name, price_per_meal }, position) => {
      const price = parseFils(price_per_meal);
      return { id, name, pricePerMeal: price, basePrice: price, position };
    }),
  );
  await upsert(
    tx,
    transferTypes,
    [transferTypes.id],
    choices.vehicles.map(({ id, name, price_per_km, base_price, max_passengers = null }, position) => ({
      id,
      name,
      pricePerKm: price_per_km === null ? null : parseFils(price_per_km),
      basePrice: parseFils(base_price),
      maxPassengers: max_passengers,
      position,
    })),
  );
  await removeOthers(tx, roomTypes, rooms);
  await removeOthers(tx, hotels, choices.hotels);
  await removeOthers(tx, mealTypes, choices.meals);
  await removeOthers(tx, transferTypes, choices.vehicles);
}

const removeOthers = (tx: Database, table: PgTable & { readonly id: PgColumn }, rows: readonly WithId[]) =>
  tx.delete(table).where(
    notInArray(
      table.id,
      rows.map(({ id }) => id),
    ),
  );

/** Changes the vehicles of all tours' rides, which name them. @param names the new name of each changed one */
export async function renameVehicles(tx: Database, names: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(names).length === 0) return;
  const all: SQL = sql`${JSON.stringify(names)}::jsonb`;
  const renamed = sql`jsonb_set(ride, '{vehicleName}', ${all} -> (ride ->> 'vehicleName'))`;
  await tx.execute(sql`
    update ${tourDays} set transfers = (
      select jsonb_agg(case when ${all} ? (ride ->> 'vehicleName') then ${renamed} else ride end order by position)
      from jsonb_array_elements(transfers) with ordinality rides (ride, position))
    where exists (select from jsonb_array_elements(transfers) ride where ${all} ? (ride ->> 'vehicleName'))`);
}

/** Returns which hotels, rooms, meals and vehicles tours in any state have. */
export async function listTourChoiceUses(db: Database): Promise<Schemas['TourChoiceUse'][]> {
  const { rows } = await db.execute<Schemas['TourChoiceUse'] & Record<string, unknown>>(sql`
    select kind, used.id, (array_agg(title order by title, tour_id))[1:3] as tours, count(*)::int as count
    from (
      select 'hotel' as kind, hotel_id as id, tour_id from ${tourDays} where hotel_id is not null
      union select 'room', room_type_id, tour_id from ${tourDays} where room_type_id is not null
      union select 'meal', meal, tour_id from ${tourDays}, jsonb_array_elements_text(meals) meal
      union select 'vehicle', vehicle.id, tour_id
        from ${tourDays}, jsonb_array_elements(transfers) ride
        join ${transferTypes} vehicle on vehicle.name = ride ->> 'vehicleName'
    ) used join ${tours} on ${tours.id} = used.tour_id
    group by kind, used.id order by kind, used.id`);
  return rows;
}
