import { instantInDubai } from '@aitours/domain/dates';
import { formatWireAmount, sum } from '@aitours/domain/money';
import type { BookingDetails } from '../../db/bookingDetails.ts';
import { type BookingRow, insertBooking } from '../../db/bookings.ts';
import type { Database } from '../../db/database.ts';
import { stockKey, takePlaces } from '../../db/stock.ts';
import { priceChanged, soldOut } from '../../problems/problems.ts';
import type { AnyLine } from '../lines/cartLine.ts';
import { type FieldName, toLineProblem } from '../lines/line.ts';
import { bookedItem } from './bookedItem.ts';

/** A line that somebody wants to book. */
export interface LineToBook {
  readonly line: AnyLine;
  /** How the client calls the line. */
  readonly id: string;
  readonly nameOf: FieldName;
  /** The amount the client showed, in wire form; null where none was shown. */
  readonly shown: string | null;
}

export interface Buyer {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly specialRequests: string;
  readonly paymentMethod: 'card' | 'cash' | 'wallet';
}

/**
 * Books lines of one kind, all or none: run it in a transaction.
 *
 * @param describe what the booking keeps beside its title and its day
 * @throws {Problem} invalid-request for a line that can't be booked; price-changed when the client showed another
 * price (GAP-26); sold-out when there are too few places
 */
export async function bookLines(
  tx: Database,
  buyer: Buyer,
  wanted: readonly LineToBook[],
  describe: (items: ReturnType<typeof bookedItem>[]) => DetailsOfKind,
  now: Date,
): Promise<BookingRow> {
  requireSense(wanted);
  requireShownPrices(wanted);
  await takeAll(tx, wanted);
  const lines = wanted.map(({ line }) => line);
  const { userId, paymentMethod, ...contact } = buyer;
  const booking = {
    ...contact,
    userId,
    paymentMethod,
    total: totalOf(wanted),
    paymentStatus: 'pending',
    status: 'confirmed',
    details: { ...headOf(lines), ...describe(lines.map((line, index) => bookedItem(line, index + 1))) },
  } as const;
  return insertBooking(
    tx,
    booking,
    lines.map(({ product, date, places, amount }) => ({ title: product.title, date, places, amount })),
    now,
  );
}

type WithoutHead<Details> = Details extends BookingDetails ? Omit<Details, 'title' | 'date' | 'time'> : never;
type DetailsOfKind = WithoutHead<BookingDetails>;

function requireSense(wanted: readonly LineToBook[]): void {
  for (const { line, id, nameOf } of wanted) {
    if (line.error?.why === 'wrong') throw toLineProblem(line, line.error, id, nameOf);
  }
}

function requireShownPrices(wanted: readonly LineToBook[]): void {
  const changed = wanted.flatMap(({ id, line, shown }) => {
    const amount = formatWireAmount(line.amount);
    return shown === null || shown === amount ? [] : [{ id, title: line.product.title, sent: shown, amount }];
  });
  if (changed.length > 0) throw priceChanged(formatWireAmount(totalOf(wanted)), changed);
}

const totalOf = (wanted: readonly LineToBook[]) => sum(wanted.map(({ line }) => line.amount));

async function takeAll(tx: Database, wanted: readonly LineToBook[]): Promise<void> {
  const shortage = await takePlaces(
    tx,
    wanted.flatMap(({ line }) => line.places ?? []),
  );
  if (!shortage) return;
  const short = wanted.find(({ line }) => line.places && stockKey(line.places) === stockKey(shortage.requested));
  if (!short) throw new Error('A shortage is always of something that was wanted');
  const { product, date, time } = short.line;
  throw soldOut({ id: short.id, title: product.title, date, time }, shortage.left);
}

/** What a booking is called, and its first day: it decides the refund (GAP-31). */
function headOf(lines: readonly AnyLine[]): { title: string; date: string; time: string | null } {
  const [first] = lines.toSorted((one, other) => startOf(one) - startOf(other));
  const [named, ...more] = lines;
  if (!first || !named) throw new Error('A booking has at least one line');
  const title = more.length === 0 ? named.product.title : `${named.product.title} and ${more.length} more`;
  return { title, date: first.date, time: first.time };
}

const startOf = ({ date, time }: AnyLine): number => instantInDubai(date, time ?? undefined).getTime();
