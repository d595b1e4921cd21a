import { sql } from 'drizzle-orm';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { prepareOnce } from './db/prepareOnce.ts';
import { rateLimits } from './db/schema.ts';
import { tooManyRequests } from './problems/problems.ts';

/** At most `max` calls in `seconds`, counted per `bucket`. */
export interface Limit {
  readonly bucket: string;
  readonly max: number;
  readonly seconds: number;
  /** How many calls this one counts as; default 1. */
  readonly count?: number;
  /** What the problem says there are too many of; default `requests`. */
  readonly counted?: string;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Counts one call against each limit. The counters are in the database, shared by all processes.
 *
 * @param factor multiplies every maximum (see RATE_LIMIT_FACTOR)
 * @returns the `RateLimit-*` headers of the limit with the fewest calls left
 * @throws {Problem} too-many-requests, with the seconds to wait
 */
export async function enforceRateLimits(
  db: Database,
  limits: readonly Limit[],
  now: Date,
  factor: number,
): Promise<Headers> {
  let tightest: { left: number; headers: Headers } | null = null;
  for (const limit of limits) {
    const { count, resetsAt } = await increment(db, limit, now);
    const max = limit.max * factor;
    const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
    const left = Math.max(0, max - count);
    const headers = { 'ratelimit-limit': `${max}`, 'ratelimit-remaining': `${left}`, 'ratelimit-reset': `${seconds}` };
    if (count > max) throw tooManyRequests(seconds, headers, limit.counted);
    if (!tightest || left < tightest.left) tightest = { left, headers };
  }
  return tightest?.headers ?? {};
}

/**
 * Counts a booking or cancellation of a customer against the limit of 24 hours. Call it in the transaction of the work,
 * so that only what succeeds is counted.
 *
 * @throws {Problem} too-many-requests
 */
export async function enforceDailyLimit(
  tx: Database,
  counted: keyof Config['dailyLimits'],
  userId: string,
  { dailyLimits, rateLimitFactor }: Pick<Config, 'dailyLimits' | 'rateLimitFactor'>,
  now: Date,
): Promise<void> {
  const limit = { bucket: `${counted} user ${userId}`, max: dailyLimits[counted], seconds: 24 * 3600, counted };
  await enforceRateLimits(tx, [limit], now, rateLimitFactor);
}

const hasReset = sql`${rateLimits.resetsAt} <= ${sql.param(sql.placeholder('now'), rateLimits.resetsAt)}`;

const addCalls = prepareOnce((db, _key: 'calls') =>
  db
    .insert(rateLimits)
    .values({
      bucket: sql.placeholder('bucket'),
      count: sql.placeholder('count'),
      resetsAt: sql.placeholder('resetsAt'),
    })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        count: sql`case when ${hasReset} then excluded.count else least(${rateLimits.count} + excluded.count, 1000000) end`,
        resetsAt: sql`case when ${hasReset} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt })
    .prepare('count_calls'),
);

async function increment(
  db: Database,
  { bucket, seconds, count = 1 }: Limit,
  now: Date,
): Promise<{ count: number; resetsAt: Date }> {
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  const [row] = await addCalls(db, 'calls').execute({ bucket, count, resetsAt, now });
  if (!row) throw new Error('An upsert always returns its row');
  return row;
}
