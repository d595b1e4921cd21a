import type { ActivityDetails } from '@aitours/domain/cart';
import type { components } from '@aitours/openapi/schema';

export interface VisitRequest {
  readonly activityId: string;
  readonly date: string;
  readonly time: string | null | undefined;
  readonly timeSlotId: string | undefined;
  readonly quantity: number;
  readonly choice: ActivityDetails;
}

export interface TicketRequest {
  /** Id or slug. */
  readonly event: string;
  readonly ticketTypeId: string;
  readonly timeSlotId: string;
  readonly date: string;
  readonly adults: number;
  readonly children: number;
}

/** What was requested, by id: its current price and availability can be read again from it. */
export type BookingRequest =
  | { readonly kind: 'activity'; readonly visits: readonly VisitRequest[] }
  | { readonly kind: 'ticket'; readonly tickets: readonly TicketRequest[] }
  | { readonly kind: 'tour'; readonly tour: TourRequest }
  | { readonly kind: 'transfer'; readonly vehicleId: string; readonly distance: number; readonly isReturn: boolean };

export interface TourRequest {
  /** Id or slug; of what is booked, the id. */
  readonly id: string;
  readonly date: string;
  readonly time?: string | null | undefined;
  readonly details: Pick<
    components['schemas']['BookingDetails'],
    'adults' | 'children' | 'children512' | 'children25' | 'infants' | 'customizations'
  >;
}

/** What was requested for one line of a booking. */
export type LineRequest =
  | { readonly kind: 'activity'; readonly visit: VisitRequest }
  | { readonly kind: 'ticket'; readonly tickets: TicketRequest }
  | { readonly kind: 'tour'; readonly tour: TourRequest };

/** Returns the request of a booking with these lines of one kind. */
export function toBookingRequest(lines: readonly LineRequest[]): BookingRequest {
  const [first] = lines;
  if (first?.kind === 'tour') return first;
  const visits = lines.flatMap((line) => (line.kind === 'activity' ? [line.visit] : []));
  if (visits.length > 0) return { kind: 'activity', visits };
  return { kind: 'ticket', tickets: lines.flatMap((line) => (line.kind === 'ticket' ? [line.tickets] : [])) };
}
