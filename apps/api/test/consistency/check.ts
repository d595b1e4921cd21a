import { formatDate, formatTime } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { formatParty } from '@aitours/domain/party';
import type { components } from '@aitours/openapi/schema';
import { parse } from 'csv-parse/sync';
import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { bookings, outgoingMails } from '../../src/db/schema.ts';
import type { TestAccount } from '../../src/testing/index.ts';
import type { Shop } from './shop.ts';

type Booking = components['schemas']['Booking'];

/** A line of a booking, as every place has to state it. */
interface Fact {
  readonly title: string;
  readonly date: string;
  readonly time: string | null;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

async function read<Body>(who: TestAccount, path: string): Promise<Body> {
  const response = await who.call('GET', path);
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
  return response.json();
}

/** Returns a booking without the token that only its customer gets, to cancel with. */
export async function readBooking(buyer: TestAccount, number: string): Promise<Booking> {
  const { refund_if_cancelled: refund, ...booking } = await read<Booking>(buyer, `/bookings/${number}/`);
  if (!refund) return { ...booking, refund_if_cancelled: null };
  const { quote: _quote, ...preview } = refund;
  return { ...booking, refund_if_cancelled: preview };
}

/** Returns what a booking says of its lines. */
function listFacts(booking: Booking): Fact[] {
  if (booking.booking_type === 'transfer') {
    const { pickup_location, dropoff_location, booking_date: date, booking_time: time, passengers } = booking;
    const title = `${pickup_location} → ${dropoff_location}`;
    return [{ title, date, time, adults: passengers, children: 0, infants: 0 }];
  }
  return booking.cart_items.map(({ title, date, time, adults, children, infants }) => ({
    ...{ title, date, time },
    ...{ adults, children, infants },
  }));
}

const sumOf = (amounts: readonly string[]): number => amounts.reduce((total, amount) => total + parseFils(amount), 0);

/** Compares a booking with every place that states something of it. Returns the booking. */
export async function checkEverywhere(shop: Shop, buyer: TestAccount, number: string): Promise<Booking> {
  const booking = await readBooking(buyer, number);
  checkAmounts(booking);
  await Promise.all([
    checkLists(shop, buyer, booking),
    checkPasses(buyer, booking),
    checkDepartures(shop, booking),
    checkExport(shop, booking),
    checkMail(shop, booking),
  ]);
  return booking;
}

/** The lines, what was kept and the discount are the total. */
function checkAmounts(booking: Booking): void {
  const { total_amount, discount } = booking;
  if (discount) expect(sumOf([discount.subtotal, discount.amount])).toBe(parseFils(total_amount));
  if (booking.booking_type === 'transfer') return;
  const kept = parseFils(discount?.subtotal ?? total_amount) - sumOf(booking.cart_items.map(({ price }) => price));
  expect(kept).toBeGreaterThanOrEqual(0);
  if (!booking.changes) expect(kept).toBe(0);
}

/** The traveller's list and what staff see are the same booking. */
async function checkLists({ staff }: Shop, buyer: TestAccount, booking: Booking): Promise<void> {
  const lists = await read<Record<string, readonly Booking[]>>(buyer, '/bookings/');
  const [listed] = Object.values(lists)
    .flat()
    .filter(({ booking_number }) => booking_number === booking.booking_number);
  const { booking: desk } = await read<{ booking: Booking }>(staff, `/staff-bookings/${booking.booking_number}/`);
  const stated = ({ total_amount, booking_status, payment_status, refund_if_cancelled, cancellation }: Booking) => ({
    ...{ total_amount, booking_status, payment_status, cancellation },
    refund: refund_if_cancelled && { ...refund_if_cancelled, quote: undefined },
  });
  for (const other of [listed, desk]) {
    expect(other && stated(other)).toEqual(stated(booking));
    expect(other && listFacts(other)).toEqual(listFacts(booking));
  }
}

/** Everyone who is booked has a pass; of one that is cancelled, nobody is let in. */
async function checkPasses(buyer: TestAccount, booking: Booking): Promise<void> {
  if (booking.booking_type === 'transfer') return;
  const { status, passes } = await read<{ status: string; passes: readonly { title: string; date: string }[] }>(
    buyer,
    `/bookings/${booking.booking_number}/passes/`,
  );
  if (booking.booking_status === 'cancelled') return expect(status).not.toBe('valid');
  expect(status).toBe('valid');
  for (const { title, date, adults, children, infants } of listFacts(booking)) {
    const ofLine = passes.filter((pass) => pass.title === title && pass.date === date);
    expect(ofLine.length).toBeGreaterThanOrEqual(adults + children + infants);
  }
  const people = listFacts(booking).reduce(
    (count, { adults, children, infants }) => count + adults + children + infants,
    0,
  );
  expect(passes).toHaveLength(people);
}

interface Party extends Omit<Fact, 'title' | 'date' | 'time'> {
  readonly booking_number: string;
  readonly unpaid_amount: string | null;
}

interface Departure {
  readonly title: string;
  readonly time: string | null;
  readonly tour_day: number | null;
  readonly parties: readonly Party[];
}

/** Staff expect exactly those who are booked, and the money that isn't paid. */
async function checkDepartures({ staff }: Shop, booking: Booking): Promise<void> {
  const facts = listFacts(booking);
  for (const date of new Set(facts.map((fact) => fact.date))) {
    const { results } = await read<{ results: readonly Departure[] }>(staff, `/departures/?date=${date}`);
    const expected = results.flatMap(({ title, time, tour_day, parties }) =>
      parties
        .filter(({ booking_number }) => booking_number === booking.booking_number && (tour_day ?? 1) === 1)
        .map((party) => ({ title, date, time, party })),
    );
    const onDate = booking.booking_status === 'cancelled' ? [] : facts.filter((fact) => fact.date === date);
    const listed = expected.map(({ party: { adults, children, infants }, ...rest }) => ({
      ...rest,
      ...{ adults, children, infants },
    }));
    expect(sorted(listed)).toEqual(sorted(onDate));
    const isUnpaid = booking.payment_status === 'pending' && booking.payment_method === 'cash';
    for (const { party } of expected)
      expect(party.unpaid_amount).toBe(isUnpaid && parseFils(booking.total_amount) > 0 ? booking.total_amount : null);
  }
}

const sorted = (facts: readonly Fact[]): string[] =>
  facts
    .map(({ title, date, time, adults, children, infants }) => [title, date, time, adults, children, infants].join())
    .sort();

/** The accountant's row has the same amounts and states. */
async function checkExport({ staff }: Shop, booking: Booking): Promise<void> {
  const response = await staff.call('GET', `/booking-exports/csv/?search=${booking.booking_number}`);
  if (response.statusCode !== 200) throw new Error(response.body);
  const [row] = parse<Record<string, string>>(response.rawPayload, { bom: true, columns: true });
  expect(row).toMatchObject({
    total_aed: booking.total_amount,
    booking_status: booking.booking_status,
    payment_status: booking.payment_status,
    start_date: booking.booking_date,
    start_time: booking.booking_time ?? '',
  });
}

/** The newest mail states total, lines, dates and people; its reservations and calendar entries agree with it. */
async function checkMail({ api }: Shop, booking: Booking): Promise<void> {
  const [row] = await api.services.db
    .select({ mail: outgoingMails.mail })
    .from(outgoingMails)
    .innerJoin(bookings, eq(bookings.id, outgoingMails.bookingId))
    .where(eq(bookings.number, booking.booking_number))
    .orderBy(desc(outgoingMails.queuedAt))
    .limit(1);
  if (!row?.mail) throw new Error('There is no mail');
  const { text, html, attachments = [] } = row.mail;
  const calendar = attachments.find(({ contentType }) => contentType.startsWith('text/calendar'))?.content ?? '';
  const lines = listFacts(booking);
  if (booking.booking_status !== 'cancelled')
    expect(text).toContain(`Total: ${formatPrice(parseFils(booking.total_amount))}`);
  for (const { title, date, time, ...party } of lines) {
    expect(text).toContain(formatDate(date));
    if (time !== null) expect(text).toContain(formatTime(time));
    if (booking.booking_type === 'transfer') continue;
    expect(text).toContain(title);
    expect(text).toContain(formatParty(party));
  }
  const reservations = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .flatMap(([, json = '']) => JSON.parse(json) as object[] | object)
    .map((reservation) => reservation as { totalPrice?: string; reservationFor?: { startDate?: string } });
  if (booking.booking_status !== 'cancelled')
    expect(sumOf(reservations.flatMap(({ totalPrice = [] }) => totalPrice))).toBe(parseFils(booking.total_amount));
  const starts = lines.map(({ date, time }) => (time === null ? date.replaceAll('-', '') : toUtc(date, time))).sort();
  // What a change has removed is cancelled in the calendar.
  const entries = calendar
    .split('BEGIN:VEVENT')
    .filter((entry) => booking.booking_status === 'cancelled' || !entry.includes('STATUS:CANCELLED'));
  expect(entries.flatMap((entry) => /^DTSTART[^:]*:(\S+)/m.exec(entry)?.[1] ?? []).sort()).toEqual(starts);
}

const toUtc = (date: string, time: string): string =>
  new Date(`${date}T${time}:00+04:00`).toISOString().replaceAll(/[-:]|\.000/g, '');
