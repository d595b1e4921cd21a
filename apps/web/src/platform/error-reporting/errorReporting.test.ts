import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiProblem } from '@aitours/api-client';
import { getCurrentScope, withScope } from '@sentry/browser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createReporter, type Reporter } from './reporter.ts';
import { type PageTiming, reportPageLoad } from './reportPageLoad.ts';

/** The events that a service with Sentry's protocol received. */
interface Received {
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly header: { event_id: string; sent_at: string; sdk: unknown; trace?: Record<string, string> };
  readonly item: { type: string };
  readonly event: Record<string, unknown>;
  readonly text: string;
}

const origin = 'https://shop.example.com';
const page = '/customer/:bookingNumber/voucher';

let service: Server;
let dsn: string;
let received: Received[] = [];
let status = 200;
let open: Reporter[] = [];
beforeAll(async () => {
  service = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const [header, item, event] = text.split('\n').map((line) => JSON.parse(line));
    received.push({ url: request.url ?? '', headers: request.headers, header, item, event, text });
    response.writeHead(status).end(JSON.stringify({ id: header.event_id }));
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  dsn = `http://public1@127.0.0.1:${(service.address() as AddressInfo).port}/errors/42`;
});
afterAll(() => service.close());
beforeEach(() => {
  received = [];
  status = 200;
});
afterEach(async () => {
  await Promise.all(open.map((reporter) => reporter.close()));
  open = [];
});

const reporter = (address = dsn): Reporter => {
  const created = createReporter({ dsn: address, origin, page: () => page });
  open.push(created);
  return created;
};
const waitForOutcome = (given: Reporter, report: (to: Reporter) => void) => {
  const outcome = given.next();
  report(given);
  return outcome;
};
const sent = async (report: (to: Reporter) => void): Promise<Received> => {
  expect(await waitForOutcome(reporter(), report)).toBe('sent');
  return received.at(-1)!;
};

it('SHELL-60 an error, with its location and without personal data', async () => {
  const error = new TypeError('Nothing for layla@example.com with card 4111 1111 1111 1111', {
    cause: new Error('Layla asked'),
  });
  error.stack = [
    'TypeError: Nothing for layla@example.com',
    '    at priceOf (https://shop.example.com/assets/abc.js?token=secret1:12:34)',
    '    at async https://cdn.example.net/other.js:1:2',
  ].join('\n');
  const { url, header, item, event, text } = await sent((to) => to.error(error, 'onerror'));
  expect(url).toMatch(/^\/errors\/api\/42\/envelope\/\?sentry_version=7&sentry_key=public1&/);
  expect(header).toEqual({
    event_id: expect.stringMatching(/^[\da-f]{32}$/),
    sent_at: expect.any(String),
    sdk: { name: 'sentry.javascript.browser', version: expect.any(String) },
  });
  expect(item).toEqual({ type: 'event' });
  expect(event).toEqual({
    event_id: header.event_id,
    platform: 'javascript',
    level: 'error',
    timestamp: expect.any(Number),
    transaction: page,
    sdk: expect.objectContaining({ settings: { infer_ip: 'never' } }),
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'Nothing for [e-mail] with card [number]',
          mechanism: { type: 'onerror', handled: false },
          stacktrace: {
            frames: [
              { function: '?', filename: 'elsewhere', lineno: 1, colno: 2, in_app: false },
              { function: 'priceOf', filename: '/assets/abc.js', lineno: 12, colno: 34, in_app: true },
            ],
          },
        },
      ],
    },
  });
  expect(text).not.toMatch(/layla|4111 ?1111|secret1|cdn\.example/i);
});

it('SHELL-60 other data of the SDK is not sent', async () => {
  const { event, text } = await withScope((scope) => {
    scope.setUser({ email: 'layla@example.com' });
    scope.addBreadcrumb({ message: 'layla@example.com' });
    scope.setTag('booking', 'TB20481516');
    return sent((to) => to.message('Test message'));
  });
  expect(Object.keys(event).toSorted()).toEqual([
    'event_id',
    'level',
    'message',
    'platform',
    'sdk',
    'timestamp',
    'transaction',
  ]);
  expect(text).not.toMatch(/layla|TB2048/);
});

it.each([
  ['words', () => 'Call me: 0501234567', /(^|: )Call me: \[number\]$/],
  ['a form', () => ({ email: 'layla@example.com', card: '4111111111111111' }), /^object$/],
  ['nothing', () => undefined, /(^|: )undefined$/],
])('SHELL-60 of a rejection with %s only text is reported', async (_, reason, reported) => {
  const uncaught = () =>
    Reflect.apply(globalThis.onunhandledrejection ?? expect.fail(), globalThis, [{ reason: reason() }]);
  for (const report of [uncaught, (to: Reporter) => to.error(reason(), 'onunhandledrejection')]) {
    const { event, text } = await sent(report);
    expect(event['exception']).toEqual({
      values: [
        {
          type: expect.any(String),
          value: expect.stringMatching(reported),
          mechanism: { type: expect.stringContaining('onunhandledrejection'), handled: false },
        },
      ],
    });
    expect(text).not.toMatch(/layla|41111111|05012345/);
  }
});

it('SHELL-60 an uncaught error is reported once', async () => {
  const error = new Error('Uncaught in a test');
  const given = reporter();
  await waitForOutcome(given, () => globalThis.onerror?.('Uncaught', `${origin}/assets/a.js?q=1`, 1, 2, error));
  given.error(error, 'boundary');
  await waitForOutcome(given, (to) => to.message('last'));
  expect(received.map(({ event }) => event['exception'] ?? event['message'])).toEqual([
    { values: [expect.objectContaining({ value: 'Uncaught in a test' })] },
    'last',
  ]);
});

it('SHELL-60 after closing nothing is reported', async () => {
  const given = reporter();
  await given.close();
  globalThis.onerror?.('Uncaught', '', 1, 2, new Error('Too late'));
  given.message('Too late');
  expect(await waitForOutcome(reporter(), (to) => to.message('The next'))).toBe('sent');
  expect(received.map(({ event }) => event['message'])).toEqual(['The next']);
});

it('SHELL-60 a problem is reported by type, without its text', async () => {
  const problem = new ApiProblem(409, { type: 'sold-out', detail: 'Layla Haddad has the last place' });
  const { event, text } = await sent((to) => to.error(problem, 'boundary'));
  expect(event['exception']).toMatchObject({
    values: [{ value: 'sold-out', mechanism: { type: 'boundary', handled: true } }],
  });
  expect(text).not.toContain('Layla');
});

it('STATUS-05 GAP-74 a message', async () => {
  const { event, headers } = await sent((to) => to.message('Test message'));
  expect(event).toMatchObject({ level: 'info', message: 'Test message' });
  expect(headers).toEqual(expect.not.objectContaining({ cookie: expect.anything(), referer: expect.anything() }));
});

const chance = (sampleRand: number) =>
  getCurrentScope().setPropagationContext({ traceId: '771a43a4192642f0b136d5159a501700', sampleRand });
const began = Date.parse('2030-03-01T07:59:58Z');
const timed = async (timing: PageTiming): Promise<Received | undefined> => {
  received = [];
  const given = reporter();
  reportPageLoad(page, timing);
  await given.close();
  return received[0];
};

it('SHELL-60 API-78 the loading time of a page, with the sampling rate', async () => {
  chance(0.0999);
  const report = await timed({ began, loaded: 1500, firstByte: 80.4, firstPaint: 300 });
  expect(report?.item).toEqual({ type: 'transaction' });
  expect(report?.event).toMatchObject({
    type: 'transaction',
    transaction: page,
    transaction_info: { source: 'route' },
    start_timestamp: 1898582398,
    timestamp: 1898582399.5,
    contexts: { trace: { op: 'pageload', span_id: expect.stringMatching(/^[\da-f]{16}$/) } },
    spans: [],
    measurements: { ttfb: { value: 80, unit: 'millisecond' }, fcp: { value: 300, unit: 'millisecond' } },
    sdk: { settings: { infer_ip: 'never' } },
  });
  expect(report?.header.trace).toMatchObject({ sample_rate: '0.1', sampled: 'true', public_key: 'public1' });
  const unpainted = await timed({ began, loaded: 1, firstByte: 1 });
  expect(unpainted?.event).toMatchObject({ measurements: expect.not.objectContaining({ fcp: expect.anything() }) });
});

it('SHELL-60 nine visits in ten report no loading time', async () => {
  chance(0.1);
  expect(await timed({ began, loaded: 1500, firstByte: 80 })).toBeUndefined();
});

it('SHELL-60 STATUS-05 a timing is not the outcome of an error', async () => {
  chance(0);
  const given = reporter();
  const outcome = given.next();
  reportPageLoad(page, { began, loaded: 1, firstByte: 1 });
  await expect.poll(() => received).toHaveLength(1);
  status = 503;
  given.message('one');
  expect(await outcome).toBe('lost');
});

it('SHELL-60 a service that rejects or can’t be reached causes no error', async () => {
  status = 500;
  expect(await waitForOutcome(reporter(), (to) => to.message('one'))).toBe('lost');
  expect(await waitForOutcome(reporter('http://key@127.0.0.1:9/1'), (to) => to.message('two'))).toBe('lost');
});

it('SHELL-60 a visit reports at most twenty times, and pauses when requested', async () => {
  const eager = reporter();
  for (let count = 0; count < 20; count++) await waitForOutcome(eager, (to) => to.message('again'));
  expect(await waitForOutcome(eager, (to) => to.message('again'))).toBe('dropped');
  expect(received).toHaveLength(20);
  status = 429;
  const paused = reporter();
  expect(await waitForOutcome(paused, (to) => to.message('once'))).toBe('lost');
  expect(await waitForOutcome(paused, (to) => to.message('twice'))).toBe('dropped');
});
