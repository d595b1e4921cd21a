import type { BookingKind } from '../booking/index.ts';
import { countPeople, type Party } from '../party/index.ts';

/** The travellers of a departure that one driver picks up, or drives. */
export interface DrivenPickup {
  /** Null: a ride, or a day of a tour. */
  readonly pickup_area: string | null;
  /** Null while there is none. */
  readonly driver: string | null;
}

interface DrivenDeparture extends Party {
  readonly pickups: readonly DrivenPickup[];
  readonly parties: readonly (Party & Pick<DrivenPickup, 'pickup_area'>)[];
}

/** What a driver drives on a day. */
export interface DriverTotals extends Pick<DrivenPickup, 'driver'> {
  readonly pickups: number;
  readonly people: number;
}

/**
 * Returns the pickup areas of a departure to which drivers are assigned. Travellers of a ride or a tour are driven
 * anyway, those of other products only with a pickup.
 *
 * @example listPickupAreas({ kind: 'activity', parties: [{ pickupArea: 'dubai' }, { pickupArea: null }] }) // ['dubai']
 * @example listPickupAreas({ kind: 'transfer', parties: [{ pickupArea: null }] }) // [null]
 */
export function listPickupAreas<Area extends string>(departure: {
  readonly kind: BookingKind;
  readonly parties: readonly { readonly pickupArea: Area | null }[];
}): (Area | null)[] {
  const isDriven = departure.kind === 'transfer' || departure.kind === 'tour';
  const areas = new Set(departure.parties.map(({ pickupArea }) => pickupArea));
  return [...areas].filter((area) => isDriven || area !== null);
}

/**
 * Adds up parties.
 *
 * @example sumParties([{ adults: 2, children: 1, infants: 0 }, { adults: 1, children: 0, infants: 1 }]) // { adults: 3, children: 1, infants: 1 }
 * @example sumParties([]) // { adults: 0, children: 0, infants: 0 }
 */
export function sumParties(parties: readonly Party[]): Party {
  const count = (kind: keyof Party) => parties.reduce((sum, party) => sum + party[kind], 0);
  return { adults: count('adults'), children: count('children'), infants: count('infants') };
}

/**
 * Returns what a driver drives of a day: the departures with only the driver's pickups and parties. Null: what has no
 * driver yet.
 *
 * @example selectDriver([], 'Rashid') // []
 * @example selectDriver([{ adults: 2, children: 0, infants: 0, pickups: [{ pickup_area: null, driver: 'Rashid' }], parties: [{ adults: 2, children: 0, infants: 0, pickup_area: null }] }], null) // []
 */
export const selectDriver = <Departure extends DrivenDeparture>(
  departures: readonly Departure[],
  driver: string | null,
): Departure[] =>
  departures.flatMap((departure) => {
    const pickups = departure.pickups.filter((pickup) => pickup.driver === driver);
    if (pickups.length === 0) return [];
    const areas = pickups.map(({ pickup_area }) => pickup_area);
    const parties = departure.parties.filter(({ pickup_area }) => areas.includes(pickup_area));
    return [{ ...departure, ...sumParties(parties), pickups, parties }];
  });

/**
 * Returns what each driver of a day drives, by name; last what has no driver.
 *
 * @example countDrivers([]) // []
 * @example countDrivers([{ adults: 2, children: 0, infants: 0, pickups: [{ pickup_area: null, driver: 'Rashid' }], parties: [{ adults: 2, children: 0, infants: 0, pickup_area: null }] }]) // [{ driver: 'Rashid', pickups: 1, people: 2 }]
 */
export function countDrivers(departures: readonly DrivenDeparture[]): DriverTotals[] {
  const names = new Set(departures.flatMap(({ pickups }) => pickups.map(({ driver }) => driver)));
  const known = [...names].filter((name) => name !== null).sort((one, other) => one.localeCompare(other, 'en'));
  return [...known, ...(names.has(null) ? [null] : [])].map((driver) => {
    const driven = selectDriver(departures, driver);
    return {
      driver,
      pickups: driven.reduce((sum, { pickups }) => sum + pickups.length, 0),
      people: driven.reduce((sum, departure) => sum + countPeople(departure), 0),
    };
  });
}
