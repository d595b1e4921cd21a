import { randomUUID } from 'node:crypto';

/** What is asked of a server over and over. */
export interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** `{uuid}` in a value becomes a new one with each request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent one after the other, then from the start again; none for a question without a body. */
  readonly bodies: readonly string[];
}

export const freshHeaders = (headers: Question['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace('{uuid}', () => randomUUID())]),
  );
