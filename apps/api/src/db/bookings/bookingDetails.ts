import { addDays, type CalendarDate } from '@aitours/domain/dates';
import type { DiscountRate } from '@aitours/domain/pricing';
import type { components } from '@aitours/openapi/schema';

type Schemas = components['schemas'];

/** The rate of a promo code when it was used, and what it is for. */
export interface BookedPromo {
  readonly rate: DiscountRate;
  /** The ids of its items; null: the whole booking. */
  readonly covered: { readonly items: readonly string[] } | null;
}

/** What is paid for a line of a booking that was changed, and what its price follows from if its travellers become fewer. */
export interface StoredLinePrice {
  /** Its price less its share of the discount. */
  readonly paid: string;
  /** What it cost, and its share of a discount of an amount, when it was booked or moved, and for whom. */
  readonly base: { readonly amount: string; readonly discount: string; readonly members: LineMembers };
}

/** How many travellers a line has, with the members that its kind has. */
export type LineMembers = Pick<Schemas['LineChange'], 'adults' | 'children' | 'infants' | 'children512' | 'children25'>;

interface AnyBooking {
  /** The booking's title in lists. */
  readonly title: string;
  /** The first day. */
  readonly date: string;
  /** Null: any time of the day. */
  readonly time: string | null;
  readonly discount?: Schemas['BookingDiscount'];
  /** What the discount by a promo code was computed from, for changes of the booking. */
  readonly promo?: BookedPromo;
  /** What the total contains of what was paid for travellers and lines that were removed. */
  readonly kept_amount?: string;
  /** By the ids of its items; absent: it wasn't changed. */
  readonly line_prices?: Readonly<Record<string, StoredLinePrice>>;
  /** The start of a removed line whose terms refunded less than everything: it still decides what is refunded. */
  readonly refund_start?: { readonly date: string; readonly time: string | null };
  readonly changes?: Schemas['BookingChanges'];
}

/**
 * What was booked, with the names and prices of that time. It is stored as it is shown, so that later changes of the
 * catalogue don't change a voucher.
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
          | 'pickup_place'
          | 'dropoff_place'
          | 'passengers'
          | 'luggage'
          | 'flight_number'
          | 'child_seats'
          | 'vehicle'
          | 'distance'
          | 'return_journey'
          | 'return_date'
          | 'return_time'
        >;
      }
  );

/** Returns the days of a booking on which something takes place, in no particular order. */
export function listDays(details: BookingDetails): CalendarDate[] {
  if (details.kind === 'transfer') return [details.date, details.transfer.return_date ?? details.date];
  const lastDay = details.kind === 'tour' ? addDays(details.date, details.tour.days.length - 1) : details.date;
  return [details.date, lastDay, ...details.items.map(({ date }) => date)];
}

/** Returns the last day of a booking on which something takes place. */
export const getLastDay = (details: BookingDetails): CalendarDate =>
  listDays(details).reduce((last, day) => (day > last ? day : last));

/** Removes what was entered about people and their places; products, dates and amounts stay. */
export function anonymiseDetails(details: BookingDetails): BookingDetails {
  if (details.kind !== 'transfer')
    return { ...details, items: details.items.map(({ pickup_address: _address, ...item }) => item) };
  const {
    flight_number: _flight,
    child_seats: _seats,
    pickup_place: _from,
    dropoff_place: _to,
    ...transfer
  } = details.transfer;
  return { ...details, title: 'Transfer', transfer: { ...transfer, pickup_location: '', dropoff_location: '' } };
}
