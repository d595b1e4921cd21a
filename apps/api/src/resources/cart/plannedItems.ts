import type { PlannedItem, PlannedTourDay } from '@aitours/domain/cart';
import { addDays, type CalendarDate, type TimeOfDay, toMinutesOfDay } from '@aitours/domain/dates';
import type { GeoPoint } from '@aitours/domain/planner';
import { estimateTransferMinutes, findArea } from '@aitours/domain/transfers';
import { toLine } from '../../bookings/lines/cartLine.ts';
import type { Terms } from '../../bookings/lines/line.ts';
import { createDayItinerary } from '../../catalogue/dayItinerary.ts';
import type { BookingDetails } from '../../db/bookings/bookingDetails.ts';
import type { CurrentBooking } from '../../db/bookings/bookings.ts';
import { toPoint } from '../../db/bookings/itemPoints.ts';
import type { CartLineRow } from '../../db/cart/cartLines.ts';
import type { TourDayRow } from '../../db/catalogue/tours.ts';

/** An item of the cart or a booking, with the title that a clash shows. */
export type TitledItem = PlannedItem & { readonly title: string; readonly bookingNumber?: string };

/** What isn't stored with bookings: the days of tours and the places of products, by id. */
export interface CatalogueParts {
  readonly tourDays: ReadonlyMap<string, readonly TourDayRow[]>;
  readonly points: ReadonlyMap<string, GeoPoint>;
}

/** Returns a line of the cart as the rule for clashes reads it. */
export function toPlannedLine(row: CartLineRow, terms: Terms, { tourDays }: CatalogueParts): TitledItem {
  const { kind, product, date, time, durationMinutes } = toLine(row, terms);
  const point = toPoint(row.activity, row.event);
  return {
    ...toTimed(date, time, durationMinutes),
    id: row.item.id,
    type: kind,
    isBooked: false,
    title: product.title,
    product,
    ...(point && { point }),
    ...(row.tour && { days: toDays(tourDays.get(row.tour.id), date, () => false) }),
  };
}

/** Returns the items of a booking, of a transfer its one or two rides. */
export function toPlannedBooking({ number, details }: CurrentBooking, parts: CatalogueParts): TitledItem[] {
  if (details.kind === 'transfer') return toPlannedRides(number, details);
  return details.items.map((item) => {
    const product = item.activity ?? item.ticket ?? item.tour ?? undefined;
    const point = parts.points.get(product?.id ?? '');
    return {
      ...toTimed(item.date, item.time, item.duration_minutes),
      id: `${number}-${item.id}`,
      type: item.type,
      isBooked: true,
      bookingNumber: number,
      title: item.title,
      ...(product && { product }),
      ...(point && { point }),
      ...(details.kind === 'tour' && { days: toBookedDays(details, parts) }),
    };
  });
}

function toPlannedRides(number: string, details: Extract<BookingDetails, { kind: 'transfer' }>): TitledItem[] {
  const { pickup_location, dropoff_location, distance, return_date, return_time } = details.transfer;
  const toRide = (from: string, to: string, date: CalendarDate, time: TimeOfDay | null): TitledItem => {
    const [point, endPoint] = [findArea(from), findArea(to)];
    return {
      ...toTimed(date, time, estimateTransferMinutes(distance)),
      id: `${number}-${from}`,
      type: 'transfer',
      isBooked: true,
      bookingNumber: number,
      title: `${from} – ${to}`,
      ride: { from, to },
      ...(point && endPoint && { point, endPoint }),
    };
  };
  const outward = toRide(pickup_location, dropoff_location, details.date, details.time);
  return return_date ? [outward, toRide(dropoff_location, pickup_location, return_date, return_time)] : [outward];
}

function toBookedDays(details: Extract<BookingDetails, { kind: 'tour' }>, { tourDays }: CatalogueParts) {
  const isChosen = (dayNumber: number, name: string) =>
    details.addons.activities.some(
      ({ day_number, activity_name }) => day_number === dayNumber && activity_name === name,
    );
  const booked = new Set(details.tour.days.map(({ day_number }) => day_number));
  const days = (tourDays.get(details.tour.id) ?? []).filter(({ day }) => booked.has(day.dayNumber));
  // Staff may have shortened the tour since: what isn't known of a booking fills all of its days.
  return days.length < booked.size ? undefined : toDays(days, details.date, isChosen);
}

/** Returns the known days of a tour; without one, undefined: the tour then takes all of its dates. */
function toDays(
  rows: readonly TourDayRow[] | undefined,
  firstDate: CalendarDate,
  isChosen: (dayNumber: number, name: string) => boolean,
): PlannedTourDay[] | undefined {
  const days = rows?.flatMap((row) => {
    const { dayNumber, includes, activities, transfers } = row.day;
    const times = createDayItinerary(row).map(({ time }) => time);
    const [first, last] = [times[0], times.at(-1)];
    if (first === undefined || last === undefined) return [];
    return {
      date: addDays(firstDate, dayNumber - 1),
      time: first,
      durationMinutes: toMinutesOfDay(last) - toMinutesOfDay(first),
      includes: [
        ...includes,
        ...activities.flatMap(({ name, product }) => (product && isChosen(dayNumber, name) ? [product] : [])),
      ],
      rides: transfers
        .filter(({ isIncluded }) => isIncluded)
        .map(({ fromLocation: from, toLocation: to }) => ({ from, to })),
    };
  });
  return days?.length ? days : undefined;
}

const toTimed = (date: CalendarDate, time: TimeOfDay | null, minutes: number | null) => ({
  date,
  ...(time !== null && { time }),
  ...(minutes !== null && { durationMinutes: minutes }),
});
