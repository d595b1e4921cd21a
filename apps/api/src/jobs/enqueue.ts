import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { type Database, findConnection } from '../db/database.ts';
import { createBoss } from './boss.ts';
import type { QueueName } from './queues.ts';

/** An instance costs a millisecond and reads the queue's settings, so each connection has one. */
const bosses = new WeakMap<Database, PgBoss>();

/**
 * Adds a job in the transaction: it runs if and only if the transaction commits.
 *
 * @param due by the shop's clock, which tests replace
 */
export async function enqueue(tx: Database, queue: QueueName, data: object, due: Date): Promise<void> {
  const connection = findConnection(tx) ?? tx;
  const boss = bosses.get(connection) ?? createBoss(fromDrizzle(connection, sql));
  bosses.set(connection, boss);
  await boss.send(queue, data, { startAfter: due });
}
