import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

const statements = new AsyncLocalStorage<string[]>();

/** Runs the work and returns the statements that it sent to the database, without their values. */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    // Jobs that run at the same time have no store.
    statements.getStore()?.push(textOf(args[0]));
    return Reflect.apply(query, this, args);
  });
  const sent: string[] = [];
  await statements.run(sent, async () => void (await work())).finally(() => spy.mockRestore());
  return sent;
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const text = typeof statement === 'object' && statement !== null && Reflect.get(statement, 'text');
  return typeof text === 'string' ? text : '';
}
