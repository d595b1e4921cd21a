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
  readonly id: string;
  readonly date: string;
  readonly time?: string | null | undefined;
  readonly details: Pick<
    components['schemas']['BookingDetails'],
    'adults' | 'children' | 'children512' | 'children25' | 'infants' | 'customizations'
  >;
}
