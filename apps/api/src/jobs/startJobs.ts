import type pg from 'pg';
import type { AttachableClock, Job, JobResult, PgBoss } from 'pg-boss';
import { createBoss } from '../db/queue/boss.ts';
import { type JobQueue, type QueueName, queueNames, queues } from '../db/queue/queues.ts';

/** The time of jobs in tests. It also replaces the time of pg-boss's SQL, and workers rest. */
export interface JobClock extends AttachableClock {
  setTime(now: Date): Promise<void>;
}

/** @param data as it was enqueued; a handler validates it */
export type JobHandlers = Readonly<Record<QueueName, (data: unknown) => Promise<void>>>;

interface JobParts {
  readonly pool: pg.Pool;
  readonly handlers: JobHandlers;
  readonly onError: (error: unknown) => void;
  /** null: the database's time. */
  readonly jobClock: JobClock | null;
}

export interface Jobs {
  /** Runs the jobs that are due at this instant of the job clock, and those that they enqueue. */
  runDue(now: Date): Promise<void>;
  /** Stops taking jobs, after those that are running. */
  stop(): Promise<void>;
}

/** The most jobs of one kind that a process runs at once. */
const batchSize = 5;
const stopTimeout = 10_000;

/**
 * Starts the workers of all queues. All processes may run them: each job is claimed by one. An unavailable database
 * doesn't fail the start: it is tried again.
 */
export function startJobs({ pool, handlers, onError, jobClock }: JobParts): Jobs {
  const boss = createBoss(
    {
      executeSql: (text, values) => pool.query(text, values),
      // They make a session use the job clock; sessions of this pool do so from their start.
      setSessionStatements: async () => {},
    },
    // The shop has no jobs that depend on others.
    {
      ...(jobClock && { clock: jobClock, schedule: false, supervise: false }),
      flowIntervalSeconds: 3600,
      cronWorkerIntervalSeconds: 30,
    },
  );
  boss.on('error', onError);
  const started = boss.start({ attempts: Number.MAX_SAFE_INTEGER }).then(async () => {
    if (!jobClock) await startWorkers(boss, handlers, onError);
  });
  started.catch(onError);
  return {
    async runDue(now) {
      await started;
      await jobClock?.setTime(now);
      // Retries jobs that a process was running when it ended; otherwise pg-boss does it every minute.
      await boss.supervise();
      while (await runNext(boss, handlers, onError));
    },
    async stop() {
      await boss.stop({ timeout: stopTimeout }).catch(onError);
      await started.catch(() => {});
    },
  };
}

async function startWorkers(boss: PgBoss, handlers: JobHandlers, onError: (error: unknown) => void): Promise<void> {
  for (const name of queueNames) {
    const { pollingIntervalSeconds, cron }: JobQueue = queues[name];
    const options = { pollingIntervalSeconds, batchSize, burstWhenBatchFull: true, perJobResults: true } as const;
    await boss.work<unknown>(name, options, (jobs: Job<unknown>[]) =>
      Promise.all(jobs.map((job) => run(handlers[name], job, onError))),
    );
    if (cron) await boss.schedule(name, cron);
  }
}

/** Runs a job of each queue. @returns whether there was one */
async function runNext(boss: PgBoss, handlers: JobHandlers, onError: (error: unknown) => void): Promise<boolean> {
  let hasRun = false;
  for (const name of queueNames) {
    // One at a time: a batch has no order.
    for (const job of await boss.fetch(name)) {
      hasRun = true;
      const { status, output } = await run(handlers[name], job, onError);
      if (status === 'completed') await boss.complete(name, job.id);
      else await boss.fail(name, job.id, output ?? null);
    }
  }
  return hasRun;
}

async function run(
  handler: JobHandlers[QueueName],
  { id, data }: Job<unknown>,
  onError: (error: unknown) => void,
): Promise<JobResult> {
  try {
    await handler(data);
    return { id, status: 'completed' };
  } catch (error) {
    onError(error);
    // Errors can contain addresses, so pg-boss stores only their names.
    return { id, status: 'failed', output: { name: error instanceof Error ? error.name : 'unknown' } };
  }
}
