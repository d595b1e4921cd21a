import type { Schema } from '@aitours/api-client';
import { test } from '@playwright/test';
import { shopUrl } from './testShop.ts';

/** Returns the address of the shop: in tests each project has its own; `npm run screenshots` is no test. */
export const baseUrl = () =>
  process.env['TEST_WORKER_INDEX'] === undefined ? shopUrl : (test.info().project.use.baseURL ?? '');

/** Sends requests directly to the API, as staff or another customer. */
export interface Caller {
  get<Body>(path: string): Promise<Body>;
  post<Body>(path: string, body: unknown): Promise<Body>;
  put<Body>(path: string, body: unknown): Promise<Body>;
  delete<Body>(path: string): Promise<Body>;
}

/** @param token a bearer token; without one, requests are a guest's */
export function caller(token?: string): Caller {
  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const response = await fetch(`${baseUrl()}/api/v1${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    // A 204 has no body.
    return JSON.parse((await response.text()) || 'null');
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    delete: (path) => call('DELETE', path),
  };
}

/** Signs in with a password. */
export const requestTokens = (email: string, password: string): Promise<Schema<'TokenPair'>> =>
  caller().post('/token/', { username: email, password });
