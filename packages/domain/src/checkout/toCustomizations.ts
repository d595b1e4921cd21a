import { tourDefaults } from '../pricing/index.ts';

type Id = string | number;

/** A choice for a day of a tour; the server may omit its name. */
export interface Choice {
  readonly id: Id;
  readonly name?: string | null;
}

/** The choices for one day of a tour; days count from 1. */
export interface CustomizedDay {
  readonly day: number;
  readonly hotel?: Choice;
  readonly room?: Choice;
  readonly vehicle?: Choice;
  readonly meal?: Choice;
  readonly activities?: readonly Choice[];
}

/** The customisations of a tour in a booking request (TOUR-42, CHECKOUT-24 to CHECKOUT-27). */
export interface Customizations {
  readonly hotels: readonly {
    readonly day_number: number;
    readonly hotel_id: Id | null;
    readonly room_type_id: Id | null;
    readonly hotel_name: string;
    readonly room_type_name: string;
  }[];
  readonly transfers: readonly {
    readonly day_number: number;
    readonly vehicle_id: Id | null;
    readonly vehicle_name: string;
  }[];
  readonly meals: readonly {
    readonly day_number: number;
    readonly meal_type_id: Id | null;
    readonly meal_type_name: string;
  }[];
  readonly activities: readonly {
    readonly day_number: number;
    readonly activity_id: Id | null;
    readonly activity_name: string;
  }[];
}

const getName = (choice: Choice | undefined, defaultName: string): string => choice?.name || defaultName;
const getId = (choice: Choice | undefined): Id | null => choice?.id ?? null;

/**
 * Lists the choices of each day, with the default's name and no id where nothing is chosen. A day with several activities
 * has an entry for each.
 *
 * @example toCustomizations([{ day: 1 }]).hotels // [{ day_number: 1, hotel_id: null, room_type_id: null, hotel_name: 'Default Hotel', room_type_name: 'Standard Room' }]
 * @example toCustomizations([{ day: 2, meal: { id: 3, name: 'Half board' } }]).meals // [{ day_number: 2, meal_type_id: 3, meal_type_name: 'Half board' }]
 */
export const toCustomizations = (days: readonly CustomizedDay[]): Customizations => ({
  hotels: days.map(({ day, hotel, room }) => ({
    day_number: day,
    hotel_id: getId(hotel),
    room_type_id: getId(room),
    hotel_name: getName(hotel, tourDefaults.hotel),
    room_type_name: getName(room, tourDefaults.room),
  })),
  transfers: days.map(({ day, vehicle }) => ({
    day_number: day,
    vehicle_id: getId(vehicle),
    vehicle_name: getName(vehicle, tourDefaults.transfer),
  })),
  meals: days.map(({ day, meal }) => ({
    day_number: day,
    meal_type_id: getId(meal),
    meal_type_name: getName(meal, tourDefaults.meal),
  })),
  activities: days.flatMap(({ day, activities }) =>
    (activities?.length ? activities : [undefined]).map((activity) => ({
      day_number: day,
      activity_id: getId(activity),
      activity_name: getName(activity, tourDefaults.activities),
    })),
  ),
});
