import type { Schema } from '@aitours/api-client';
import { type DayPick, getMealTime } from '@aitours/domain/tour-plan';
import type { Offers } from './useOffers.ts';

type Day = Schema<'TourDay'>;
type Item = Schema<'ItineraryItem'>;
export type ChosenDay = DayPick<Day, Offers>;

/** A day with the customer's choices. */
export interface PersonalDay extends Day {
  /** The activities that the customer added. They have no time yet. */
  readonly extras: readonly Day['activities'][number][];
}

/** Merges the customer's choices into the planned day. */
export function toPersonalDay({ day, hotel, room, vehicle, meal, activities }: ChosenDay): PersonalDay {
  return {
    ...day,
    hotel_details: hotel ?? day.hotel_details,
    room_type_details: room ?? day.room_type_details,
    transfers: vehicle
      ? day.transfers.map((ride) => ({ ...ride, transfer_vehicle_details: { name: vehicle.name } }))
      : day.transfers,
    meals: meal ? [meal] : day.meals,
    itinerary: withMeal(
      hotel
        ? day.itinerary.map((item) => (item.kind === 'hotel' ? { ...item, detail: hotel.name } : item))
        : day.itinerary,
      meal?.name,
    ),
    extras: activities,
  };
}

const dinnerTime = '19:30';

/** Returns the itinerary with the chosen meal in place of the planned ones; a package is at the times of those. */
function withMeal(items: readonly Item[], meal: string | undefined): Item[] {
  if (meal === undefined) return [...items];
  const planned = items.flatMap(({ kind, time }) => (kind === 'meal' ? [time] : []));
  const usual = getMealTime(meal);
  const times = usual ? [usual] : planned.length > 0 ? planned : [dinnerTime];
  return [
    ...items.filter(({ kind }) => kind !== 'meal'),
    ...times.map((time): Item => ({ time, kind: 'meal', detail: meal })),
  ].toSorted((one, other) => one.time.localeCompare(other.time));
}
