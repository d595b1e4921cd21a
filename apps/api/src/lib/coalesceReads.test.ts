import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coalesceReads } from './coalesceReads.ts';

/** Reads that the test resolves or rejects, in the order in which they started. */
function controlledReads() {
  const started: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const read = () => new Promise<number>((resolve, reject) => started.push({ resolve, reject }));
  return { started, read };
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

test('requests that arrive during a read share the next read', async () => {
  const { started, read } = controlledReads();
  const request = coalesceReads<number>();
  const first = request('a', read);
  const others = [request('a', read), request('a', read), request('a', read)];
  expect(started).toHaveLength(1);
  started[0]?.resolve(1);
  expect(await first).toBe(1);
  await nextTick();
  expect(started).toHaveLength(2);
  started[1]?.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
});

test('different keys are read concurrently', async () => {
  const { started, read } = controlledReads();
  const request = coalesceReads<number>();
  const both = [request('a', read), request('b', read)];
  expect(started).toHaveLength(2);
  started[1]?.resolve(2);
  started[0]?.resolve(1);
  expect(await Promise.all(both)).toEqual([1, 2]);
});

test('an error rejects only the requests that share the read', async () => {
  const { started, read } = controlledReads();
  const request = coalesceReads<number>();
  const first = request('a', read);
  const second = request('a', read);
  started[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await nextTick();
  started[1]?.resolve(2);
  expect(await second).toBe(2);
  const third = request('a', read);
  started[2]?.resolve(3);
  expect(await third).toBe(3);
});

test('no request gets the result of a read that started before it, in any order of requests, results and errors', async () => {
  const step = fc.constantFrom('request', 'resolve', 'reject', 'wait');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
      let time = 0;
      const running: { startedAt: number; resolve(value: number): void; reject(error: Error): void }[] = [];
      const read = () => {
        time += 1;
        const startedAt = time;
        return new Promise<number>((resolve, reject) => running.push({ startedAt, resolve, reject }));
      };
      const request = coalesceReads<number>();
      const results: Promise<boolean>[] = [];
      const perform = async (action: (typeof steps)[number]) => {
        time += 1;
        const requestedAt = time;
        if (action === 'request')
          results.push(
            request('a', read).then(
              (startedAt) => startedAt > requestedAt,
              () => true,
            ),
          );
        else if (action === 'wait') await nextTick();
        else {
          const oldest = running.shift();
          if (action === 'resolve') oldest?.resolve(oldest.startedAt);
          else oldest?.reject(new Error('gone'));
        }
      };
      for (const action of steps) await perform(action);
      for (let last = running.shift(); last; last = running.shift()) {
        last.resolve(last.startedAt);
        await nextTick();
      }
      expect(await Promise.all(results)).not.toContain(false);
    }),
  );
});
