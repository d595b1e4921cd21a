import type { PgBoss } from 'pg-boss';
import { type Connection, type Database, findConnection } from '../database.ts';
import { inTransaction } from '../transaction.ts';
import { createBoss } from './boss.ts';
import type { QueueName } from './queues.ts';

/** An instance costs a millisecond and reads the queue's settings, so each connection has one. */
const bosses = new WeakMap<Connection, PgBoss>();

/** Names of prepared statements by their text. pg-boss sends one text for each queue. */
const statementNames = new Map<string, string>();

/**
 * Adds a job in the transaction: it runs if and only if the transaction commits.
 *
 * @param due by the shop's clock, which tests replace
 */
export async function enqueue(db: Database, queue: QueueName, data: object, due: Date): Promise<void> {
  const connection = findConnection(db);
  if (!connection) return inTransaction(db, (tx) => enqueue(tx, queue, data, due));
  const boss = bosses.get(connection) ?? createBoss({ executeSql: executePrepared(connection) });
  bosses.set(connection, boss);
  await boss.send(queue, data, { startAfter: due });
}

const executePrepared =
  ({ $client }: Connection) =>
  (text: string, values?: unknown[]) => {
    const name = statementNames.get(text) ?? `jobs_${statementNames.size + 1}`;
    statementNames.set(text, name);
    return $client.query({ name, text, values });
  };
