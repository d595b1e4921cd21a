import type { components } from '@aitours/openapi/schema';
import type { BookingRow } from '../../db/bookings/bookings.ts';
import type { CheckInRow } from '../../db/bookings/checkIns.ts';

/** Returns a check-in in the contract's form; null if there is none. */
export const toCheckInBody = (row: CheckInRow | undefined): components['schemas']['CheckIn'] | null =>
  row ? { id: row.id, at: row.at.toISOString(), gate: row.gate } : null;

export const getCustomerName = ({ firstName, lastName }: BookingRow): string => `${firstName} ${lastName}`;
