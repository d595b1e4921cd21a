import { setTimeout as wait } from 'node:timers/promises';
import { benchRequests } from './benchRequests.ts';
import { readFixtures } from './fixtures.ts';
import type { LoadRequest, LoadResult } from './requestWorker.ts';
import type { Shop } from './shop.ts';
import { startWorker } from './worker.ts';

/** The memory of the shop's process, in bytes. */
export interface Memory {
  /** Minutes since the soak began. */
  readonly minute: number;
  readonly resident: number;
  readonly heap: number;
}

export interface SoakFigure {
  readonly minutes: number;
  readonly responses: number;
  readonly failed: number;
  /** Failures by request: "cart: 503 (2)". */
  readonly reasons: readonly string[];
  readonly memory: readonly Memory[];
}

/** Reads, searches, rendered pages, and carts of new guests. */
const requestNames = ['list', 'new-list', 'search', 'details', 'availability', 'home', 'new-activity', 'cart'];
const clientsEach = 2;
const sampleEverySeconds = 15;

/** Sends several kinds of requests at the same time for some minutes, and samples the memory. */
export async function soak(shop: Shop, minutes: number): Promise<SoakFigure> {
  const fixtures = await readFixtures(shop.url);
  const running = benchRequests
    .filter(({ name }) => requestNames.includes(name))
    .map(async ({ name, create }) => {
      const loadWorker = startWorker<LoadRequest, LoadResult>('requestWorker.ts');
      try {
        const request = create(fixtures);
        return {
          name,
          ...(await loadWorker.run({ url: shop.url, request, clients: clientsEach, seconds: minutes * 60 })),
        };
      } finally {
        loadWorker.stop();
      }
    });
  const [results, memory] = await Promise.all([Promise.all(running), watchMemory(shop, minutes)]);
  return {
    minutes,
    responses: sum(results.map(({ responses }) => responses)),
    failed: sum(results.map(({ failed }) => failed)),
    reasons: results.flatMap(({ name, reasons }) =>
      Object.entries(reasons).map(([reason, count]) => `${name}: ${reason} (${count})`),
    ),
    memory,
  };
}

async function watchMemory({ url }: Shop, minutes: number): Promise<Memory[]> {
  const memory: Memory[] = [];
  const samples = (minutes * 60) / sampleEverySeconds;
  for (let sample = 1; sample <= samples; sample += 1) {
    await wait(sampleEverySeconds * 1000);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
    memory.push({
      minute: (sample * sampleEverySeconds) / 60,
      resident: value('process_resident_memory_bytes'),
      heap: value('nodejs_heap_size_used_bytes'),
    });
  }
  return memory;
}

/** The growth of memory from the middle third of a soak to the last, as shares. In the first third, caches fill up. */
export interface Growth {
  /** Of the lowest heap: what is left after garbage collection. */
  readonly heap: number;
  /** Of the highest resident memory. */
  readonly resident: number;
}

/** Computes the growth; NaN for fewer than three samples. */
export function growth(memory: readonly Memory[]): Growth {
  const third = Math.floor(memory.length / 3);
  const last = memory.slice(memory.length - third);
  const middle = memory.slice(memory.length - 2 * third, memory.length - third);
  const lowest = (samples: readonly Memory[]) => Math.min(...samples.map(({ heap }) => heap));
  const highest = (samples: readonly Memory[]) => Math.max(...samples.map(({ resident }) => resident));
  return { heap: lowest(last) / lowest(middle) - 1, resident: highest(last) / highest(middle) - 1 };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
