import { randomUUID } from 'node:crypto';

/** What is asked of a server over and over. */
export interface Question {
  readonly method: 'GET' | 'POST';
  /** Asked one after the other, then from the start again. `{n}` in one becomes the number of the request. */
  readonly paths: readonly [string, ...string[]];
  /** `{uuid}` in a value becomes a new one with each request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent one after the other, then from the start again; none for a question without a body. */
  readonly bodies: readonly string[];
}

export const freshHeaders = (headers: Question['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace('{uuid}', () => randomUUID())]),
  );

/** @param turn how many requests came before */
export const pathAt = ({ paths }: Question, turn: number): string =>
  (paths[turn % paths.length] ?? paths[0]).replace('{n}', `${turn}`);
