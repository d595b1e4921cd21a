import { setTimeout as wait } from 'node:timers/promises';
import type { Asking, Reading } from './askWorker.ts';
import type { Options } from './options.ts';
import { saveProfile, startProfile } from './profile.ts';
import { type NamedQuestion, questions } from './questions.ts';
import { type Recording, record } from './recording.ts';
import { readShelf } from './shelf.ts';
import type { Shop } from './shop.ts';
import { startWorker, type Worker } from './worker.ts';

/** One question at one number of clients: the shop, and the bare server with the same bytes right after it. */
export interface LoadFigure {
  readonly question: string;
  readonly clients: number;
  /** Bytes of the answer's body, as sent. */
  readonly bytes: number;
  /** Milliseconds that the 99th percentile has to stay under; null where nothing is promised. */
  readonly promise: number | null;
  readonly shop: Reading;
  /** Milliseconds of processor time that the shop's process takes for an answer, without its database's. */
  readonly processorTime: number;
  readonly bare: Reading;
}

interface Place {
  readonly shop: Shop;
  readonly options: Options;
  readonly asker: Worker<Asking, Reading>;
  readonly bare: Worker<Recording, string>;
}

const clientCounts = [1, 50] as const;
const promisedClients = 50;
const warmUpSeconds = 2;

/** Asks the shop everything, one question after the other. */
export async function measureLoad(shop: Shop, options: Options): Promise<LoadFigure[]> {
  const wanted = wantedQuestions(options.only);
  const shelf = await readShelf(shop.url);
  const place: Place = { shop, options, asker: startWorker('askWorker.ts'), bare: startWorker('bareWorker.ts') };
  const figures: LoadFigure[] = [];
  try {
    for (const question of wanted) {
      console.log(`  ${question.name} …`);
      figures.push(...(await measureQuestion(place, question, question.ask(shelf))));
    }
  } finally {
    place.asker.stop();
    place.bare.stop();
  }
  return figures;
}

/** @throws Error naming a question that there isn't */
function wantedQuestions(only: Options['only']): readonly NamedQuestion[] {
  const unknown = only.find((name) => !questions.some((question) => question.name === name));
  if (unknown !== undefined) throw new Error(`${unknown}: ask ${questions.map(({ name }) => name).join(', ')}`);
  return only.length === 0 ? questions : questions.filter(({ name }) => only.includes(name));
}

async function measureQuestion(
  { shop, options, asker, bare }: Place,
  { name, promise }: NamedQuestion,
  question: ReturnType<NamedQuestion['ask']>,
): Promise<LoadFigure[]> {
  const recording = await record(shop.url, question);
  const bareUrl = await bare.ask(recording);
  for (const url of [shop.url, bareUrl]) {
    await asker.ask({ url, question, clients: promisedClients, seconds: warmUpSeconds });
  }
  const figures: LoadFigure[] = [];
  for (const clients of clientCounts) {
    await wait(200);
    const isProfiled = shop.inspector !== null && clients === promisedClients;
    const profile = isProfiled && shop.inspector !== null ? await startProfile(shop.inspector) : null;
    const before = await processorSeconds(shop);
    const ofShop = await asker.ask({ url: shop.url, question, clients, seconds: options.seconds });
    const used = (await processorSeconds(shop)) - before;
    if (profile) console.log(saveProfile(name, await profile.stop()));
    figures.push({
      question: name,
      clients,
      bytes: Buffer.byteLength(recording.base64, 'base64'),
      promise: clients === promisedClients ? promise : null,
      shop: ofShop,
      processorTime: (used * 1000) / ofShop.answers,
      bare: await asker.ask({ url: bareUrl, question, clients, seconds: Math.ceil(options.seconds / 2) }),
    });
  }
  return figures;
}

/** What the shop's process has used since it was started, by its own account. */
async function processorSeconds({ url }: Shop): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const seconds = Number(/^process_cpu_seconds_total (\S+)$/m.exec(metrics)?.[1]);
  if (Number.isNaN(seconds)) throw new Error('The shop does not say how much processor time it has used');
  return seconds;
}
