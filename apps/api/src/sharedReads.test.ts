import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedReads } from './sharedReads.ts';

/** Readings that are ended by hand, in the order in which they were begun. */
function readings() {
  const begun: { end(value: number): void; fail(error: Error): void }[] = [];
  const read = () => new Promise<number>((end, fail) => begun.push({ end, fail }));
  return { begun, read };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('who asks while it is being read waits for the next reading, which all of them share', async () => {
  const { begun, read } = readings();
  const ask = sharedReads<number>();
  const first = ask('a', read);
  const others = [ask('a', read), ask('a', read), ask('a', read)];
  expect(begun).toHaveLength(1);
  begun[0]?.end(1);
  expect(await first).toBe(1);
  await settled();
  expect(begun).toHaveLength(2);
  begun[1]?.end(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
});

test('different things are read side by side', async () => {
  const { begun, read } = readings();
  const ask = sharedReads<number>();
  const both = [ask('a', read), ask('b', read)];
  expect(begun).toHaveLength(2);
  begun[1]?.end(2);
  begun[0]?.end(1);
  expect(await Promise.all(both)).toEqual([1, 2]);
});

test('a reading that fails fails for those who share it, and for nobody else', async () => {
  const { begun, read } = readings();
  const ask = sharedReads<number>();
  const first = ask('a', read);
  const second = ask('a', read);
  begun[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await settled();
  begun[1]?.end(2);
  expect(await second).toBe(2);
  const third = ask('a', read);
  begun[2]?.end(3);
  expect(await third).toBe(3);
});

test('nobody is given what was read before he asked, whenever he asks and whatever fails', async () => {
  const step = fc.constantFrom('ask', 'end', 'fail', 'wait');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
      let time = 0;
      const open: { begunAt: number; end(value: number): void; fail(error: Error): void }[] = [];
      const read = () => {
        time += 1;
        const begunAt = time;
        return new Promise<number>((end, fail) => open.push({ begunAt, end, fail }));
      };
      const ask = sharedReads<number>();
      const told: Promise<boolean>[] = [];
      const act = async (what: (typeof steps)[number]) => {
        time += 1;
        const askedAt = time;
        if (what === 'ask')
          told.push(
            ask('a', read).then(
              (begunAt) => begunAt > askedAt,
              () => true,
            ),
          );
        else if (what === 'wait') await settled();
        else {
          const reading = open.shift();
          if (what === 'end') reading?.end(reading.begunAt);
          else reading?.fail(new Error('gone'));
        }
      };
      for (const what of steps) await act(what);
      for (let last = open.shift(); last; last = open.shift()) {
        last.end(last.begunAt);
        await settled();
      }
      expect(await Promise.all(told)).not.toContain(false);
    }),
  );
});
