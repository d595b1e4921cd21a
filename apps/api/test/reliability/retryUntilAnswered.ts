import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@aitours/art';

export interface ShopResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Whether it needed more than one request. */
  readonly isRetry: boolean;
}

/** Counts over all shoppers. */
export interface Tally {
  acknowledged: number;
  /** Payments that the provider acknowledged. */
  paid: number;
  /** Failed connections. */
  broken: number;
  /** Responses with 503. */
  unavailable: number;
  /** Unexpected responses. */
  readonly unexpected: string[];
}

/** The share of orders that aren't retried after a failure. */
const giveUpRate = 0.25;

type Send = () => Promise<Response>;

/**
 * Retries after broken connections and 503 until there is another response.
 *
 * @returns null when the shopper gives up
 */
export async function retryUntilAnswered(send: Send, random: Random, tally: Tally): Promise<ShopResponse | null> {
  const isPatient = !random.chance(giveUpRate);
  for (let attempt = 1; ; attempt++) {
    const response = await receive(send);
    if (response && response.status !== 503) return { ...response, isRetry: attempt > 1 };
    if (response) tally.unavailable++;
    else tally.broken++;
    if (!isPatient) return null;
    await sleep(random.between(20, 150));
  }
}

/** @returns null when the connection broke before the response was complete */
async function receive(send: Send): Promise<Pick<ShopResponse, 'status' | 'body'> | null> {
  try {
    const response = await send();
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : {} };
  } catch {
    return null;
  }
}
