import type { FastifyBaseLogger } from 'fastify';
import { lowestPricesJob } from '../db/catalogue/lowestPrices.ts';
import { createLowestTicketPricesJob } from '../db/catalogue/ticketPrices.ts';
import { lowestTourPricesJob } from '../db/catalogue/tourPrices.ts';
import { type ConnectionSettings, type OpenDatabase, openDatabase } from '../db/database.ts';
import { giveUpMailJob, sendMailJob } from '../mail/mailQueue.ts';
import { followPaymentJob, sweepPaymentsJob } from '../payments/paymentJobs.ts';
import type { Services } from '../services.ts';
import { renderVoucherFile } from '../vouchers/voucherFile.ts';
import { deliverWebhookJob, giveUpWebhookJob } from '../webhooks/webhookJobs.ts';
import { cleanupJob } from './cleanupJob.ts';
import { createReminderJob } from './reminderJob.ts';
import { type JobClock, type Jobs, startJobs } from './startJobs.ts';
import { createSummaryJob } from './summaryJob.ts';

/** The time of jobs in tests, and connections whose sessions read it. */
export interface TimedJobs {
  readonly clock: JobClock;
  readonly connection: ConnectionSettings;
}

interface ShopJobParts {
  readonly database: OpenDatabase;
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  /** Absent: workers run the jobs, at the database's time. */
  readonly timed?: TimedJobs | undefined;
}

/** Starts the jobs of the shop. */
export function startShopJobs({ database, services, log, timed }: ShopJobParts): Jobs {
  const { db, clock, config, mail } = services;
  const onError = (error: unknown) => log.warn({ err: error }, 'a job failed');
  const onPaymentError = (error: unknown) => log.error({ err: error }, 'a job of payments failed');
  const { pool, close } = timed
    ? openDatabase(timed.connection, 2, (error) => log.warn({ err: error }, 'lost a connection of jobs'))
    : { pool: database.pool, close: async () => {} };
  const jobs = startJobs({
    pool,
    handlers: {
      'send-mail': sendMailJob({
        db,
        mailer: mail,
        clock,
        renderVoucher: (bookingId) => renderVoucherFile(services, bookingId),
        onError,
      }),
      'give-up-mail': giveUpMailJob({ db, clock }),
      'deliver-webhook': deliverWebhookJob(services),
      'give-up-webhook': giveUpWebhookJob(services),
      'follow-payment': followPaymentJob(services),
      'sweep-payments': sweepPaymentsJob(services, onPaymentError),
      'send-reminders': createReminderJob(db, clock, config),
      'send-summary': createSummaryJob(db, clock, config),
      'update-lowest-prices': async () => {
        await lowestPricesJob(db, clock)();
        await createLowestTicketPricesJob(db, services)();
        await lowestTourPricesJob(db, clock)();
      },
      'delete-expired': cleanupJob(db, clock, config),
    },
    onError,
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
