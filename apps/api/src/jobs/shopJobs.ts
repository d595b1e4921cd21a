import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { cleanupJob } from '../db/cleanupJob.ts';
import { type ConnectionSettings, type OpenDatabase, openDatabase } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import { giveUpMailJob, sendMailJob } from '../mail/mailQueue.ts';
import { reminderJob } from '../mail/reminderJob.ts';
import { type JobClock, type Jobs, startJobs } from './startJobs.ts';

/** The time of jobs in tests, and connections whose sessions read it. */
export interface TimedJobs {
  readonly clock: JobClock;
  readonly connection: ConnectionSettings;
}

interface ShopJobParts {
  readonly database: OpenDatabase;
  readonly mail: Mailer;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Absent: workers run the jobs, at the database's time. */
  readonly timed?: TimedJobs | undefined;
}

/** Starts the jobs of the shop. */
export function startShopJobs({ database, mail, clock, config, log, timed }: ShopJobParts): Jobs {
  const { db } = database;
  const { pool, close } = timed
    ? openDatabase(timed.connection, 2, (error) => log.warn({ err: error }, 'lost a connection of jobs'))
    : { pool: database.pool, close: async () => {} };
  const jobs = startJobs({
    pool,
    handlers: {
      'send-mail': sendMailJob({ db, mailer: mail, clock }),
      'give-up-mail': giveUpMailJob({ db, clock }),
      'send-reminders': reminderJob(db, clock, config),
      'delete-expired': cleanupJob(db, clock, config),
    },
    onError: (error) => log.warn({ err: error }, 'a job failed'),
    jobClock: timed?.clock ?? null,
  });
  return {
    ...jobs,
    async stop() {
      await jobs.stop();
      await close();
    },
  };
}
