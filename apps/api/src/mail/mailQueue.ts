import { eq, type InferSelectModel, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { bookings, outgoingMails } from '../db/schema.ts';
import type { Mail, Mailer } from './mailer.ts';

const second = 1000;
const minute = 60 * second;
const pollInterval = 2 * second;
/** Longer than an attempt takes. A mail whose process ended during the attempt is sent again afterwards. */
const leaseTime = 10 * minute;
const maxDelay = 6 * 60 * minute;
/** Over about two days. */
const maxAttempts = 15;

/** Queues a mail in the transaction of what it reports: it is sent if and only if the transaction commits. */
export async function queueMail(
  tx: Database,
  mail: Mail,
  now: Date,
  { confirmedBookingId = null }: { readonly confirmedBookingId?: string | null } = {},
): Promise<void> {
  await tx.insert(outgoingMails).values({ mail, confirmedBookingId, nextAttemptAt: now });
}

interface MailQueueParts {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

export interface MailQueue {
  /** Sends all due mails. Resolves when each has been sent or has failed. */
  sendDue(): Promise<void>;
  /** Stops sending, after the mails that are being sent. */
  stop(): Promise<void>;
}

/** Starts the job that sends queued mails. All processes may run it: each mail is claimed by one. */
export function startMailQueue({ db, mailer, clock, onFailure }: MailQueueParts): MailQueue {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let sending = Promise.resolve();
  const sendNext = async () => {
    const row = isStopped ? undefined : await claim(db, clock.now());
    if (row) await attempt(db, row, mailer, clock, onFailure);
    return row !== undefined;
  };
  const sendDue = () => {
    sending = sending
      .then(async () => {
        while (await sendNext());
      })
      .catch(onFailure);
    return sending;
  };
  const poll = () => {
    timer = setTimeout(() => void sendDue().then(() => isStopped || poll()), pollInterval).unref();
  };
  poll();
  return {
    sendDue,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await sending;
    },
  };
}

type Row = InferSelectModel<typeof outgoingMails>;

/** Reserves a due mail for the lease time. */
async function claim(db: Database, now: Date): Promise<Row | undefined> {
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(lte(outgoingMails.nextAttemptAt, now))
    .orderBy(outgoingMails.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outgoingMails)
    .set({ attempts: sql`${outgoingMails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseTime) })
    .where(eq(outgoingMails.id, sql`(${due})`))
    .returning();
  return row;
}

async function attempt(
  db: Database,
  { id, mail, attempts, confirmedBookingId }: Row,
  mailer: Mailer,
  clock: Clock,
  onFailure: (error: unknown) => void,
): Promise<void> {
  try {
    await mailer.deliver({ ...mail, messageId: `<${id}@aitours>` });
  } catch (error) {
    onFailure(error);
    if (attempts < maxAttempts) {
      const delay = Math.min(2 ** attempts * minute, maxDelay);
      const nextAttemptAt = new Date(clock.now().getTime() + delay);
      await db.update(outgoingMails).set({ nextAttemptAt }).where(eq(outgoingMails.id, id));
    } else await settle(db, id, confirmedBookingId, 'none');
    return;
  }
  await settle(db, id, confirmedBookingId, 'sent');
}

/** Deletes a mail that was sent or given up. */
async function settle(db: Database, id: string, bookingId: string | null, confirmationMail: 'sent' | 'none') {
  await db.transaction(async (tx) => {
    await tx.delete(outgoingMails).where(eq(outgoingMails.id, id));
    if (bookingId === null) return;
    await tx
      .update(bookings)
      .set({ confirmationMail })
      .where(sql`${bookings.id} = ${bookingId} and ${bookings.confirmationMail} = 'sending'`);
  });
}
