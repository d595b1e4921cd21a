import { sql } from 'drizzle-orm';
import { operation } from '../../contract/operation.ts';
import type { Services } from '../../services.ts';

/** Healthy means that the database answers. */
async function health({ db }: Pick<Services, 'db'>) {
  try {
    await db.execute(sql`select 1`);
    return { status: 200, body: { status: 'healthy' } } as const;
  } catch {
    return { status: 503, body: { status: 'unhealthy' } } as const;
  }
}

export const getHealth = operation('getHealth', health);
export const getHealthV1 = operation('getHealthV1', health);
