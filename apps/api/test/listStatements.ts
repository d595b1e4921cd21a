import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import pg from 'pg';
import { vi } from 'vitest';

const statements = new AsyncLocalStorage<string[]>();

/** Runs the work and returns the statements that it sent to the database, without their values. */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    // Jobs that run at the same time have no store.
    statements.getStore()?.push(getText(args[0]));
    return Reflect.apply(query, this, args);
  });
  const sent: string[] = [];
  await statements.run(sent, async () => void (await work())).finally(() => spy.mockRestore());
  return sent;
}

/** Runs the work and returns how often it wrote to a socket of the database. */
export async function countWrites(work: () => Promise<unknown>): Promise<number> {
  const counts = new AsyncLocalStorage<{ writes: number }>();
  const uncork = Socket.prototype.uncork;
  const spy = vi.spyOn(Socket.prototype, 'uncork').mockImplementation(function (this: Socket) {
    const count = counts.getStore();
    if (count && this.writableCorked === 1 && this.writableLength > 0) count.writes++;
    uncork.call(this);
  });
  const count = { writes: 0 };
  await counts.run(count, async () => void (await work())).finally(() => spy.mockRestore());
  return count.writes;
}

function getText(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text = typeof statement === 'object' && statement !== null && Reflect.get(statement, 'text');
  return typeof text === 'string' ? text : '';
}
