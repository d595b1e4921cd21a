import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { operation } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

/** Health checks time out soon. */
const timeout = 3_000;

/** Responds with 200 if the database responds within 3 seconds. */
async function checkHealth({ db }: Pick<Services, 'db'>) {
  const responded = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const isHealthy = await Promise.race([responded, sleep(timeout, false, { ref: false })]);
  return isHealthy
    ? ({ status: 200, body: { status: 'healthy' } } as const)
    : ({ status: 503, body: { status: 'unhealthy' } } as const);
}

export const healthOperations = {
  getHealth: operation('getHealth', checkHealth),

  getHealthV1: operation('getHealthV1', checkHealth),
};
