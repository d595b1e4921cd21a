import { type Quote, quoteTransfer } from '@aitours/domain/pricing';
import {
  findJourneyZones,
  findPricedPlaces,
  findZonePrice,
  formatChildSeats,
  parseFlightNumber,
  type TransferZone,
} from '@aitours/domain/transfers';
import type { components } from '@aitours/openapi/schema';
import type { BookingDetails } from '../../db/bookings/bookingDetails.ts';
import type { VehicleRow } from '../../db/catalogue/vehicles.ts';
import { getOwnTerms } from '../../lib/wire.ts';

type Journey = Omit<RequestedJourney, 'return_journey'> & { readonly return_journey: boolean };

type RequestedJourney = Pick<
  components['schemas']['NewTransferBooking'],
  | 'pickup_location'
  | 'dropoff_location'
  | 'journey_date'
  | 'journey_time'
  | 'passengers'
  | 'luggage'
  | 'flight_number'
  | 'child_seats'
  | 'distance'
  | 'return_journey'
  | 'return_date'
  | 'return_time'
>;

interface TransferBooking {
  /** In fils. */
  readonly total: number;
  readonly details: Extract<BookingDetails, { kind: 'transfer' }>;
}

/** Returns the price of a transfer, in the zones of today, and the form in which a booking stores it (CONST-17, CONST-18, GAP-38). */
export function buildTransferBooking(
  vehicle: VehicleRow,
  journey: Journey,
  zones: readonly TransferZone[],
): TransferBooking {
  const { pickup_location, dropoff_location, passengers, luggage, distance, return_journey: isReturn } = journey;
  const flightNumber = parseFlightNumber(journey.flight_number ?? '');
  return {
    total: quoteJourney(vehicle, { ...journey, isReturn }, zones).total,
    details: {
      kind: 'transfer',
      title: formatTitle(pickup_location, dropoff_location),
      date: journey.journey_date,
      time: journey.journey_time,
      transfer: {
        pickup_location,
        dropoff_location,
        ...findPricedPlaces(pickup_location, dropoff_location),
        passengers,
        luggage,
        ...(flightNumber && { flight_number: flightNumber }),
        ...(journey.child_seats && formatChildSeats(journey.child_seats) && { child_seats: journey.child_seats }),
        distance,
        vehicle: {
          name: vehicle.name,
          category: vehicle.category,
          features: [...vehicle.features],
          ...getOwnTerms(vehicle),
        },
        return_journey: isReturn,
        return_date: isReturn ? (journey.return_date ?? null) : null,
        return_time: isReturn ? (journey.return_time ?? null) : null,
      },
    },
  };
}

/** What determines the price of a transfer. */
interface PricedJourney {
  readonly pickup_location: string;
  readonly dropoff_location: string;
  /** Kilometres, one direction. */
  readonly distance: number;
  readonly isReturn: boolean;
}

/** Prices a transfer between zones, or else by the distance of the server (CONST-17, CONST-18). */
export function quoteJourney(
  { pricePerKm: perKm, price, zonePrices }: VehicleRow,
  { pickup_location, dropoff_location, distance, isReturn }: PricedJourney,
  zones: readonly TransferZone[],
): Quote {
  const zonePrice = findZonePrice(zonePrices, findJourneyZones(zones, pickup_location, dropoff_location));
  return quoteTransfer({ perKm, price, zonePrice }, { distanceKm: distance, isReturn });
}

const maxTitleLength = 200;

/** Returns a title from both places, shortened to fit. */
function formatTitle(from: string, to: string): string {
  const title = `${from} to ${to}`;
  const half = maxTitleLength / 2 - 3;
  return title.length <= maxTitleLength ? title : `${from.slice(0, half)} to ${to.slice(0, half)}`;
}
