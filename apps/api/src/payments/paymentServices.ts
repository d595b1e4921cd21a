import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { PaymentProvider } from './provider.ts';

/** The dependencies of payments. */
export interface PaymentServices {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Database;
  /** null: nothing is paid online. */
  readonly payments: PaymentProvider | null;
}
