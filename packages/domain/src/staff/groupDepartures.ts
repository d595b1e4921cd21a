import type { BookingKind } from '../booking/index.ts';
import { sumParties } from './pickups.ts';

/** The travellers of a booking who take part in a product at a time. */
export interface DepartingParty {
  readonly bookingNumber: string;
  readonly kind: BookingKind;
  readonly productId: string;
  readonly title: string;
  /** Null: any time of the day. */
  readonly time: string | null;
  /** The day of a tour, from 1; null for other products. */
  readonly tourDay: number | null;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  /** Null: without a pickup. */
  readonly pickupArea: string | null;
}

/** A product at a time, with the parties that have booked it. */
export interface Departure<Party> extends Omit<DepartingParty, 'bookingNumber' | 'productId' | 'pickupArea'> {
  readonly id: string;
  readonly parties: readonly Party[];
}

/**
 * Groups the parties of a day by product and time, in the order of the times; what has no time is last. The parties of a
 * departure are ordered by pickup area, those without a pickup last.
 *
 * @example groupDepartures([]) // []
 * @example groupDepartures([{ bookingNumber: 'EB1', kind: 'ticket', productId: '7', title: 'Deck', time: '10:00', tourDay: null, adults: 2, children: 0, infants: 0, pickupArea: null }])[0]?.id // 'ticket 7 10:00'
 */
export function groupDepartures<Party extends DepartingParty>(parties: readonly Party[]): Departure<Party>[] {
  const groups = Map.groupBy(parties, ({ kind, productId, time, tourDay }) =>
    [kind, productId, time, tourDay].filter((part) => part !== null).join(' '),
  );
  return [...groups]
    .map(([id, [first, ...others]]) => first && toDeparture(id, first, others))
    .filter((departure) => departure !== undefined)
    .sort((one, other) => compareWithNullLast(one.time, other.time) || compare(one.title, other.title));
}

function toDeparture<Party extends DepartingParty>(
  id: string,
  first: Party,
  others: readonly Party[],
): Departure<Party> {
  const parties = [first, ...others];
  return {
    id,
    kind: first.kind,
    title: first.title,
    time: first.time,
    tourDay: first.tourDay,
    ...sumParties(parties),
    parties: parties.sort(
      (one, other) =>
        compareWithNullLast(one.pickupArea, other.pickupArea) || compare(one.bookingNumber, other.bookingNumber),
    ),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const compareWithNullLast = (one: string | null, other: string | null): number =>
  one === null || other === null ? Number(one === null) - Number(other === null) : compare(one, other);
