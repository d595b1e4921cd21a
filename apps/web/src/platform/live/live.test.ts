import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents, type LiveState } from './followEvents.ts';
import { readEvents } from './readEvents.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createStream() {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(given) {
      controller = given;
    },
  });
  const encoder = new TextEncoder();
  return { body, send: (text: string) => controller?.enqueue(encoder.encode(text)), end: () => controller?.close() };
}

test('events are reported one by one, however they are split; comments and instructions are not', async () => {
  const { body, send, end } = createStream();
  const onEvent = vi.fn();
  const read = readEvents(body, onEvent);
  send('retry: 1000\n\nevent: departures\nda');
  send('ta: 2030-03-10\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(onEvent).not.toHaveBeenCalled();
  send('\n:\n\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(onEvent).toHaveBeenCalledTimes(1);
  send('event: departures\ndata: 2030-03-10\n\nevent: departures\ndata: 2030-03-10\n\n');
  end();
  await read;
  expect(onEvent).toHaveBeenCalledTimes(3);
});

test('a stream without comments is a lost connection', async () => {
  const { body, send } = createStream();
  const read = expect(readEvents(body, () => {})).rejects.toThrow('The stream is silent');
  await vi.advanceTimersByTimeAsync(30_000);
  send(':\n\n');
  await vi.advanceTimersByTimeAsync(39_000);
  await vi.advanceTimersByTimeAsync(1_000);
  await read;
});

type Connect = (onEvent: () => void) => Promise<unknown>;

function follow(connect: Connect) {
  const controller = new AbortController();
  const states: LiveState[] = [];
  const onEvent = vi.fn();
  const followed = followEvents({
    connect,
    onEvent,
    onState: (state) => states.push(state),
    signal: controller.signal,
  });
  return { states, onEvent, followed, stop: () => controller.abort() };
}

test('a connection that ends after it worked is made again, and stays live meanwhile', async () => {
  const connect = vi.fn<Connect>(async (onEvent) => onEvent());
  const { states, onEvent, followed, stop } = follow(connect);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connect).toHaveBeenCalledTimes(2);
  expect(onEvent).toHaveBeenCalledTimes(2);
  expect(new Set(states)).toEqual(new Set(['live']));
  stop();
  await followed;
  expect(vi.getTimerCount()).toBe(0);
});

test('after a failure it reconnects, after three it is not live, and it goes on ever later', async () => {
  const connect = vi.fn<Connect>(async () => {
    throw new Error('No network');
  });
  const { states, onEvent, followed, stop } = follow(connect);
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(['reconnecting']);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(states).toEqual(['reconnecting', 'reconnecting', 'off']);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const { length } = connect.mock.calls;
  expect(length).toBeGreaterThan(12);
  expect(length).toBeLessThan(30);
  connect.mockImplementation(async (lastEvent) => lastEvent());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe('live');
  expect(onEvent).toHaveBeenCalled();
  stop();
  await followed;
});

test('a page that is left reports nothing any more', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const { states, followed, stop } = follow(() => promise);
  stop();
  reject(new Error('Aborted'));
  await followed;
  expect(states).toEqual([]);
});
