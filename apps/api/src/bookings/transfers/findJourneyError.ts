import { dateTooFar } from '@aitours/domain/dates';
import { checkJourney, findCapacityShortages, formatEarliestRide, type Journey } from '@aitours/domain/transfers';
import type { VehicleRow } from '../../db/catalogue/vehicles.ts';
import { tooCloseText } from './measureJourney.ts';

/** Why a journey can't be booked. */
export interface JourneyError {
  readonly field: Exclude<keyof Journey, 'isReturn' | 'time'>;
  readonly message: string;
}

/**
 * Returns the first error of a journey in a vehicle (XFER-03, XFER-25, GAP-37, GAP-39).
 *
 * @param earliest when a ride can start that is booked now
 */
export function findJourneyError(
  journey: Journey,
  vehicle: VehicleRow,
  now: Date,
  earliest: Date,
): JourneyError | null {
  const errors = checkJourney(journey, now, earliest);
  const [shortage] = findCapacityShortages(vehicle, journey);
  const found: readonly (readonly [unknown, JourneyError['field'], string])[] = [
    [journey.pickupLocation.trim() === '', 'pickupLocation', 'is required'],
    [journey.dropoffLocation.trim() === '', 'dropoffLocation', 'is required'],
    [errors.dropoffLocation, 'dropoffLocation', tooCloseText],
    [errors.date === 'tooFar', 'date', dateTooFar],
    [errors.time === 'tooSoon', 'date', formatEarliestRide(earliest)],
    [errors.date ?? errors.time, 'date', 'must be in the future'],
    [shortage, shortage?.kind ?? 'passengers', `must be at most ${shortage?.capacity}`],
    [errors.returnDate === 'missing', 'returnDate', 'is required'],
    [errors.returnTime === 'missing', 'returnTime', 'is required'],
    [errors.returnDate === 'tooFar', 'returnDate', dateTooFar],
    [errors.returnDate ?? errors.returnTime, 'returnDate', 'must be after the outward journey'],
  ];
  const [first] = found.filter(([isError]) => isError);
  return first ? { field: first[1], message: first[2] } : null;
}
