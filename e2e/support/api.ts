import type { Schema } from '@aitours/api-client';
import { shopUrl } from './testShop.ts';

/** Sends requests directly to the API, as staff or another customer. */
export interface Caller {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
  put<Answer>(path: string, body: unknown): Promise<Answer>;
}

/** @param token a bearer token; without one, requests are a guest's */
export function caller(token?: string): Caller {
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${shopUrl}/api/v1${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
  };
}

/** Signs in with a password. */
export const tokensOf = (email: string, password: string): Promise<Schema<'TokenPair'>> =>
  caller().post('/token/', { username: email, password });
