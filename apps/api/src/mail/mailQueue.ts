import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Mail, MailAttachment } from '../db/operating/outgoingMail.ts';
import { enqueue } from '../db/queue/enqueue.ts';
import { bookings, outgoingMails } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../lib/clock.ts';
import { describeMailError, type Mailer } from './mailer.ts';

interface QueueOptions {
  /** The booking whose confirmation the mail is. */
  readonly confirmedBookingId?: string | null;
  /** The booking that the mail is about; default: the confirmed one. */
  readonly bookingId?: string | null;
  /** What the mail reports; a second mail with the same event isn't queued. */
  readonly event?: string | null;
}

/** Returns an address of which staff can recognise the mailbox, but not read it: `l•••@example.com`. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** Queues a mail in the transaction of what it reports: it is sent if and only if the transaction commits. */
export async function queueMail(
  tx: Database,
  mail: Mail,
  now: Date,
  { confirmedBookingId = null, bookingId = confirmedBookingId, event = null }: QueueOptions = {},
): Promise<void> {
  const { kind, to } = mail;
  const [row] = await tx
    .insert(outgoingMails)
    .values({ mail, kind, recipient: maskAddress(to), confirmedBookingId, bookingId, event, queuedAt: now })
    .onConflictDoNothing({ target: outgoingMails.event })
    .returning({ id: outgoingMails.id });
  if (row) await enqueue(tx, 'send-mail', { mailId: row.id }, now);
}

interface MailJobParts {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Renders the voucher of a booking for its confirmation; null if the booking isn't confirmed any more. */
  readonly renderVoucher: (bookingId: string) => Promise<MailAttachment | null>;
  readonly onError: (error: unknown) => void;
}

const mailJob = z.object({ mailId: z.string() });

/** The mail server didn't accept a mail. Its message contains no address, unlike the mail server's. */
class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}

/** How often a confirmation waits for its voucher. After that it is sent without: its link leads to the voucher. */
const voucherAttempts = 2;

/** Returns the job that sends a mail. Attempts after the first have the same Message-ID. */
export const sendMailJob =
  ({ db, mailer, clock, renderVoucher, onError }: MailJobParts) =>
  async (data: unknown): Promise<void> => {
    const { mailId } = mailJob.parse(data);
    const [row] = await db.select().from(outgoingMails).where(isWaiting(mailId));
    if (!row?.mail) return;
    const retry = async (lastError: string): Promise<never> => {
      const failed = { state: 'retrying', attempts: row.attempts + 1, lastError } as const;
      await db.update(outgoingMails).set(failed).where(isWaiting(mailId));
      throw new MailNotSent(`sending a mail failed: ${lastError}`);
    };
    let voucher: MailAttachment | null = null;
    try {
      if (row.confirmedBookingId) voucher = await renderVoucher(row.confirmedBookingId);
    } catch (error) {
      onError(error);
      if (row.attempts < voucherAttempts) await retry('VOUCHER');
    }
    try {
      await mailer.deliver({ ...withFile(row.mail, voucher), messageId: `<${mailId}@aitours>` });
    } catch (error) {
      const { code, responseCode } = describeMailError(error);
      await retry([code, responseCode].filter(Boolean).join(' '));
    }
    await settle(db, mailId, 'sent', clock.now());
  };

const withFile = (mail: Mail, file: MailAttachment | null): Mail =>
  file ? { ...mail, attachments: [file, ...(mail.attachments ?? [])] } : mail;

/** Returns the job that gives a mail up: its content stays for a while, so that staff can send it again. */
export const giveUpMailJob =
  ({ db, clock }: Pick<MailJobParts, 'db' | 'clock'>) =>
  (data: unknown): Promise<void> =>
    settle(db, mailJob.parse(data).mailId, 'given-up', clock.now());

const isWaiting = (id: string) => and(eq(outgoingMails.id, id), inArray(outgoingMails.state, ['queued', 'retrying']));

async function settle(db: Database, id: string, state: 'sent' | 'given-up', now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(outgoingMails)
      .set({
        state,
        settledAt: now,
        ...(state === 'sent' && { mail: null, lastError: null, attempts: sql`${outgoingMails.attempts} + 1` }),
      })
      .where(isWaiting(id))
      .returning({ bookingId: outgoingMails.confirmedBookingId });
    if (!row?.bookingId) return;
    await tx
      .update(bookings)
      .set({ confirmationMail: state === 'sent' ? 'sent' : 'none' })
      .where(and(eq(bookings.id, row.bookingId), eq(bookings.confirmationMail, 'sending')));
  });
}

/** Queues a mail again that was given up. @returns whether it was */
export async function requeueMail(tx: Database, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(outgoingMails)
    .set({ state: 'queued', settledAt: null })
    .where(and(eq(outgoingMails.id, id), eq(outgoingMails.state, 'given-up')));
  if (rowCount) await enqueue(tx, 'send-mail', { mailId: id }, now);
  return Boolean(rowCount);
}

/** Returns the state of a stored mail. */
export async function findMailState(db: Database, id: string) {
  const [row] = await db.select({ state: outgoingMails.state }).from(outgoingMails).where(eq(outgoingMails.id, id));
  return row?.state;
}

/** Adds jobs for due mails that a process of the version without jobs has queued. */
export async function adoptQueuedMails(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .update(outgoingMails)
      .set({ nextAttemptAt: 'infinity' })
      .where(lte(outgoingMails.nextAttemptAt, now.toISOString()))
      .returning({ id: outgoingMails.id });
    for (const { id } of rows) await enqueue(tx, 'send-mail', { mailId: id }, now);
  });
}
