import { ApiProblem, type Client } from '@aitours/api-client';
import type { RefusedScan, UnsentScan, UnsentScans } from '../shared/unsentScans.ts';

/** A server that hasn't responded by then is treated like none: a queue waits. */
export const TIMEOUT_MILLISECONDS = 6000;
const BATCH_MILLISECONDS = 30_000;
const MAX_SCANS = 100;

/** Whether an error is one that a later attempt may not have: no network, a busy or failing server, an ended session. */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status >= 500 || [401, 408, 429].includes(error.status);

const isOf = (sent: readonly UnsentScan[]) => {
  const ids = new Set(sent.map(({ id }) => id));
  return ({ id }: { readonly id: string }) => ids.has(id);
};

/** Sends the scans that were decided without the server, and undoes those that were undone. Sending twice is harmless. */
export async function sendScans(client: Client, stored: readonly UnsentScan[], { change }: UnsentScans): Promise<void> {
  const sent = stored.filter(({ isUndone }) => !isUndone).slice(0, MAX_SCANS);
  if (sent.length > 0) {
    const refused = await record(client, sent);
    const wasSent = isOf(sent);
    change((now) => ({
      // One that was undone meanwhile is undone below.
      scans: now.scans.filter((scan) => scan.isUndone || !wasSent(scan)),
      refused: [...now.refused.filter((scan) => !wasSent(scan)), ...refused],
    }));
  }
  for (const scan of stored.filter(({ isUndone }) => isUndone)) {
    await undo(client, scan.id);
    change((now) => ({ ...now, scans: now.scans.filter(({ id }) => id !== scan.id) }));
  }
}

async function record(client: Client, sent: readonly UnsentScan[]): Promise<RefusedScan[]> {
  const scans = sent.map(({ id, pass, scanned_at, gate }) => ({ id, pass, scanned_at, gate }));
  const body = { sent_at: new Date().toISOString(), scans };
  const signal = AbortSignal.timeout(BATCH_MILLISECONDS);
  const { results } = await client.call('recordCheckIns', { body }, { signal });
  const numbers = new Map(sent.map(({ id, number }) => [id, number]));
  return results
    .filter(({ result }) => result !== 'admitted')
    .map(({ id, result, check_in }) => ({ id, number: numbers.get(id) ?? '', result, checkIn: check_in }));
}

/** A scan that the server doesn't know needs no undoing. */
async function undo(client: Client, id: string): Promise<void> {
  try {
    await client.call('undoCheckIn', { path: { id } }, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
  } catch (error) {
    if (isTemporary(error)) throw error;
  }
}
