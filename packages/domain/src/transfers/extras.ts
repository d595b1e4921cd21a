import { sum } from '../money/index.ts';
import { isAirport } from './places.ts';

/** The kinds of child seats, from the smallest child. */
export const childSeatKinds = ['infant', 'child', 'booster'] as const;

/** A kind of child seat. */
export type ChildSeatKind = (typeof childSeatKinds)[number];

/** How many child seats of each kind. */
export type ChildSeats = Readonly<Record<ChildSeatKind, number>>;

/** What a traveller may tell the driver; it doesn't change the price. */
export interface TransferExtras {
  /** Empty if there is none. */
  readonly flightNumber: string;
  readonly childSeats: ChildSeats;
}

/** No extras. */
export const noExtras: TransferExtras = { flightNumber: '', childSeats: { infant: 0, child: 0, booster: 0 } };

/** An airline's code of IATA or ICAO, up to four digits, and perhaps a letter. */
const FLIGHT_NUMBER = /^([A-Z]{2,3}|[A-Z]\d|\d[A-Z])\d{1,4}[A-Z]?$/;

/**
 * Normalises a flight number: upper case without spaces; `undefined` if it is none.
 *
 * @example parseFlightNumber('ek 073') // 'EK073'
 * @example parseFlightNumber('the one from Rome') // undefined
 */
export function parseFlightNumber(text: string): string | undefined {
  const number = text.replaceAll(/[\s-]+/g, '').toUpperCase();
  return FLIGHT_NUMBER.test(number) ? number : undefined;
}

/** The errors of a transfer's extras. */
export interface TransferExtrasErrors {
  readonly flightNumber?: 'invalid' | 'noAirport';
  readonly childSeats?: 'tooMany';
}

/**
 * Returns the errors of a transfer's extras: a flight number belongs to an airport, and a passenger has one seat.
 *
 * @example checkTransferExtras({ ...noExtras, flightNumber: 'soon' }, fromAirport) // { flightNumber: 'invalid' }
 * @example checkTransferExtras({ ...noExtras, childSeats: threeInfants }, { ...fromAirport, passengers: 2 }) // { childSeats: 'tooMany' }
 */
export function checkTransferExtras(
  { flightNumber, childSeats }: TransferExtras,
  journey: { readonly pickupLocation: string; readonly dropoffLocation: string; readonly passengers: number },
): TransferExtrasErrors {
  const hasFlight = flightNumber.trim() !== '';
  return {
    ...(hasFlight && !hasAirport(journey) && { flightNumber: 'noAirport' }),
    ...(hasFlight && parseFlightNumber(flightNumber) === undefined && { flightNumber: 'invalid' }),
    ...(sum(Object.values(childSeats)) > journey.passengers && { childSeats: 'tooMany' }),
  };
}

/**
 * Whether a journey starts or ends at an airport.
 *
 * @example hasAirport({ pickupLocation: 'DXB', dropoffLocation: 'Dubai Mall' }) // true
 * @example hasAirport({ pickupLocation: 'Deira', dropoffLocation: 'Dubai Mall' }) // false
 */
export const hasAirport = (journey: { readonly pickupLocation: string; readonly dropoffLocation: string }): boolean =>
  isAirport(journey.pickupLocation) || isAirport(journey.dropoffLocation);

const seatNames: Readonly<Record<ChildSeatKind, readonly [one: string, more: string]>> = {
  infant: ['infant seat', 'infant seats'],
  child: ['child seat', 'child seats'],
  booster: ['booster', 'boosters'],
};

/**
 * Formats child seats; empty if there are none.
 *
 * @example formatChildSeats({ infant: 1, child: 0, booster: 2 }) // '1 infant seat, 2 boosters'
 * @example formatChildSeats({ infant: 0, child: 0, booster: 0 }) // ''
 */
export const formatChildSeats = (seats: ChildSeats): string =>
  childSeatKinds
    .filter((kind) => seats[kind] > 0)
    .map((kind) => `${seats[kind]} ${seatNames[kind][seats[kind] === 1 ? 0 : 1]}`)
    .join(', ');
