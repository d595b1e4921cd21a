import { eq, type InferSelectModel, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { testProviderEvents } from '../../db/schema.ts';
import type { Clock } from '../../lib/clock.ts';
import { minute, second } from '../../lib/durations.ts';
import { settleDuePayments } from './ledger.ts';
import { signatureHeader, signBody } from './signature.ts';

const pollInterval = second;
const requestTimeout = 10 * second;
/** Longer than an attempt takes. An event whose process ended during the attempt is sent again afterwards. */
const leaseTime = 30 * second;
const maxDelay = 60 * minute;
/** Over about twelve hours. */
const maxAttempts = 20;

interface DeliveryParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
  /** Returns the address of the shop's webhook; null while the shop isn't listening. */
  readonly webhookUrl: () => string | null;
  readonly onFailure: (error: unknown) => void;
}

export interface EventDelivery {
  /** Settles what is due and sends all due events. Resolves when each has been sent or has failed. */
  runDue(): Promise<void>;
  /** Stops sending, after the event that is being sent. */
  stop(): Promise<void>;
}

/** Starts the job that settles payments and sends webhooks. All processes may run it: each event is claimed by one. */
export function startEventDelivery(parts: DeliveryParts): EventDelivery {
  const { db, clock, webhookUrl, onFailure } = parts;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  const run = async () => {
    if (isStopped) return;
    await settleDuePayments(db, clock.now());
    for (;;) {
      const url = isStopped ? null : webhookUrl();
      const row = url === null ? undefined : await claim(db, clock.now());
      if (url === null || !row) return;
      await attempt(parts, url, row);
    }
  };
  const runDue = () => {
    running = running.then(run).catch(onFailure);
    return running;
  };
  const poll = () => {
    timer = setTimeout(() => void runDue().then(() => isStopped || poll()), pollInterval).unref();
  };
  poll();
  return {
    runDue,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

type Row = InferSelectModel<typeof testProviderEvents>;

/** Reserves a due event for the lease time. */
async function claim(db: Database, now: Date): Promise<Row | undefined> {
  const due = db
    .select({ id: testProviderEvents.id })
    .from(testProviderEvents)
    .where(lte(testProviderEvents.nextAttemptAt, now))
    .orderBy(testProviderEvents.nextAttemptAt, testProviderEvents.position)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(testProviderEvents)
    .set({ attempts: sql`${testProviderEvents.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseTime) })
    .where(eq(testProviderEvents.id, sql`(${due})`))
    .returning();
  return row;
}

async function attempt({ db, clock, secret, onFailure }: DeliveryParts, url: string, { id, event, attempts }: Row) {
  const isThis = eq(testProviderEvents.id, id);
  try {
    await post(url, JSON.stringify(event), secret, clock.now());
  } catch (error) {
    onFailure(error);
    if (attempts >= maxAttempts) return void (await db.delete(testProviderEvents).where(isThis));
    const nextAttemptAt = new Date(clock.now().getTime() + Math.min(2 ** attempts * second, maxDelay));
    return void (await db.update(testProviderEvents).set({ nextAttemptAt }).where(isThis));
  }
  await db.delete(testProviderEvents).where(isThis);
}

async function post(url: string, body: string, secret: string, now: Date): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signBody(secret, body, now) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeout),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The shop responded to a webhook with ${response.status}`);
}
