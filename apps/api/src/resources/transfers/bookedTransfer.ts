import { quoteTransfer } from '@aitours/domain/pricing';
import type { components } from '@aitours/openapi/schema';
import type { BookingDetails } from '../../db/bookingDetails.ts';
import type { VehicleRow } from '../../db/catalogue/vehicles.ts';

type Journey = Pick<
  components['schemas']['NewTransferBooking'],
  | 'pickup_location'
  | 'dropoff_location'
  | 'journey_date'
  | 'journey_time'
  | 'passengers'
  | 'luggage'
  | 'distance'
  | 'return_journey'
  | 'return_date'
  | 'return_time'
>;

interface BookedTransfer {
  /** In fils. */
  readonly total: number;
  readonly details: Extract<BookingDetails, { kind: 'transfer' }>;
}

/** Returns the price of a transfer and the form in which a booking stores it (CONST-17, CONST-18, GAP-38). */
export function bookedTransfer(vehicle: VehicleRow, journey: Journey): BookedTransfer {
  const {
    pickup_location,
    dropoff_location,
    passengers,
    luggage,
    distance,
    return_journey: isReturn = false,
  } = journey;
  const fares = { perKm: vehicle.pricePerKm, price: vehicle.price };
  const way = { distanceKm: distance, isReturn };
  return {
    total: quoteTransfer(fares, way).total,
    details: {
      kind: 'transfer',
      title: titleOf(pickup_location, dropoff_location),
      date: journey.journey_date,
      time: journey.journey_time,
      transfer: {
        pickup_location,
        dropoff_location,
        passengers,
        luggage,
        distance,
        vehicle: { name: vehicle.name, category: vehicle.category, features: [...vehicle.features] },
        return_journey: isReturn,
        return_date: isReturn ? (journey.return_date ?? null) : null,
        return_time: isReturn ? (journey.return_time ?? null) : null,
      },
    },
  };
}

const maxTitleLength = 200;

/** Returns a title from both places, shortened to fit. */
function titleOf(from: string, to: string): string {
  const title = `${from} to ${to}`;
  const half = maxTitleLength / 2 - 3;
  return title.length <= maxTitleLength ? title : `${from.slice(0, half)} to ${to.slice(0, half)}`;
}
