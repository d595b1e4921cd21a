import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { operation } from '../../contract/operation.ts';
import type { Services } from '../../services.ts';

/** Who asks how the shop is, asks often and doesn't wait long. */
const answersWithin = 3_000;

/** Healthy means that the database answers, and soon. */
async function health({ db }: Pick<Services, 'db'>) {
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const isHealthy = await Promise.race([answered, sleep(answersWithin, false, { ref: false })]);
  return isHealthy
    ? ({ status: 200, body: { status: 'healthy' } } as const)
    : ({ status: 503, body: { status: 'unhealthy' } } as const);
}

export const getHealth = operation('getHealth', health);
export const getHealthV1 = operation('getHealthV1', health);
