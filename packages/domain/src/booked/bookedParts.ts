import type { ActivityFacts } from '../activity/index.ts';
import type { ChildSeats } from '../transfers/index.ts';

/** A line of a booking as the contract describes it, as far as documents name its parts. */
export interface BookedLine {
  readonly duration_minutes: number | null;
  readonly addons: readonly string[];
}

/** A booked tour. */
export interface BookedTour {
  readonly tour: { readonly duration: string };
  readonly addons: {
    readonly hotels: readonly {
      readonly day_number: number;
      readonly hotel_name: string;
      readonly room_type_name: string;
    }[];
    readonly transfers: readonly { readonly day_number: number; readonly vehicle_name: string }[];
    readonly meals: readonly { readonly day_number: number; readonly meal_type_name: string }[];
    readonly activities: readonly { readonly day_number: number; readonly activity_name: string }[];
  };
}

/** A booked transfer. */
export interface BookedTransfer {
  readonly pickup_location: string;
  readonly dropoff_location: string;
  readonly pickup_place?: string;
  readonly dropoff_place?: string;
  readonly booking_date: string;
  readonly booking_time: string | null;
  readonly return_date: string | null;
  readonly return_time: string | null;
  readonly passengers: number;
  readonly luggage: number;
  readonly flight_number?: string | null;
  readonly child_seats?: ChildSeats | null;
  readonly vehicle_name: string;
}

/** What decides how guests get to what they booked. */
export type ArrivingBooking =
  | { readonly booking_type: 'transfer' }
  | {
      readonly booking_type: 'activity' | 'ticket' | 'tour';
      readonly cart_items: readonly {
        readonly title: string;
        readonly pickup_location: string | null;
        readonly facts?: Pick<ActivityFacts, 'emergency_phone' | 'meeting_point'>;
      }[];
    };
