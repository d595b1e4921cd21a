/** The load generator: each client sends its next request as soon as it has a response. */
import autocannon from 'autocannon';
import { type BenchRequest, createRequest, readId } from './benchRequest.ts';
import { percentile } from './percentile.ts';

export interface LoadRequest {
  readonly url: string;
  readonly request: BenchRequest;
  readonly clients: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly responses: number;
  readonly requestsPerSecond: number;
  /** Milliseconds from the first byte of the request to the last of the response. */
  readonly p50: number;
  readonly p99: number;
  /** The number of requests without a 2xx response. */
  readonly failed: number;
  /** The number of failed requests by status or error message. */
  readonly reasons: Readonly<Record<string, number>>;
}

process.on('message', (load: LoadRequest) => {
  void measure(load).then((result) => process.send?.(result));
});

/** Over all runs: what a warm-up has requested is in the response cache. */
let turns = 0;
const nextTurn = () => turns++;

async function measure({ url, request, clients, seconds }: LoadRequest): Promise<LoadResult> {
  const times: number[] = [];
  const reasons: Record<string, number> = {};
  const addFailure = (reason: string) => {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  };
  const { promise: ended, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const run = autocannon(
    {
      url,
      connections: clients,
      duration: seconds,
      timeout: 10,
      sampleInt: 100,
      requests: [...(request.before ? [sendBefore(request.before, nextTurn)] : []), sendIn(request, nextTurn)],
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  );
  run.on('response', (_client, status, _bytes, milliseconds) => {
    times.push(milliseconds);
    if (status < 200 || status > 299) addFailure(`${status}`);
  });
  run.on('reqError', ({ message }) => addFailure(message));
  const { duration } = await ended;
  const responses = times.length;
  const failed = Object.values(reasons).reduce((total, count) => total + count, 0);
  if (responses === 0) return { responses, requestsPerSecond: 0, p50: Number.NaN, p99: Number.NaN, failed, reasons };
  return {
    responses,
    requestsPerSecond: responses / duration,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    failed,
    reasons,
  };
}

/** What a client remembers between the two requests of a pair. */
interface Pair {
  turn?: number;
  id?: string;
}

const sendBefore = (request: BenchRequest, nextTurn: () => number): autocannon.Request => ({
  setupRequest: (_previous, pair: Pair) => {
    pair.turn = nextTurn();
    return createRequest(request, pair.turn);
  },
  onResponse: (_status, _body, pair: Pair, headers) => {
    const { location } = headers as Readonly<Record<string, string | undefined>>;
    pair.id = readId(location ?? '');
  },
});

const sendIn = (request: BenchRequest, nextTurn: () => number): autocannon.Request => ({
  setupRequest: (_previous, { turn = nextTurn(), id }: Pair) => createRequest(request, turn, id),
});
