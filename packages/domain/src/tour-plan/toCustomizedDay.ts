import type { CustomizedDay } from '../checkout/index.ts';
import type { DayPick } from './pickDay.ts';

/**
 * Converts the choices of a day for a booking request (TOUR-42). A room of the planned hotel is sent with that hotel.
 *
 * @example toCustomizedDay(pick).hotel // { id: '61', name: 'Creekside House' }
 * @example toCustomizedDay(pickDay(day, {}, offers)) // { day: 1, activities: [] }
 */
export function toCustomizedDay({ day, hotel, room, vehicle, meal, activities }: DayPick): CustomizedDay {
  const chosenHotel = hotel ?? (room && day.hotel_details);
  return {
    day: day.day_number,
    ...(chosenHotel && { hotel: chosenHotel }),
    ...(room && { room }),
    ...(vehicle && { vehicle }),
    ...(meal && { meal }),
    activities,
  };
}
