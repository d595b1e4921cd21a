import type { Queue } from 'pg-boss';
import { inSeconds } from '../../lib/durations.ts';

const { minute, hour, day } = inSeconds;

export interface JobQueue extends Omit<Queue, 'name'> {
  /** When a job is due regularly, as a cron expression in UTC. */
  readonly cron?: string;
  /** How often each process looks for due jobs, in seconds. */
  readonly pollingIntervalSeconds: number;
}

/** The kinds of jobs. A dead letter queue is listed before the queues that use it. */
export const queues = {
  /** Records a mail that was tried as often as `send-mail` allows. */
  'give-up-mail': { pollingIntervalSeconds: 30, retryLimit: 1000, retryDelay: minute },
  /** Tries 15 times in about two days. */
  'send-mail': {
    pollingIntervalSeconds: 2,
    // Longer than an attempt takes. A mail whose process ended during the attempt is sent again afterwards.
    expireInSeconds: 10 * minute,
    retryLimit: 14,
    retryDelay: 2 * minute,
    retryBackoff: true,
    retryDelayMax: 6 * hour,
    deadLetter: 'give-up-mail',
  },
  /** Records a webhook that was tried as often as `deliver-webhook` allows. */
  'give-up-webhook': { pollingIntervalSeconds: 30, retryLimit: 1000, retryDelay: minute },
  /** Tries twelve times in about six hours. */
  'deliver-webhook': {
    pollingIntervalSeconds: 2,
    expireInSeconds: minute,
    retryLimit: 11,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3 * hour,
    deadLetter: 'give-up-webhook',
  },
  /** Looks after a payment when its hold is about to end, and after a refund was requested. */
  'follow-payment': { pollingIntervalSeconds: 5, retryLimit: 0 },
  /** Finds what the jobs of single payments have missed, such as a provider that wasn't reachable. */
  'sweep-payments': { pollingIntervalSeconds: 30, cron: '* * * * *', retryLimit: 0 },
  'send-reminders': { pollingIntervalSeconds: 30, cron: '*/10 * * * *', retryLimit: 0 },
  /** At six in the morning in Dubai. */
  'send-summary': { pollingIntervalSeconds: 30, cron: '0 2 * * *', retryLimit: 3, retryDelay: minute },
  /** Each hour, so that it runs when a day begins in Dubai. */
  'update-lowest-prices': { pollingIntervalSeconds: 30, cron: '0 * * * *', retryLimit: 0 },
  'delete-expired': { pollingIntervalSeconds: 30, cron: '7 * * * *', retryLimit: 0 },
} as const satisfies Record<string, JobQueue>;

export type QueueName = keyof typeof queues;

export const queueNames = Object.keys(queues).filter((name): name is QueueName => name in queues);

/** What pg-boss stores of a queue. Finished jobs are deleted after a day. */
export function getStoredOptions(name: QueueName): Omit<Queue, 'name'> {
  const { pollingIntervalSeconds: _, cron: __, ...options }: JobQueue = queues[name];
  return { ...options, deleteAfterSeconds: day };
}
