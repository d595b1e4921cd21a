import type { components } from '@aitours/openapi/schema';
import type { BookingDetails } from './bookingDetails.ts';
import type { BookingRequest } from './bookingRequest.ts';
import type { NewBookingLine } from './bookings.ts';

/** What a traveller wants to change. */
export type ChangeRequest = components['schemas']['BookingChangeRequest'];

/** What a booking contains after a change. */
export interface ChangedBooking {
  readonly details: BookingDetails;
  readonly request: BookingRequest;
  /** In fils. */
  readonly total: number;
  /** With the places of the whole booking, not only of the change. */
  readonly lines: readonly NewBookingLine[];
}
