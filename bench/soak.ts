import { setTimeout as wait } from 'node:timers/promises';
import type { Asking, Reading } from './askWorker.ts';
import { questions } from './questions.ts';
import { readShelf } from './shelf.ts';
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
  readonly answers: number;
  readonly wrong: number;
  /** What was wrong, and with which question: "cart: 503 (2)". */
  readonly reasons: readonly string[];
  readonly memory: readonly Memory[];
}

/** Reading, searching, rendering, and carts of guests who come and go. */
const asked = ['list', 'new-list', 'search', 'details', 'availability', 'home', 'new-activity', 'cart'];
const clientsEach = 2;
const sampleEverySeconds = 15;

/** Asks many things at once for some minutes, and looks at the memory meanwhile. */
export async function soak(shop: Shop, minutes: number): Promise<SoakFigure> {
  const shelf = await readShelf(shop.url);
  const asking = questions
    .filter(({ name }) => asked.includes(name))
    .map(async ({ name, ask }) => {
      const asker = startWorker<Asking, Reading>('askWorker.ts');
      try {
        const question = ask(shelf);
        return { name, ...(await asker.ask({ url: shop.url, question, clients: clientsEach, seconds: minutes * 60 })) };
      } finally {
        asker.stop();
      }
    });
  const [readings, memory] = await Promise.all([Promise.all(asking), watchMemory(shop, minutes)]);
  return {
    minutes,
    answers: sum(readings.map(({ answers }) => answers)),
    wrong: sum(readings.map(({ wrong }) => wrong)),
    reasons: readings.flatMap(({ name, reasons }) =>
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

/** How much more memory the last third of a soak took than the middle one, as shares; in the first, what is kept fills up. */
export interface Growth {
  /** Of what is held: what a collection of garbage leaves is seen at the lowest. */
  readonly held: number;
  /** Of what the machine has to give at the most. */
  readonly needed: number;
}

/** NaN of fewer than three samples. */
export function growth(memory: readonly Memory[]): Growth {
  const third = Math.floor(memory.length / 3);
  const last = memory.slice(memory.length - third);
  const middle = memory.slice(memory.length - 2 * third, memory.length - third);
  const lowest = (samples: readonly Memory[]) => Math.min(...samples.map(({ heap }) => heap));
  const highest = (samples: readonly Memory[]) => Math.max(...samples.map(({ resident }) => resident));
  return { held: lowest(last) / lowest(middle) - 1, needed: highest(last) / highest(middle) - 1 };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
