import type { components } from '@aitours/openapi/schema';

type Schemas = components['schemas'];

interface AnyBooking {
  /** What the booking is called in a list. */
  readonly title: string;
  /** The day it takes place; of several, the first. */
  readonly date: string;
  /** Null: any time of the day. */
  readonly time: string | null;
}

/**
 * What was booked, as it was named and priced then. It is kept in the form in which it is shown: whatever becomes of
 * the catalogue, a voucher stays what it was.
 */
export type BookingDetails = AnyBooking &
  (
    | { readonly kind: 'activity' | 'ticket'; readonly items: readonly Schemas['BookedItem'][] }
    | {
        readonly kind: 'tour';
        readonly items: readonly Schemas['BookedItem'][];
        readonly tour: Schemas['BookedTour'];
        readonly travellers: {
          readonly adults: number;
          readonly children512: number;
          readonly children25: number;
          readonly infants: number;
        };
        readonly addons: Schemas['TourAddons'];
      }
    | {
        readonly kind: 'transfer';
        readonly transfer: Pick<
          Schemas['TransferBooking'],
          | 'pickup_location'
          | 'dropoff_location'
          | 'passengers'
          | 'luggage'
          | 'vehicle'
          | 'distance'
          | 'return_journey'
          | 'return_date'
          | 'return_time'
        >;
      }
  );
