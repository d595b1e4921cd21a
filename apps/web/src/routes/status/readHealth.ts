import { statusMessages } from '@aitours/domain/messages';
import { is, type, unknown } from 'superstruct';

export interface Health {
  readonly isHealthy: boolean;
  /** Duration of the request. */
  readonly milliseconds: number;
}

const ResponseBody = type({ status: unknown() });

/**
 * Requests the shop's health (API-70), bypassing the browser's cache. It doesn't use the client, because a 503 is a
 * valid result here, and a response that isn't JSON has its own text.
 *
 * @throws Error when there is no response, or none that is JSON (STATUS-07)
 */
export async function readHealth(): Promise<Health> {
  const start = performance.now();
  const response = await fetch('/health', { cache: 'no-store', headers: { Accept: 'application/json' } });
  const text = await response.text();
  const milliseconds = Math.round(performance.now() - start);
  return { isHealthy: isHealthy(parse(text)), milliseconds };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(statusMessages.notJson, { cause });
  }
}

/** Whether the response reports a healthy server (STATUS-02). */
const isHealthy = (reply: unknown): boolean => is(reply, ResponseBody) && reply.status === 'healthy';
