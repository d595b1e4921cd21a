import { findPlaceName } from './places.ts';

/** A named zone of places, between which vehicles can have fixed prices. */
export interface TransferZone {
  readonly id: string;
  readonly name: string;
  /** Names of places of the gazetteer. */
  readonly places: readonly string[];
}

/** The zones of a journey's places. */
export interface JourneyZones {
  readonly from: Pick<TransferZone, 'id' | 'name'>;
  readonly to: Pick<TransferZone, 'id' | 'name'>;
}

/** A price between two zones, in either direction. */
export interface ZonePrice<Amount> {
  /** The ids of zones. */
  readonly from: string;
  readonly to: string;
  readonly price: Amount;
}

/**
 * Returns the zones of a journey. A place is in a zone by one of its names; an address isn't, because a part of it may
 * name another place than the one where it is.
 *
 * @example findJourneyZones([{ id: '1', name: 'Beach', places: ['Dubai Marina', 'JBR Beach'] }], 'dubai marina', 'JBR')?.to.name // 'Beach'
 * @example findJourneyZones([{ id: '1', name: 'Beach', places: ['JBR Beach'] }], 'JBR', 'A villa in Al Barsha') // undefined
 */
export function findJourneyZones(
  zones: readonly TransferZone[],
  pickup: string,
  dropoff: string,
): JourneyZones | undefined {
  const findZone = (text: string) => {
    const name = findPlaceName(text);
    return zones.find(({ places }) => name !== undefined && places.includes(name));
  };
  const [from, to] = [findZone(pickup), findZone(dropoff)];
  return from && to && { from, to };
}

/**
 * Returns the price of a vehicle between two zones, in either direction.
 *
 * @example findZonePrice([{ from: '1', to: '2', price: 90_00 }], { from: { id: '2', name: 'B' }, to: { id: '1', name: 'A' } }) // 90_00
 * @example findZonePrice([], { from: { id: '2', name: 'B' }, to: { id: '1', name: 'A' } }) // undefined
 */
export const findZonePrice = <Amount>(
  prices: readonly ZonePrice<Amount>[],
  zones: JourneyZones | undefined,
): Amount | undefined =>
  zones && prices.find((price) => toPairKey(price.from, price.to) === toPairKey(zones.from.id, zones.to.id))?.price;

/**
 * Returns the same text for two zones in both directions.
 *
 * @example toPairKey('b', 'a') // '["a","b"]'
 * @example toPairKey('a', 'a') // '["a","a"]'
 */
export const toPairKey = (one: string, other: string): string => JSON.stringify([one, other].sort());

/** What is wrong with a field of the zones. */
export type ZoneError = 'unknown-place' | 'other-zone' | 'same-name' | 'same-id';

/**
 * Returns the errors of zones that the schema of the contract can't detect, by field.
 *
 * @example findZoneErrors([{ name: 'Beach', places: ['Atlantis'] }]) // { 'zones.0.places': 'unknown-place' }
 * @example findZoneErrors([{ name: 'A', places: ['Dubai Mall'] }, { name: 'B', places: ['Dubai Mall'] }]) // { 'zones.1.places': 'other-zone' }
 */
export function findZoneErrors(
  zones: readonly { readonly id?: string; readonly name: string; readonly places: readonly string[] }[],
): Readonly<Record<string, ZoneError>> {
  const errors: Record<string, ZoneError> = {};
  const [places, names, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [at, zone] of zones.entries()) {
    const name = zone.name.trim().toLowerCase();
    if (zone.places.some((place) => places.has(place))) errors[`zones.${at}.places`] = 'other-zone';
    if (zone.places.some((place) => findPlaceName(place) !== place)) errors[`zones.${at}.places`] = 'unknown-place';
    if (names.has(name)) errors[`zones.${at}.name`] = 'same-name';
    if (zone.id !== undefined && ids.has(zone.id)) errors['zones'] = 'same-id';
    for (const place of zone.places) places.add(place);
    names.add(name);
    if (zone.id !== undefined) ids.add(zone.id);
  }
  return errors;
}
