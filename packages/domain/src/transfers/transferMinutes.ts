import { driveMinutes } from '../planner/index.ts';

/** A calendar is read in quarters of an hour; a shorter ride takes one as well. */
const STEP_MINUTES = 15;

/**
 * How long a transfer takes about, for a visitor's calendar: the estimated drive, rounded up to a quarter of an hour.
 *
 * @param distance kilometres, one way
 * @returns minutes
 * @example transferMinutes(38.5) // 45: Dubai airport to the marina
 * @example transferMinutes(0.1) // 15
 */
export const transferMinutes = (distance: number): number =>
  Math.max(STEP_MINUTES, Math.ceil(driveMinutes(distance) / STEP_MINUTES) * STEP_MINUTES);
