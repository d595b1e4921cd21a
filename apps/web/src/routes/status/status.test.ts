import { statusMessages } from '@aitours/domain/messages';
import { afterEach, expect, it, vi } from 'vitest';
import { readHealth } from './readHealth.ts';

afterEach(() => vi.unstubAllGlobals());

const respondWith = (body: string, status = 200) => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

it('STATUS-02 API-70 ENTITY-47 healthy means healthy, any other value doesn’t', async () => {
  const fetched = respondWith('{"status":"healthy"}');
  const health = await readHealth();
  expect(health.isHealthy).toBe(true);
  expect(fetched.mock.calls[0]?.[0]).toBe('/health');
  respondWith('{"status":"unhealthy"}', 503);
  expect((await readHealth()).isHealthy).toBe(false);
  respondWith('{"status":"ok"}');
  expect((await readHealth()).isHealthy).toBe(false);
  respondWith('null');
  expect((await readHealth()).isHealthy).toBe(false);
});

it('STATUS-03 API-70 the response time is measured', async () => {
  let clock = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.stubGlobal('fetch', async () => {
    clock += 412.4;
    return new Response('{"status":"healthy"}');
  });
  expect((await readHealth()).milliseconds).toBe(412);
  vi.restoreAllMocks();
});

it('STATUS-07 a response that isn’t JSON is an error', async () => {
  respondWith('<!doctype html>');
  await expect(readHealth()).rejects.toThrow(statusMessages.notJson);
});
