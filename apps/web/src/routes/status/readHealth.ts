import { statusMessages } from '@aitours/domain/messages';
import { is, type, unknown } from 'superstruct';

export interface Health {
  readonly isHealthy: boolean;
  /** How long the answer took. */
  readonly milliseconds: number;
}

const Answer = type({ status: unknown() });

/**
 * Asks the shop how it is (API-70), past the browser's cache. It isn't asked through the client, for an answer of 503
 * says something here too, and what is no JSON has a text of its own.
 *
 * @throws Error when no answer comes, or none that is JSON (STATUS-07)
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

/** STATUS-02 */
const isHealthy = (answer: unknown): boolean => is(answer, Answer) && answer.status === 'healthy';
