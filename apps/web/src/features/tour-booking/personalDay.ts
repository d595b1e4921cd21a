import type { Schema } from '@aitours/api-client';
import type { DayPick } from '@aitours/domain/tour-plan';
import type { Offers } from './useOffers.ts';

type Day = Schema<'TourDay'>;
export type ChosenDay = DayPick<Day, Offers>;

/** Merges the customer's choices into the planned day. */
export function personalDay({ day, hotel, room, vehicle, meal }: ChosenDay): Day {
  return {
    ...day,
    hotel_details: hotel ?? day.hotel_details,
    room_type_details: room ?? day.room_type_details,
    transfers: vehicle
      ? day.transfers.map((ride) => ({ ...ride, transfer_vehicle_details: { name: vehicle.name } }))
      : day.transfers,
    meals: meal ? [meal] : day.meals,
    itinerary: hotel
      ? day.itinerary.map((item) => (item.kind === 'hotel' ? { ...item, detail: hotel.name } : item))
      : day.itinerary,
  };
}
