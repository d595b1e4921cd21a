import type pg from 'pg';
import { createBoss } from './boss.ts';
import { getStoredOptions, queueNames } from './queues.ts';

/**
 * Creates or updates pg-boss's tables and queues. Those of a newer version of pg-boss stay as they are, so that during a
 * rollout old processes can start.
 */
export async function installJobs(client: pg.Client): Promise<void> {
  const boss = createBoss(
    { executeSql: (text, values) => client.query(text, values) },
    { schedule: false, supervise: false },
  );
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const name of queueNames) {
      await boss.createQueue(name, getStoredOptions(name));
      await boss.updateQueue(name, getStoredOptions(name));
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
