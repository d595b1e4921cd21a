import { findNamedPlace, formatPricedPlace, isAirport } from './places.ts';

/** The places that were priced, each absent if the map service located its address or it was booked before they were stored. */
export interface PricedPlaces {
  readonly pickup_place?: string;
  readonly dropoff_place?: string;
}

/** The places of a transfer as they were written, and those that were priced. */
interface RidePlaces extends PricedPlaces {
  readonly pickup_location: string;
  readonly dropoff_location: string;
}

/**
 * Returns the places by which a transfer is priced, as far as the gazetteer knows them.
 *
 * @example findPricedPlaces('JBR', 'Villa 7') // { pickup_place: 'JBR Beach, Dubai Marina' }
 * @example findPricedPlaces('DXB', 'Deira').dropoff_place // 'Deira, Dubai'
 */
export function findPricedPlaces(pickup: string, dropoff: string): PricedPlaces {
  const [from, to] = [pickup, dropoff].map(findNamedPlace);
  return {
    ...(from && 'label' in from && { pickup_place: from.label }),
    ...(to && 'label' in to && { dropoff_place: to.label }),
  };
}

/** Where a driver waits at an airport. */
export const airportMeetingPoint =
  'Arrivals hall of your terminal, behind customs: the driver holds a sign with the name of the booking';

/**
 * Describes the places of a transfer for everyone who takes part: what was written, which place was priced, and where
 * driver and travellers meet if one ride starts at an airport.
 *
 * @example describeRide({ pickup_location: 'DXB', dropoff_location: 'Deira', return_journey: false }).meetingPoint // airportMeetingPoint
 * @example describeRide({ pickup_location: 'Deira', dropoff_location: 'JBR', dropoff_place: 'JBR Beach, Dubai Marina', return_journey: false }).dropoff // 'JBR → JBR Beach, Dubai Marina'
 */
export function describeRide(ride: RidePlaces & { readonly return_journey: boolean }) {
  const { pickup_location: from, dropoff_location: to } = ride;
  const startsAtAirport = isAirport(from) || (ride.return_journey && isAirport(to));
  return {
    pickup: formatPricedPlace(from, ride.pickup_place),
    dropoff: formatPricedPlace(to, ride.dropoff_place),
    ...(startsAtAirport && { meetingPoint: airportMeetingPoint }),
  };
}
