import { transferMessages } from '../messages/index.ts';
import { type Decimal, type Fils, formatWireAmount, parseFils } from '../money/index.ts';
import { type Quote, quoteTransfer } from '../pricing/index.ts';
import { formatChildSeats, hasAirport, type TransferExtras } from './extras.ts';
import type { Journey } from './journey.ts';
import type { TransferPayment, TransferPaymentMethod } from './payment.ts';
import { findZonePrice, type JourneyZones, type ZonePrice } from './zones.ts';

/** The prices of a vehicle on the wire (ENTITY-32). */
export interface VehicleFares {
  readonly price: Decimal;
  readonly price_per_km?: Decimal | null;
  /** Charged between these zones instead of the other prices. */
  readonly zone_prices?: readonly ZonePrice<Decimal>[] | undefined;
}

/** One direction of a journey, as it determines the price. */
export interface TransferLeg {
  /** Kilometres. */
  readonly distance: number;
  /** Absent if a place is in no zone. */
  readonly zones?: JourneyZones | undefined;
}

/**
 * Quotes a vehicle between two zones, or else for a distance (CONST-17, CONST-18, GAP-38).
 *
 * @example quoteVehicle({ price: '80.00', price_per_km: '2.50' }, { distance: 40, isReturn: true }).total // 200_00
 * @example quoteVehicle({ price: '80.00', price_per_km: null }, { distance: 40, isReturn: false }).total // 80_00
 */
export const quoteVehicle = (
  { price, price_per_km, zone_prices = [] }: VehicleFares,
  { distance, zones, isReturn }: TransferLeg & { readonly isReturn: boolean },
): Quote => {
  const zonePrice = findZonePrice(zone_prices, zones);
  return quoteTransfer(
    {
      price: parseFils(price),
      perKm: price_per_km == null ? null : parseFils(price_per_km),
      zonePrice: zonePrice === undefined ? undefined : parseFils(zonePrice),
    },
    { distanceKm: distance, isReturn },
  );
};

/**
 * Returns what is missing to send a completed wizard, or `undefined` (XFER-30, XFER-31).
 *
 * @example checkTransferOrder(undefined, journey) // 'Please select a vehicle'
 * @example checkTransferOrder(vehicle, { ...journey, pickupLocation: ' ' }) // 'Please select pickup and drop-off locations'
 */
export function checkTransferOrder(
  vehicle: object | null | undefined,
  { pickupLocation, dropoffLocation }: Pick<Journey, 'pickupLocation' | 'dropoffLocation'>,
): string | undefined {
  if (!vehicle) return transferMessages.vehicleMissing;
  if (!pickupLocation.trim() || !dropoffLocation.trim()) return transferMessages.locationsMissing;
  return undefined;
}

/** A transfer to book. */
export interface TransferOrder extends TransferLeg {
  readonly journey: Journey;
  readonly extras: TransferExtras;
  readonly payment: TransferPayment & { readonly paymentMethod: TransferPaymentMethod };
  readonly vehicle: VehicleFares & { readonly id: string };
  /** The total that the traveller saw or confirmed, if it isn't the vehicle's fare (GAP-26, QUIRK-12). */
  readonly confirmedAmount?: Fils | undefined;
  readonly promoCode?: string | undefined;
}

/** Builds the request that books a transfer (XFER-36, ENTITY-31). Without a return, its date and time are `null`. */
export function toTransferPayload(order: TransferOrder) {
  const { journey, extras, payment, vehicle, distance, zones, confirmedAmount, promoCode } = order;
  const { isReturn } = journey;
  const outward = quoteVehicle(vehicle, { distance, zones, isReturn: false });
  const { total } = quoteVehicle(vehicle, { distance, zones, isReturn });
  return {
    pickup_location: journey.pickupLocation.trim(),
    dropoff_location: journey.dropoffLocation.trim(),
    journey_date: journey.date,
    journey_time: journey.time,
    passengers: journey.passengers,
    luggage: journey.luggage,
    return_journey: isReturn,
    return_date: isReturn ? journey.returnDate : null,
    return_time: isReturn ? journey.returnTime : null,
    ...(hasAirport(journey) && extras.flightNumber.trim() && { flight_number: extras.flightNumber.trim() }),
    ...(formatChildSeats(extras.childSeats) && { child_seats: extras.childSeats }),
    first_name: payment.firstName.trim(),
    last_name: payment.lastName.trim(),
    email: payment.email.trim(),
    phone_number: payment.phone.trim(),
    payment_method: payment.paymentMethod,
    total_amount: formatWireAmount(confirmedAmount ?? total),
    ...(promoCode !== undefined && { promo_code: promoCode }),
    distance,
    vehicle_id: vehicle.id,
    price: formatWireAmount(outward.total),
  };
}
