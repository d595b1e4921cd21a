import { estimateDriveMinutes } from '../planner/index.ts';

/** How long a driver waits free of charge, in minutes (CONST-27). */
export const waitingMinutes = 60;

const STEP_MINUTES = 15;

/**
 * Estimates the duration of a transfer for the visitor's calendar, rounded up to a quarter of an hour.
 *
 * @param distance kilometres, one direction
 * @returns minutes
 * @example estimateTransferMinutes(38.5) // 45: Dubai airport to the marina
 * @example estimateTransferMinutes(0.1) // 15
 */
export const estimateTransferMinutes = (distance: number): number =>
  Math.max(STEP_MINUTES, Math.ceil(estimateDriveMinutes(distance) / STEP_MINUTES) * STEP_MINUTES);
