import type { Config } from '../config.ts';

/** What the changes of a booking depend on besides the database. */
export interface BookingContext {
  readonly config: Config;
  readonly now: Date;
}
