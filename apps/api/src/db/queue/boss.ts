import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss';

/** The schema of pg-boss's tables, beside the shop's in `public`. Backups don't contain it. */
export const jobsSchema = 'jobs';

/** Creates pg-boss on connections of the shop; it opens none of its own. */
export const createBoss = (db: Db, options: ConstructorOptions = {}): PgBoss =>
  new PgBoss({ db, schema: jobsSchema, registerInstance: false, ...options });
