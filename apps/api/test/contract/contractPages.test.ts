import { afterAll, expect, test } from 'vitest';
import { readContract } from '../../src/contract/document.ts';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi();
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test('the contract is /openapi.json, and a client that has it receives 304', async () => {
  const { statusCode, headers, body } = await get('/openapi.json');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(body)).toEqual(readContract());
  expect(headers['content-security-policy']).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  const again = await get('/openapi.json', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the reference runs its own script only, and requests the contract only', async () => {
  const page = await get('/docs');
  const script = /<script src="([^"]+)">/.exec(page.body)?.[1] ?? '';
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; .*connect-src 'self'; .*frame-ancestors 'none'$/);
  const { statusCode, headers, body } = await get(script);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(body).not.toContain('cdn.redoc');
});
