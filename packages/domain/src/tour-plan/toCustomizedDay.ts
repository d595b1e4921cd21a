import type { CustomizedDay } from '../checkout/index.ts';
import type { DayPick } from './pickDay.ts';

/**
 * What was chosen for a day, as a booking names it (TOUR-42). A room of the day's own hotel goes with that hotel.
 *
 * @example toCustomizedDay(pick).hotel // { id: '61', name: 'Creekside House' }
 * @example toCustomizedDay(pickDay(day, {}, offers)) // { day: 1, activities: [] }
 */
export function toCustomizedDay({ day, hotel, room, vehicle, meal, activities }: DayPick): CustomizedDay {
  const sleepsIn = hotel ?? (room && day.hotel_details);
  return {
    day: day.day_number,
    ...(sleepsIn && { hotel: sleepsIn }),
    ...(room && { room }),
    ...(vehicle && { vehicle }),
    ...(meal && { meal }),
    activities,
  };
}
