import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { createBoss } from './boss.ts';
import type { QueueName } from './queues.ts';

/**
 * Adds a job in the transaction: it runs if and only if the transaction commits.
 *
 * It takes an instance of pg-boss for each call, which costs a millisecond, so that every transaction can enqueue.
 *
 * @param due by the shop's clock, which tests replace
 */
export async function enqueue(tx: Database, queue: QueueName, data: object, due: Date): Promise<void> {
  await createBoss(fromDrizzle(tx, sql)).send(queue, data, { startAfter: due });
}
