import type { Schema } from '@aitours/api-client';
import { formatDuration } from '@aitours/domain/activity';
import { formatDate, formatTime, toMinutesOfDay, toTimeOfDay } from '@aitours/domain/dates';
import { type CartLine, getProductPath } from './cartLine.ts';
import { messages } from './messages.ts';

type CartClash = Schema<'CartClash'>;
type Timed = Pick<CartClash['other'], 'date' | 'time' | 'duration_minutes'>;

/** Why an item of the cart doesn't go together with another one, and what can be done about it. */
export interface Clash {
  readonly text: string;
  /** When both take place, and what it means. */
  readonly hint: string;
  /** The item of the cart that can be moved or removed. */
  readonly item: string;
  readonly title: string;
  /** The page on which another date can be chosen. */
  readonly href: string | undefined;
  /** The booking that it clashes with; absent if that is in the cart. */
  readonly bookingNumber: string | undefined;
}

/** Returns, by item id, what clashes with other items and with bookings. */
export const describeClashes = (
  lines: readonly CartLine[],
  clashes: readonly CartClash[],
): ReadonlyMap<string, readonly Clash[]> =>
  Map.groupBy(
    listCurrent(lines, clashes).map(({ line, clash }) => toClash(line, clash, formatClashText(line, clash))),
    ({ item }) => item,
  );

/** Returns the clashes of the whole cart, each pair of items once. */
export const summariseClashes = (lines: readonly CartLine[], clashes: readonly CartClash[]): Clash[] =>
  listCurrent(lines, clashes)
    .filter(
      ({ clash }, index, all) =>
        clash.kind !== 'overlap' ||
        !all
          .slice(0, index)
          .some((before) => before.clash.item === clash.other.cart_item && before.clash.other.cart_item === clash.item),
    )
    .map(({ line, clash }) => toClash(line, clash, formatSummaryText(line, clash)));

/** An optimistic removal leaves clashes of removed items until the cart is loaded again. */
function listCurrent(lines: readonly CartLine[], clashes: readonly CartClash[]) {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return clashes.flatMap((clash) => {
    const line = byId.get(clash.item);
    const isCurrent = clash.other.cart_item === undefined || byId.has(clash.other.cart_item);
    return line && isCurrent ? [{ line, clash }] : [];
  });
}

const toClash = (line: CartLine, { kind, other }: CartClash, text: string): Clash => ({
  text,
  hint: `${messages.bothTimes(line.title, formatWhen(toTimed(line)), other.title, formatWhen(other))} ${messages.clashHints[kind]}`,
  item: line.id,
  title: line.title,
  href: getProductPath(line),
  bookingNumber: other.booking_number,
});

function formatClashText(line: CartLine, clash: CartClash): string {
  const { other } = clash;
  const name = getName(other);
  switch (clash.kind) {
    case 'overlap':
      return findTransferText(line, other) ?? messages.overlap(name);
    case 'tight-gap': {
      const times = [formatMinutesText(clash.minutes), formatMinutesText(clash.travel_minutes)] as const;
      return getStart(other) <= getStart(toTimed(line))
        ? messages.gapBefore(name, ...times)
        : messages.gapAfter(name, ...times);
    }
    case 'included':
      return line.type === 'tour' ? messages.includesBooked(name) : messages.includedIn(name);
  }
}

function formatSummaryText(line: CartLine, { kind, other }: CartClash): string {
  const names = [messages.quoted(line.title), getName(other)] as const;
  const isFirst = getStart(toTimed(line)) < getStart(other);
  switch (kind) {
    case 'overlap':
      return messages.overlapPair(...names);
    case 'tight-gap':
      return isFirst ? messages.gapPair(...names) : messages.gapPair(names[1], names[0]);
    case 'included':
      return line.type === 'tour' ? messages.includedPair(...names) : messages.includedPair(names[1], names[0]);
  }
}

const getName = ({ title, booking_number }: CartClash['other']): string =>
  booking_number === undefined ? messages.quoted(title) : messages.booked(title, booking_number);

/** A transfer picks up before an item has ended, or arrives after it has begun. */
function findTransferText(line: CartLine, other: CartClash['other']): string | undefined {
  if (other.type !== 'transfer' || line.time === undefined || other.time === null) return undefined;
  const number = other.booking_number ?? '';
  return getStart(other) < getStart(toTimed(line))
    ? messages.arrivesLate(number, formatTime(getEnd(other.time, other.duration_minutes)))
    : messages.picksUpEarly(number, formatTime(other.time));
}

const formatMinutesText = (minutes = 0): string => (minutes === 0 ? messages.noTime : formatDuration(minutes));

const toTimed = ({ date = '', time, durationMinutes }: CartLine): Timed => ({
  date,
  time: time ?? null,
  duration_minutes: durationMinutes ?? null,
});

/** Dates and times compare as text. */
const getStart = ({ date, time }: Timed): string => `${date} ${time ?? ''}`;

const getEnd = (time: string, minutes: number | null): string => toTimeOfDay(toMinutesOfDay(time) + (minutes ?? 0));

function formatWhen({ date, time, duration_minutes }: Timed): string {
  if (time === null) return formatDate(date);
  const start = `${formatDate(date)}, ${formatTime(time)}`;
  return duration_minutes ? messages.fromTo(start, formatTime(getEnd(time, duration_minutes))) : start;
}
