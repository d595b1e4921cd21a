import { type Fils, parseFils } from '../money/index.ts';
import { getRoomRate, getVehicleRate, type TourDayChoice, type VehiclePrices } from '../pricing/index.ts';
import type { DayPick, PlannedDay } from './pickDay.ts';

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
    replacesVehicle(vehicle, day) && { vehicle: { name: vehicle.name, price: priceVehicle(vehicle, day) } }),
  activities: activities.map(({ name, price }) => ({ name, price: parseFils(price) })),
});

type Rides = Pick<PlannedDay, 'transfers'>;

/**
 * Whether a vehicle isn't the planned one of every ride of a day.
 *
 * @example replacesVehicle({ name: 'Minibus' }, { transfers: [{ distance_km: 14, transfer_vehicle_details: { name: 'Minibus' } }] }) // false
 */
export const replacesVehicle = ({ name }: { readonly name: string }, { transfers }: Rides): boolean =>
  transfers.some((ride) => ride.transfer_vehicle_details?.name !== name);

/**
 * Prices a vehicle for those rides of a day that are planned with another one (CONST-05).
 *
 * @example priceVehicle({ name: 'SUV', price_per_km: '5.00' }, { transfers: [{ distance_km: 14 }] }) // 70_00
 */
export const priceVehicle = (vehicle: VehiclePrices & { readonly name: string }, { transfers }: Rides): Fils =>
  getVehicleRate(
    vehicle,
    transfers
      .filter((ride) => ride.transfer_vehicle_details?.name !== vehicle.name)
      .map(({ distance_km }) => distance_km),
  );
