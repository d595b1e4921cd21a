import { setTimeout as wait } from 'node:timers/promises';
import type { BenchRequest } from './benchRequest.ts';
import { benchRequests, type NamedRequest } from './benchRequests.ts';
import { readFixtures } from './fixtures.ts';
import type { Options } from './options.ts';
import { saveProfile, startProfile } from './profile.ts';
import { type Recording, record } from './recording.ts';
import type { LoadRequest, LoadResult } from './requestWorker.ts';
import type { Shop } from './shop.ts';
import { startWorker, type Worker } from './worker.ts';

/** A request at one number of clients: the shop, then the baseline server with the same bytes. */
export interface LoadFigure {
  readonly request: string;
  readonly clients: number;
  /** Bytes of the response's body, compressed. */
  readonly bytes: number;
  /** The limit of the 99th percentile in milliseconds; null for none. */
  readonly target: number | null;
  readonly shop: LoadResult;
  /** Milliseconds of CPU time of the shop's process for a response, without the database's. */
  readonly processorTime: number;
  readonly baseline: LoadResult;
}

interface Processes {
  readonly shop: Shop;
  readonly options: Options;
  readonly loadWorker: Worker<LoadRequest, LoadResult>;
  readonly baseline: Worker<Recording, string>;
}

const clientCounts = [1, 50] as const;
const warmUpSeconds = 2;

/** Measures the requests one after the other. */
export async function measureLoad(shop: Shop, options: Options): Promise<LoadFigure[]> {
  const wanted = benchRequests.filter(({ name }) => options.only.length === 0 || options.only.includes(name));
  const fixtures = await readFixtures(shop.url, 64);
  const requests = wanted.map(({ name, target, create }) => ({ name, target, request: create(fixtures) }));
  return measureRequests(shop, options, requests, clientCounts);
}

export interface MeasuredRequest extends Omit<NamedRequest, 'create'> {
  readonly request: BenchRequest;
}

/** Measures requests with each number of clients; the target is for the last number. */
export async function measureRequests(
  shop: Shop,
  options: Options,
  requests: readonly MeasuredRequest[],
  clients: readonly number[],
): Promise<LoadFigure[]> {
  const processes: Processes = {
    shop,
    options,
    loadWorker: startWorker('requestWorker.ts'),
    baseline: startWorker('baselineWorker.ts'),
  };
  const figures: LoadFigure[] = [];
  try {
    for (const measured of requests) {
      console.log(`  ${measured.name} …`);
      figures.push(...(await measureRequest(processes, measured, clients)));
    }
  } finally {
    processes.loadWorker.stop();
    processes.baseline.stop();
  }
  return figures;
}

async function measureRequest(
  { shop, options, loadWorker, baseline }: Processes,
  { name, target, request }: MeasuredRequest,
  counts: readonly number[],
): Promise<LoadFigure[]> {
  const recording = await record(shop.url, request);
  const baselineUrl = await baseline.run(recording);
  const targetClients = counts.at(-1) ?? 1;
  for (const url of [shop.url, baselineUrl]) {
    await loadWorker.run({ url, request, clients: targetClients, seconds: warmUpSeconds });
  }
  const figures: LoadFigure[] = [];
  for (const clients of counts) {
    await wait(200);
    const isProfiled = shop.inspector !== null && clients === targetClients;
    const profile = isProfiled && shop.inspector !== null ? await startProfile(shop.inspector) : null;
    const before = await processorSeconds(shop);
    const ofShop = await loadWorker.run({ url: shop.url, request, clients, seconds: options.seconds });
    const used = (await processorSeconds(shop)) - before;
    if (profile) console.log(saveProfile(name, await profile.stop()));
    figures.push({
      request: name,
      clients,
      bytes: Buffer.byteLength(recording.base64, 'base64'),
      target: clients === targetClients ? target : null,
      shop: ofShop,
      processorTime: (used * 1000) / ofShop.responses,
      baseline: await loadWorker.run({ url: baselineUrl, request, clients, seconds: Math.ceil(options.seconds / 2) }),
    });
  }
  return figures;
}

/** Reads the CPU seconds of the shop's process from its metrics. */
async function processorSeconds({ url }: Shop): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const seconds = Number(/^process_cpu_seconds_total (\S+)$/m.exec(metrics)?.[1]);
  if (Number.isNaN(seconds)) throw new Error('The metrics have no process_cpu_seconds_total');
  return seconds;
}
