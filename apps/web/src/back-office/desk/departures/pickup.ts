import { pickupPlaces } from '@aitours/domain/activity';
import { formatTime } from '@aitours/domain/dates';
import { departureMessages as messages } from './departureMessages.ts';
import type { DepartingParty, Departure } from './useDepartures.ts';

/** The travellers of a departure whom one driver picks up. */
export interface PickupParties {
  readonly departure: Departure;
  readonly pickup: Departure['pickups'][number];
  readonly parties: readonly DepartingParty[];
}

/** Finds a pickup in another list of the day; it may be gone. */
export const findPickup = (departures: readonly Departure[], { departure, pickup }: PickupParties) =>
  departures
    .find(({ id }) => id === departure.id)
    ?.pickups.find(({ pickup_area }) => pickup_area === pickup.pickup_area);

/** Formats a pickup area; null: without a pickup. */
export function formatArea(area: DepartingParty['pickup_area']): string {
  const place = pickupPlaces.find(({ value }) => value === area);
  return place ? messages.pickupIn(place.label) : messages.noPickup;
}

/** Formats the time and title of a departure. */
export const formatDeparture = ({ time, title, tour_day }: Departure): string =>
  messages.heading(
    time === null ? messages.anyTime : formatTime(time),
    tour_day === null ? title : `${title}, ${messages.tourDay(tour_day)}`,
  );

/** Formats the departure of a pickup and, if it has one, the area. */
export const formatPickup = ({ departure, pickup: { pickup_area: area } }: PickupParties): string =>
  area === null ? formatDeparture(departure) : `${formatDeparture(departure)}, ${formatArea(area)}`;
