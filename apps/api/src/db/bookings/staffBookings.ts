import type { components } from '@aitours/openapi/schema';
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { computeVersion, requireVersion } from '../../lib/entityTag.ts';
import type { Database } from '../database.ts';
import { mailColumns } from '../operating/mails.ts';
import {
  auditEntries,
  bookingChanges,
  bookingNotes,
  bookings,
  outgoingMails,
  payments,
  refunds,
  users,
} from '../schema.ts';
import { lockBookingPayments } from './bookingChanges.ts';
import { type BookingRow, findBooking, lockBooking } from './bookings.ts';

/** The operations of the desk, whose audit entries have the booking's number as their object. */
export const deskOperations = [
  'setCashPayment',
  'cancelStaffBooking',
  'overrideCancellation',
  'changeStaffBooking',
  'resendConfirmation',
  'addBookingNote',
  'sendBookingMessage',
] as const satisfies readonly components['schemas']['AuditedOperation'][];

const maxRows = 100;

const isOfDesk = (booking: BookingRow) =>
  and(eq(auditEntries.objectId, booking.number), inArray(auditEntries.operation, deskOperations));

/** Reads what staff see of a booking besides itself. */
export async function readStaffBooking(db: Database, booking: BookingRow) {
  const ofBooking = eq(bookingChanges.bookingId, booking.id);
  const changePayments = db
    .select({ id: bookingChanges.paymentId })
    .from(bookingChanges)
    .where(and(ofBooking, isNotNull(bookingChanges.paymentId)));
  const isOwnPayment = booking.paymentId === null ? undefined : eq(payments.id, booking.paymentId);
  const [customers, paymentRows, refundRows, changes, mails, notes, entries] = await Promise.all([
    booking.userId === null ? [] : db.select().from(users).where(eq(users.id, booking.userId)),
    db
      .select()
      .from(payments)
      .where(or(isOwnPayment, inArray(payments.id, changePayments)))
      .orderBy(asc(payments.createdAt), asc(payments.id))
      .limit(maxRows),
    db
      .select()
      .from(refunds)
      .where(eq(refunds.bookingId, booking.id))
      .orderBy(asc(refunds.createdAt), asc(refunds.id))
      .limit(maxRows),
    db
      .select()
      .from(bookingChanges)
      .where(and(ofBooking, eq(bookingChanges.status, 'applied')))
      .orderBy(desc(bookingChanges.createdAt))
      .limit(maxRows),
    db
      .select({ ...mailColumns, bookingNumber: bookings.number })
      .from(outgoingMails)
      .innerJoin(bookings, eq(bookings.id, outgoingMails.bookingId))
      .where(eq(outgoingMails.bookingId, booking.id))
      .orderBy(desc(outgoingMails.queuedAt), outgoingMails.id)
      .limit(maxRows),
    listNotes(db, booking.id),
    db
      .select({ entry: auditEntries, email: users.email })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.userId))
      .where(isOfDesk(booking))
      .orderBy(desc(auditEntries.position))
      .limit(maxRows),
  ]);
  return { customer: customers[0] ?? null, payments: paymentRows, refunds: refundRows, changes, mails, notes, entries };
}

const listNotes = (db: Database, bookingId: string) =>
  db
    .select({ note: bookingNotes, email: users.email })
    .from(bookingNotes)
    .leftJoin(users, eq(users.id, bookingNotes.authorId))
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(desc(bookingNotes.createdAt), desc(bookingNotes.id))
    .limit(maxRows);

/**
 * Returns the version of a booking: another one after each change of it, its payments or refunds, and after each action
 * of staff. That its confirmation was sent changes nothing that staff decide by.
 */
export async function readBookingVersion(db: Database, booking: BookingRow): Promise<string> {
  const [last] = await db
    .select({ position: sql<string | null>`max(${auditEntries.position})` })
    .from(auditEntries)
    .where(isOfDesk(booking));
  // Who was admitted is no decision of the desk.
  const { confirmationMail: _, hasUsedPass: __, ...state } = booking;
  return computeVersion([state, last?.position]);
}

/** Locks a booking of any user with its payments until the transaction ends; null if there is none. */
export async function lockStaffBooking(tx: Database, number: string): Promise<BookingRow | null> {
  const found = await findBooking(tx, number);
  if (!found) return null;
  await lockBookingPayments(tx, found);
  return lockBooking(tx, found.id);
}

/** @throws {Problem} precondition-failed when the caller has seen another version. @param ifMatch the header */
export async function requireBookingVersion(db: Database, booking: BookingRow, ifMatch: string): Promise<void> {
  requireVersion(ifMatch, await readBookingVersion(db, booking), 'booking');
}
