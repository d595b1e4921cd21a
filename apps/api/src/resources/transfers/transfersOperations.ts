import { formatWireAmount } from '@aitours/domain/money';
import { toTransferBookingBody } from '../../bookings/bookingBody.ts';
import { listBookingRows } from '../../db/bookings/bookingLists.ts';
import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { listStaffVehicleRows } from '../../db/catalogue/staffVehicles.ts';
import { listVehicles } from '../../db/catalogue/vehicles.ts';
import { operation } from '../../http/operation.ts';
import { formatAmountOrNull, getOwnTerms } from '../../lib/wire.ts';
import { notFound } from '../../problems/problems.ts';
import { toPageBody } from '../page.ts';
import { createTransferBooking } from './createTransferBooking.ts';
import { getTransferDistance } from './getTransferDistance.ts';
import { staffVehicles } from './staffVehicles.ts';
import { staffZones } from './staffZones.ts';
import { toZonePriceBodies } from './vehicleBody.ts';

export const transfersOperations = {
  /** Lists the vehicles that are large enough (API-44, GAP-39). */
  listTransferVehicles: operation(
    'listTransferVehicles',
    async ({ query, db }) => {
      const vehicles = await listVehicles(db, query);
      const body = vehicles.map((vehicle) => ({
        id: vehicle.id,
        name: vehicle.name,
        category: vehicle.category,
        description: vehicle.description,
        image: vehicle.image,
        price: formatWireAmount(vehicle.price),
        price_per_km: formatAmountOrNull(vehicle.pricePerKm),
        maxPassengers: vehicle.maxPassengers,
        maxLuggage: vehicle.maxLuggage,
        features: [...vehicle.features],
        ...(vehicle.zonePrices.length > 0 && { zone_prices: toZonePriceBodies(vehicle) }),
        ...getOwnTerms(vehicle),
      }));
      return { status: 200, body };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Creates a draft of a vehicle. */
  createStaffVehicle: operation('createStaffVehicle', staffVehicles.create),

  /** Returns a vehicle in any state, for editing. */
  getStaffVehicle: operation('getStaffVehicle', staffVehicles.get),

  /** Returns a vehicle as it was after a change by staff. */
  getVehicleVersion: operation('getVehicleVersion', staffVehicles.getVersion),

  /** Lists a page of the vehicles in any state. */
  listStaffVehicles: operation('listStaffVehicles', async ({ query, db }) => {
    const { rows, count } = await listStaffVehicleRows(db, query);
    const results = rows.map(({ vehicle, state }) => ({
      id: vehicle.id,
      name: vehicle.name,
      category: vehicle.category,
      price: formatWireAmount(vehicle.price),
      price_per_km: formatAmountOrNull(vehicle.pricePerKm),
      max_passengers: vehicle.maxPassengers,
      max_luggage: vehicle.maxLuggage,
      position: vehicle.position,
      state,
    }));
    return { status: 200, body: toPageBody('/api/v1/staff-vehicles/', query, { count }, results) };
  }),

  /** Replaces a vehicle in any state. Bookings have a copy of what they booked. */
  replaceStaffVehicle: operation('replaceStaffVehicle', staffVehicles.replace),

  /** Publishes, unpublishes or archives a vehicle. */
  setVehicleState: operation('setVehicleState', staffVehicles.setState),

  /** Returns the zones of transfers for editing. */
  getStaffTransferZones: operation('getStaffTransferZones', staffZones.get),

  /** Returns the zones of transfers as they were after a change by staff. */
  getTransferZonesVersion: operation('getTransferZonesVersion', staffZones.getVersion),

  /** Replaces the zones of transfers. */
  replaceTransferZones: operation('replaceTransferZones', staffZones.replace),
  createTransferBooking,

  /** Returns one of the caller's transfer bookings (API-47). */
  getTransferBooking: operation('getTransferBooking', async ({ path, user, db, clock }) => {
    const booking = await findOwnBooking(db, user.id, path.ref);
    if (booking?.kind !== 'transfer') throw notFound('booking');
    return { status: 200, body: toTransferBookingBody(booking, clock.now()) };
  }),
  getTransferDistance,

  /** Lists a page of the caller's transfers, or for staff of all transfers (API-45, GAP-58). */
  listTransferBookings: operation('listTransferBookings', async ({ query, user, db, clock }) => {
    const userId = query.scope === 'all' ? undefined : user.id;
    const page = await listBookingRows(db, { ...query, kind: 'transfer', userId });
    const now = clock.now();
    const results = page.rows.map(({ booking }) => toTransferBookingBody(booking, now));
    return { status: 200, body: toPageBody('/api/v1/transfers/bookings/', query, page, results) };
  }),
};
