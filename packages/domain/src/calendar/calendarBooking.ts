import type { ActivityFacts } from '../activity/index.ts';
import type { BookingStatus } from '../booking/index.ts';
import type { CalendarDate, TimeOfDay } from '../dates/index.ts';

/** A booking as the contract describes it, as far as a calendar shows it. */
export type CalendarBooking = {
  readonly booking_number: string;
  readonly booking_status: BookingStatus;
  /** In ISO 8601. */
  readonly created_at: string;
  readonly cancellation?: { readonly cancelled_at: string };
  readonly changes?: { readonly count: number; readonly last_at: string };
} & (
  | { readonly booking_type: 'activity' | 'ticket' | 'tour'; readonly cart_items: readonly CalendarLine[] }
  | CalendarTransfer
);

/** A line of a booking. */
export interface CalendarLine {
  /** Its position from 1 at the time of booking; absent: its current one. */
  readonly id?: string;
  readonly title: string;
  readonly date: CalendarDate;
  readonly time: TimeOfDay | null;
  readonly duration_minutes: number | null;
  readonly pickup_location: string | null;
  readonly pickup_address?: string;
  readonly facts?: Pick<ActivityFacts, 'emergency_phone' | 'meeting_point'>;
}

/** A transfer with one or two rides. */
export interface CalendarTransfer {
  readonly booking_type: 'transfer';
  readonly pickup_location: string;
  readonly dropoff_location: string;
  readonly pickup_place?: string;
  readonly dropoff_place?: string;
  readonly booking_date: CalendarDate;
  readonly booking_time: TimeOfDay | null;
  /** In kilometres. */
  readonly distance: number;
  readonly return_journey: boolean;
  readonly return_date: CalendarDate | null;
  readonly return_time: TimeOfDay | null;
}

/** An entry of a calendar. A duration is absent if it is unknown; `until` is exclusive. */
export interface CalendarEvent {
  /** Stable for the same item, so that importing the file again updates the entry. */
  readonly uid: string;
  readonly title: string;
  readonly when:
    | { readonly is: 'timed'; readonly date: CalendarDate; readonly time: TimeOfDay; readonly minutes?: number }
    | { readonly is: 'wholeDays'; readonly date: CalendarDate; readonly until: CalendarDate };
  readonly location?: string;
  readonly description: string;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly changedAt: Date;
  /** How often it was changed: a calendar ignores an entry with a lower number than its own. */
  readonly sequence: number;
}
