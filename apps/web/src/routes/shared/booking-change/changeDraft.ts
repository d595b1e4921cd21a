import type { Schema } from '@aitours/api-client';
import type { ActivityTime } from '@aitours/domain/availability';
import type { CalendarDate, TimeOfDay } from '@aitours/domain/dates';
import { checkJourney, findEarliestRide, type JourneyErrors, toJourney } from '@aitours/domain/transfers';
import type { Booking } from '../../../features/bookings/booking.ts';
import { members } from '../../../features/bookings/changeQuery.ts';
import type { JourneyTimes } from '../../../features/transfer-booking/DateAndTime.tsx';

export type ChangeRequest = Schema<'BookingChangeRequest'>;
export type LineOptions = Schema<'LineChangeOptions'>;
export type BookedLine = Exclude<Booking, { booking_type: 'transfer' }>['cart_items'][number];
type Transfer = Extract<Booking, { booking_type: 'transfer' }>;

export type Member = (typeof members)[number];
export type Travellers = Readonly<Partial<Record<Member, number>>>;

/** What is chosen for a line; at first what is booked. */
export interface LineDraft {
  readonly isRemoved: boolean;
  readonly date: CalendarDate;
  /** Null: not chosen yet for the date, or the line has none. */
  readonly slotId: string | null;
  /** Null if unknown. */
  readonly time: TimeOfDay | null;
  readonly travellers: Travellers;
}

/** What is chosen for a booking. */
export interface ChangeDraft {
  /** By the line's id; empty for a transfer. */
  readonly lines: Readonly<Record<string, LineDraft>>;
  /** Null unless it is a transfer. */
  readonly transfer: JourneyTimes | null;
}

/** Returns the lines of a booking; none of a transfer. */
export const listLines = (booking: Booking): readonly BookedLine[] =>
  booking.booking_type === 'transfer' ? [] : booking.cart_items;

export const findOptions = (booking: Booking, line: string): LineOptions | undefined =>
  booking.change_options?.lines.find((options) => options.line === line);

/** Returns the travellers of a line by the ages that its product distinguishes. */
export function getBookedTravellers(booking: Booking, { type, adults, children, infants }: BookedLine): Travellers {
  if (booking.booking_type === 'tour') {
    return { adults, children512: booking.children512, children25: booking.children25, infants };
  }
  return type === 'ticket' ? { adults, children } : { adults, children, infants };
}

/** Returns a draft that changes nothing. */
export const startDraft = (booking: Booking): ChangeDraft => ({
  lines: Object.fromEntries(listLines(booking).map((line) => [line.id, createBookedDraft(booking, line)])),
  transfer: booking.booking_type === 'transfer' ? getBookedTimes(booking) : null,
});

export const createBookedDraft = (booking: Booking, line: BookedLine): LineDraft => ({
  isRemoved: false,
  date: line.date,
  slotId: findOptions(booking, line.id)?.time_slot_id ?? null,
  time: line.time,
  travellers: getBookedTravellers(booking, line),
});

/** Returns the start times of a date. The booked one has the places of the booking, so it can be kept even if it is full. */
export const withBookedPlaces = (
  times: readonly ActivityTime[],
  date: CalendarDate,
  booked: Pick<LineDraft, 'date' | 'slotId'>,
): ActivityTime[] =>
  times.map((time) =>
    date === booked.date && time.slotId === booked.slotId ? { ...time, isFree: true, isScarce: false } : time,
  );

const getBookedTimes = ({ booking_date, booking_time, return_date, return_time }: Transfer): JourneyTimes => ({
  date: booking_date,
  time: booking_time ?? '',
  returnDate: return_date ?? '',
  returnTime: return_time ?? '',
});

/** Returns the request for a draft; nothing if it changes nothing. */
export function toChangeRequest(booking: Booking, draft: ChangeDraft): ChangeRequest | undefined {
  if (booking.booking_type === 'transfer') {
    const transfer = draft.transfer && toChangedTimes(booking, draft.transfer);
    return transfer ? { transfer } : undefined;
  }
  const lines = listLines(booking).flatMap((line) => toChangedLine(booking, line, draft.lines[line.id]));
  return lines.length === 0 ? undefined : { lines };
}

function toChangedLine(booking: Booking, line: BookedLine, draft: LineDraft | undefined): Schema<'LineChange'>[] {
  if (!draft) return [];
  if (draft.isRemoved) return [{ line: line.id, remove: true }];
  const booked = createBookedDraft(booking, line);
  const isMoved = draft.date !== booked.date || draft.slotId !== booked.slotId;
  const fewer = members.filter((member) => draft.travellers[member] !== booked.travellers[member]);
  if (!isMoved && fewer.length === 0) return [];
  return [
    {
      line: line.id,
      remove: false,
      ...(isMoved && { date: draft.date, ...(draft.slotId !== null && { time_slot_id: draft.slotId }) }),
      ...Object.fromEntries(fewer.map((member) => [member, draft.travellers[member] ?? 0])),
    },
  ];
}

function toChangedTimes(booking: Transfer, times: JourneyTimes): Schema<'TransferChange'> | undefined {
  const booked = getBookedTimes(booking);
  const isSame = (['date', 'time', 'returnDate', 'returnTime'] as const).every((name) => times[name] === booked[name]);
  if (isSame) return undefined;
  return {
    pickup_date: times.date,
    pickup_time: times.time,
    ...(booking.return_journey && { return_date: times.returnDate, return_time: times.returnTime }),
  };
}

/** Why a line can't be sent as chosen. */
export type LineError = 'slotMissing' | 'noneLeft';

/** Returns why a line can't be sent as chosen. Tickets of another date need a time slot; an activity keeps its own. */
export function findLineError(booking: Booking, line: BookedLine, draft: LineDraft): LineError | undefined {
  if (draft.isRemoved) return undefined;
  if (line.type === 'ticket' && draft.slotId === null && findOptions(booking, line.id)?.time_slot_id)
    return 'slotMissing';
  return Object.values(draft.travellers).every((count) => count === 0) ? 'noneLeft' : undefined;
}

/** Whether each line is removed: that is a cancellation. */
export const removesAll = (booking: Booking, draft: ChangeDraft): boolean =>
  listLines(booking).length > 0 && listLines(booking).every(({ id }) => draft.lines[id]?.isRemoved);

/** Returns the errors of a transfer's dates and times. */
export function checkTimes(booking: Booking, draft: ChangeDraft, now: Date, noticeHours: number): JourneyErrors {
  if (booking.booking_type !== 'transfer' || !draft.transfer) return {};
  const { pickup_location: pickupLocation, dropoff_location: dropoffLocation, return_journey: isReturn } = booking;
  const isMoved = draft.transfer.date !== booking.booking_date || draft.transfer.time !== booking.booking_time;
  const { date, time, returnDate, returnTime } = checkJourney(
    { ...toJourney({ pickupLocation, dropoffLocation }), ...draft.transfer, isReturn },
    now,
    isMoved ? findEarliestRide(now, noticeHours) : now,
  );
  return {
    ...(date && { date }),
    ...(time && { time }),
    ...(returnDate && { returnDate }),
    ...(returnTime && { returnTime }),
  };
}

/** Returns the fewest travellers of a kind: an activity or a tour has at least one adult. */
export const getMin = (line: BookedLine, member: Member): number =>
  member === 'adults' && line.type !== 'ticket' ? 1 : 0;
