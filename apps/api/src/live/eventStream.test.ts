import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heartbeatInterval, maxLifetime, minInterval, openEventStream } from './eventStream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const event = 'event: departures\ndata: 2030-03-10\n\n';

function open(random?: number) {
  const stream = openEventStream('departures', '2030-03-10', random);
  let text = '';
  stream.body.on('data', (chunk) => {
    text += String(chunk);
  });
  const read = async () => {
    await vi.advanceTimersByTimeAsync(0);
    const all = text;
    text = '';
    return all;
  };
  return { ...stream, read };
}

test('many changes at once are two events: at once, and when two seconds have passed', async () => {
  const { send, read } = open();
  expect(await read()).toBe('retry: 1000\n\n');
  for (let count = 0; count < 100; count += 1) send();
  expect(await read()).toBe(event);
  await vi.advanceTimersByTimeAsync(minInterval);
  expect(await read()).toBe(event);
  await vi.advanceTimersByTimeAsync(minInterval);
  expect(await read()).toBe('');
  send();
  expect(await read()).toBe(event);
});

test('a comment is sent while nothing changes', async () => {
  const { read } = open();
  await read();
  await vi.advanceTimersByTimeAsync(heartbeatInterval);
  expect(await read()).toBe(':\n\n');
});

test.each([
  [0, maxLifetime * 0.75],
  [1, maxLifetime],
])('a stream ends after its lifetime (random: %s)', async (random, lifetime) => {
  const { body, send } = open(random);
  await vi.advanceTimersByTimeAsync(lifetime - 1);
  expect(body.readableEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(body.readableEnded).toBe(true);
  // Nothing is sent any more.
  send();
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
});

test('a stream that is not read any more is closed when it ends', async () => {
  const { body, end } = openEventStream('departures', '2030-03-10');
  end();
  end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(body.destroyed).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
