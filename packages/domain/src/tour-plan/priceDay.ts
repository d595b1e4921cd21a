import { parseFils } from '../money/index.ts';
import { getRoomRate, getVehicleRate, type TourDayChoice } from '../pricing/index.ts';
import type { DayPick } from './pickDay.ts';
import { sumDistances } from './sumDistances.ts';

/**
 * Prices the choices of a day (CONST-04 to CONST-07). A room or vehicle that the plan already includes costs nothing more.
 *
 * @example priceDay(pick).room // { name: 'Creek View Suite', price: 620_00 }
 * @example priceDay(pickDay(day, {}, offers)) // { day: 1, activities: [] }
 */
export const priceDay = ({ day, room, vehicle, activities }: DayPick): TourDayChoice => ({
  day: day.day_number,
  ...(room && room.id !== day.room_type_details?.id && { room: { name: room.name, price: getRoomRate(room) } }),
  ...(vehicle &&
    !day.transfers.every((ride) => ride.transfer_vehicle_details?.name === vehicle.name) && {
      vehicle: {
        name: vehicle.name,
        price: getVehicleRate(vehicle, sumDistances(day.transfers.map((ride) => ride.distance_km))),
      },
    }),
  activities: activities.map(({ name, price }) => ({ name, price: parseFils(price) })),
});
