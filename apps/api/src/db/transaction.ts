import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, findConnection, runTransaction } from './database.ts';
import { isRetryable } from './errors.ts';

const attempts = 4;

/**
 * Runs the work in a transaction and retries it after a deadlock or serialization failure. The work must have no effect
 * outside the database. In a transaction, the work is part of it: a failure rolls back all of it.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  if (findConnection(db)) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await runTransaction(db, work);
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await sleep(attempt * 10 * Math.random());
    }
  }
}
