import { type CalendarDate, normaliseDate, normaliseTime, toDubaiDate } from '@aitours/domain/dates';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Booking } from '../../../features/bookings/booking.ts';
import { changeParameters, members } from '../../../features/bookings/changeQuery.ts';
import type { JourneyTimes } from '../../../features/transfer-booking/DateAndTime.tsx';
import {
  type BookedLine,
  type ChangeDraft,
  createBookedDraft,
  findOptions,
  getBookedTravellers,
  getMin,
  type LineDraft,
  listLines,
  startDraft,
  type Travellers,
} from './changeDraft.ts';

const { remove: REMOVED, date, slot, time, returnDate, returnTime } = changeParameters;

const lineNames: readonly string[] = [date, slot, time, ...members];

/** A transfer's dates and times, and their parameters. */
const transferNames = [
  ['date', date],
  ['time', time],
  ['returnDate', returnDate],
  ['returnTime', returnTime],
] as const;

/** The contract's form of an id. */
const ID = /^[A-Za-z0-9-]{1,64}$/;

/**
 * Returns the draft of a change, at first from the page's URL, and writes it there, so that it survives a reload and
 * Back. The draft is also a state: a date that is being typed isn't valid yet.
 */
export function useDraftInAddress(booking: Booking): [ChangeDraft, (draft: ChangeDraft) => void] {
  const query = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const [draft, setDraft] = useState(() => readDraft(query, booking, toDubaiDate(new Date())));
  const change = (next: ChangeDraft) => {
    setDraft(next);
    const written = writeDraft(query, booking, next);
    navigate(written.size > 0 ? `${path}?${written}` : path, { replace: true });
  };
  return [draft, change];
}

/**
 * Reads the draft of a change from a URL's query. What isn't in it is as booked; so is what the booking doesn't allow,
 * or no longer.
 */
export function readDraft(query: URLSearchParams, booking: Booking, today: CalendarDate): ChangeDraft {
  const booked = startDraft(booking);
  return {
    lines: Object.fromEntries(listLines(booking).map((line) => [line.id, readLine(query, booking, line, today)])),
    transfer: booked.transfer && readTimes(query, booking, booked.transfer, today),
  };
}

function readLine(query: URLSearchParams, booking: Booking, line: BookedLine, today: CalendarDate): LineDraft {
  const booked = createBookedDraft(booking, line);
  const options = findOptions(booking, line.id);
  const when = options && options.date_until !== null && line.type !== 'tour' && readSlot(query, line, today);
  return {
    ...booked,
    ...when,
    isRemoved: options?.can_remove === true && query.getAll(REMOVED).includes(line.id),
    ...(options?.can_reduce && { travellers: readTravellers(query, booking, line) }),
  };
}

/** Returns date and time of a line; nothing if they are as booked. */
function readSlot(query: URLSearchParams, line: BookedLine, today: CalendarDate) {
  const date = readDate(query.get(`date.${line.id}`), today);
  if (date === undefined) return undefined;
  const slot = query.get(`slot.${line.id}`) ?? '';
  if (!ID.test(slot) && date === line.date) return undefined;
  if (!ID.test(slot)) return { date, slotId: null, time: null };
  return { date, slotId: slot, time: normaliseTime(query.get(`time.${line.id}`) ?? '') ?? null };
}

const readDate = (text: string | null, today: CalendarDate): CalendarDate | undefined => {
  const date = normaliseDate(text ?? '');
  return date === undefined || date < today ? undefined : date;
};

function readTravellers(query: URLSearchParams, booking: Booking, line: BookedLine): Travellers {
  const booked = getBookedTravellers(booking, line);
  const fewer = members.flatMap((member) => {
    const text = query.get(`${member}.${line.id}`) ?? '';
    const isFewer = /^\d{1,3}$/.test(text) && Number(text) < (booked[member] ?? 0);
    return isFewer && Number(text) >= getMin(line, member) ? [[member, Number(text)]] : [];
  });
  return { ...booked, ...Object.fromEntries(fewer) };
}

function readTimes(query: URLSearchParams, booking: Booking, booked: JourneyTimes, today: CalendarDate): JourneyTimes {
  if ((findOptions(booking, '1')?.date_until ?? null) === null) return booked;
  const date = (name: string) => readDate(query.get(name), today);
  const time = (name: string) => normaliseTime(query.get(name) ?? '');
  const outward = { ...booked, date: date('date') ?? booked.date, time: time('time') ?? booked.time };
  if (booking.booking_type !== 'transfer' || !booking.return_journey) return outward;
  const { returnDate, returnTime } = booked;
  return { ...outward, returnDate: date('return_date') ?? returnDate, returnTime: time('return_time') ?? returnTime };
}

/** Returns a URL's query with what the draft changes; parameters of other names are unchanged. */
export function writeDraft(query: URLSearchParams, booking: Booking, draft: ChangeDraft): URLSearchParams {
  const written = new URLSearchParams([...query].filter(([name]) => !isOfDraft(name)));
  for (const line of listLines(booking)) writeLine(written, booking, line, draft.lines[line.id]);
  const { transfer: booked } = startDraft(booking);
  for (const [key, name] of transferNames) {
    const value = draft.transfer?.[key] ?? '';
    if (value !== '' && value !== booked?.[key]) written.set(name, value);
  }
  return written;
}

const isOfDraft = (name: string): boolean =>
  name === REMOVED ||
  transferNames.some(([, own]) => own === name) ||
  lineNames.some((own) => name.startsWith(`${own}.`));

function writeLine(written: URLSearchParams, booking: Booking, line: BookedLine, draft: LineDraft | undefined): void {
  if (!draft) return;
  const { id } = line;
  const booked = createBookedDraft(booking, line);
  if (draft.isRemoved) written.append(REMOVED, id);
  if (draft.date !== booked.date || draft.slotId !== booked.slotId) {
    written.set(`date.${id}`, draft.date);
    if (draft.slotId !== null) written.set(`slot.${id}`, draft.slotId);
    if (draft.time !== null) written.set(`time.${id}`, draft.time);
  }
  for (const member of members) {
    const count = draft.travellers[member];
    if (count !== booked.travellers[member]) written.set(`${member}.${id}`, String(count));
  }
}
