import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { enqueue } from '../../src/db/queue/enqueue.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { type JobHandlers, startJobs } from '../../src/jobs/startJobs.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/index.ts';

async function database(): Promise<TestDatabase> {
  const created = await createTestDatabase();
  onTestFinished(() => created.drop());
  return created;
}

/** Starts workers as a process does, in real time. */
function startProcess({ connection }: TestDatabase, sendMail: JobHandlers['send-mail']) {
  const { pool, db, close } = openDatabase(connection, 4, () => {});
  const errors: unknown[] = [];
  const none = async () => {};
  const handlers = {
    'send-mail': sendMail,
    'give-up-mail': none,
    'deliver-webhook': none,
    'give-up-webhook': none,
    'follow-payment': none,
    'sweep-payments': none,
    'send-reminders': none,
    'send-summary': none,
    'update-lowest-prices': none,
    'delete-expired': none,
  };
  const jobs = startJobs({ pool, jobClock: null, handlers, onError: (error) => errors.push(error) });
  onTestFinished(async () => {
    await jobs.stop();
    await close();
  });
  return { db, jobs, errors };
}

test('a job runs once if its transaction commits, on one of several processes, and not at all if it rolls back', async () => {
  const at = await database();
  const ran: unknown[] = [];
  const work = async (data: unknown) => {
    await sleep(1);
    ran.push(data);
  };
  const [first] = [startProcess(at, work), startProcess(at, work)];
  const numbers = Array.from({ length: 30 }, (_, number) => ({ number }));
  await Promise.all(
    numbers.map((data) =>
      inTransaction(first.db, async (tx) => {
        await enqueue(tx, 'send-mail', data, new Date());
        if (data.number % 3 === 0) throw new Error('The transaction is rolled back');
      }).catch(() => {}),
    ),
  );
  const committed = numbers.filter(({ number }) => number % 3 !== 0);
  await vi.waitFor(() => expect(ran).toHaveLength(committed.length), { timeout: 10_000 });
  await sleep(2500);
  expect(ran).toHaveLength(committed.length);
  expect(ran).toEqual(expect.arrayContaining(committed));
  expect(first.errors).toEqual([]);
});

test('a process that stops waits for its running jobs', async () => {
  const started = Promise.withResolvers<void>();
  let isDone = false;
  const { db, jobs } = startProcess(await database(), async () => {
    started.resolve();
    await sleep(300);
    isDone = true;
  });
  await enqueue(db, 'send-mail', {}, new Date());
  await started.promise;
  await jobs.stop();
  expect(isDone).toBe(true);
});

test('migrating again, or a database of a newer version of pg-boss, leaves its tables as they are', async () => {
  const { connection } = await database();
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  const read = async () => (await client.query('select version from jobs.version')).rows;
  const [{ version }] = await read();
  await migrate(connection);
  expect(await read()).toEqual([{ version }]);
  await client.query('update jobs.version set version = version + 1');
  await migrate(connection);
  expect(await read()).toEqual([{ version: version + 1 }]);
});
