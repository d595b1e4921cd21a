import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiProblem } from '@aitours/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportAddress } from './dsn.ts';
import type { PageTiming } from './envelopes.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { stackFrames } from './stackFrames.ts';

/** What a service that speaks Sentry's protocol understood. */
interface Received {
  readonly url: string;
  readonly header: { event_id: string; sent_at: string; trace?: Record<string, string> };
  readonly item: { type: string };
  readonly event: Record<string, unknown>;
  readonly text: string;
}

describe('SHELL-60 reports to a stand-in of the service', () => {
  let service: Server;
  let dsn: string;
  let received: Received[] = [];
  let status = 200;
  beforeAll(async () => {
    service = createServer(async (request, response) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      const [header, item, event] = text.split('\n').map((line) => JSON.parse(line));
      received.push({ url: request.url ?? '', header, item, event, text });
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

  const reporter = () =>
    createReporter({
      dsn,
      origin: 'https://shop.example.com',
      page: () => '/customer/:bookingNumber/voucher',
      now: () => new Date('2030-03-01T08:00:00Z'),
    });
  const outcomeOf = (given: Reporter, report: (to: Reporter) => void) => {
    const outcome = given.next();
    report(given);
    return outcome;
  };
  const sent = async (report: (to: Reporter) => void): Promise<Received> => {
    expect(await outcomeOf(reporter(), report)).toBe('sent');
    return received.at(-1)!;
  };

  it('SHELL-60 an error, with where it happened and nothing that says to whom', async () => {
    const error = new TypeError('Nothing for layla@example.com with card 4111 1111 1111 1111');
    error.stack = [
      'TypeError: Nothing for layla@example.com',
      '    at priceOf (https://shop.example.com/assets/abc.js?token=secret1:12:34)',
      '    at async https://cdn.example.net/other.js:1:2',
    ].join('\n');
    const { url, header, item, event, text } = await sent((to) => to.fault(error, 'onerror'));
    expect(url).toBe('/errors/api/42/envelope/?sentry_version=7&sentry_key=public1');
    expect(header).toEqual({ event_id: expect.stringMatching(/^[\da-f]{32}$/), sent_at: '2030-03-01T08:00:00.000Z' });
    expect(item).toEqual({ type: 'event' });
    expect(event).toEqual({
      event_id: header.event_id,
      platform: 'javascript',
      level: 'error',
      timestamp: 1898582400,
      transaction: '/customer/:bookingNumber/voucher',
      sdk: { name: 'aitours.browser', version: '1', settings: { infer_ip: 'never' } },
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
    expect(text).not.toMatch(/layla|4111 ?1111|secret1|cdn\.example/);
  });

  it.each([
    ['words', 'Call me: 0501234567', { type: 'NotAnError', value: 'Call me: [number]' }],
    ['a form', { email: 'layla@example.com', card: '4111111111111111' }, { type: 'NotAnError', value: 'object' }],
    ['nothing', undefined, { type: 'NotAnError', value: 'undefined' }],
  ])('SHELL-60 of a rejection with %s only words are told', async (_, reason, told) => {
    const { event, text } = await sent((to) => to.fault(reason, 'onunhandledrejection'));
    expect(event['exception']).toEqual({
      values: [{ ...told, mechanism: { type: 'onunhandledrejection', handled: false } }],
    });
    expect(text).not.toMatch(/layla|41111111|05012345/);
  });

  it('SHELL-60 of a problem its type is told, not its words', async () => {
    const problem = new ApiProblem(409, { type: 'sold-out', detail: 'Layla Haddad has the last place' });
    const { event, text } = await sent((to) => to.fault(problem, 'boundary'));
    expect(event['exception']).toMatchObject({
      values: [{ value: 'sold-out', mechanism: { type: 'boundary', handled: true } }],
    });
    expect(text).not.toContain('Layla');
  });

  it('STATUS-05 GAP-74 a message', async () => {
    const { event } = await sent((to) => to.message('Test message'));
    expect(event).toMatchObject({ level: 'info', message: 'Test message' });
  });

  it('SHELL-60 how long a page took, with the rate at which that is told', async () => {
    const began = Date.parse('2030-03-01T07:59:58Z');
    const timed = async (timing: PageTiming): Promise<Received> => {
      received = [];
      reporter().timing(timing);
      return vi.waitFor(() => received[0] ?? expect.fail('Nothing arrived'));
    };
    const { header, item, event } = await timed({ began, loaded: 1500, firstByte: 80.4, firstPaint: 300 });
    expect(item).toEqual({ type: 'transaction' });
    expect(event).toMatchObject({
      type: 'transaction',
      start_timestamp: 1898582398,
      timestamp: 1898582399.5,
      contexts: { trace: { op: 'pageload', span_id: expect.stringMatching(/^[\da-f]{16}$/) } },
      measurements: { ttfb: { value: 80, unit: 'millisecond' }, fcp: { value: 300, unit: 'millisecond' } },
    });
    expect(header.trace).toMatchObject({ sample_rate: '0.1', sampled: 'true', public_key: 'public1' });
    const { event: unpainted } = await timed({ began, loaded: 1, firstByte: 1 });
    expect(unpainted).toMatchObject({ measurements: expect.not.objectContaining({ fcp: expect.anything() }) });
  });

  it('SHELL-60 STATUS-05 a timing isn’t taken for what became of a fault', async () => {
    const given = reporter();
    const outcome = given.next();
    given.timing({ began: 0, loaded: 1, firstByte: 1 });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    status = 503;
    given.message('one');
    expect(await outcome).toBe('lost');
  });

  it('SHELL-60 a service that refuses or can’t be reached is no fault of the visit', async () => {
    status = 500;
    expect(await outcomeOf(reporter(), (to) => to.message('one'))).toBe('lost');
    const nowhere = createReporter({
      dsn: 'http://key@127.0.0.1:9/1',
      origin: 'https://shop.example.com',
      page: () => '/',
    });
    expect(await outcomeOf(nowhere, (to) => to.message('two'))).toBe('lost');
  });

  it('SHELL-60 a visit reports at most twenty times, and no more when it is asked to pause', async () => {
    const eager = reporter();
    for (let count = 0; count < 20; count++) await outcomeOf(eager, (to) => to.message('again'));
    expect(await outcomeOf(eager, (to) => to.message('again'))).toBe('dropped');
    expect(received).toHaveLength(20);
    status = 429;
    const paused = reporter();
    expect(await outcomeOf(paused, (to) => to.message('once'))).toBe('lost');
    expect(await outcomeOf(paused, (to) => to.message('twice'))).toBe('dropped');
  });
});

describe('SHELL-60 reportAddress', () => {
  it('SHELL-60 knows where a project takes its reports', () => {
    expect(reportAddress('https://abc@o1.ingest.example.com/7')).toEqual({
      endpoint: 'https://o1.ingest.example.com/api/7/envelope/?sentry_version=7&sentry_key=abc',
      publicKey: 'abc',
    });
  });

  it.each(['https://o1.example.com/7', 'https://abc@o1.example.com/', 'nonsense'])('SHELL-60 refuses %s', (dsn) =>
    expect(() => reportAddress(dsn)).toThrow(),
  );
});

describe('SHELL-60 stackFrames', () => {
  it('SHELL-60 reads what Firefox and Safari write, and skips what is no call', () => {
    const stack =
      'priceOf@https://shop.example.com/assets/a.js:1:2\n@https://shop.example.com/assets/b.js:3:4\nnothing';
    expect(stackFrames(stack, 'https://shop.example.com')).toEqual([
      { function: '?', filename: '/assets/b.js', lineno: 3, colno: 4, in_app: true },
      { function: 'priceOf', filename: '/assets/a.js', lineno: 1, colno: 2, in_app: true },
    ]);
    expect(stackFrames('', 'https://shop.example.com')).toEqual([]);
  });
});
