import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Call, TestAccount } from '../src/testing/index.ts';

export type Body = Readonly<Record<string, unknown>>;
type Response = Awaited<ReturnType<Call>>;

/** Creates the requests with which the back office edits products of a kind. */
export function createStaffEdits(member: TestAccount, path: string) {
  const get = (address: string) => member.call('GET', `/${path}/${address}`);
  const read = async (id: string) => (await get(`${id}/`)).json();
  /** Puts a product, or its state, if it still has this version. */
  const put = (address: string, version: string, body: Body, by: TestAccount = member) =>
    by.call('PUT', `/${path}/${address}/`, { body, headers: { 'if-match': `"${version}"` } });
  return {
    create: (body: Body, key: string = randomUUID()) =>
      member.call('POST', `/${path}/`, { body, headers: { 'idempotency-key': key } }),
    get,
    read,
    put,
    edit: async (id: string, body: Body) => put(id, (await read(id)).version, body),
    setState: async (id: string, state: string) => put(`${id}/state`, (await read(id)).version, { state }),
    /** Returns what the list of the back office shows for a query. */
    list: async (query: string): Promise<readonly Body[]> => (await get(`?${query}`)).json().results,
  };
}

/** Expects that a request is rejected for the values of these fields. */
export function expectErrors(response: Response, ...fields: readonly string[]) {
  expect([response.statusCode, Object.keys(response.json().errors ?? {})]).toEqual([400, fields]);
}
