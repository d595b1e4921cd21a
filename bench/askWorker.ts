/** The process that asks: so many clients, each with its next request as soon as the last one is answered. */
import autocannon from 'autocannon';
import { percentile } from './percentile.ts';
import { freshHeaders, pathAt, type Question } from './question.ts';

export interface Asking {
  readonly url: string;
  readonly question: Question;
  readonly clients: number;
  readonly seconds: number;
}

export interface Reading {
  readonly answers: number;
  readonly requestsPerSecond: number;
  /** Milliseconds from a request's first byte to its answer's last one. */
  readonly p50: number;
  readonly p99: number;
  /** How many answers were no 2xx or didn't come. */
  readonly wrong: number;
  /** Of the wrong ones, how many for which reason: a status, or why no answer came. */
  readonly reasons: Readonly<Record<string, number>>;
}

process.on('message', (asking: Asking) => {
  void measure(asking).then((reading) => process.send?.(reading));
});

async function measure({ url, question, clients, seconds }: Asking): Promise<Reading> {
  const { method, headers, bodies } = question;
  const times: number[] = [];
  const reasons: Record<string, number> = {};
  const note = (reason: string) => {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  };
  let turn = 0;
  const run = autocannon({
    url,
    connections: clients,
    duration: seconds,
    timeout: 10,
    sampleInt: 100,
    requests: [
      {
        method,
        path: pathAt(question, 0),
        headers: {},
        setupRequest: (request) => {
          const body = bodies[turn % bodies.length];
          const path = pathAt(question, turn);
          turn += 1;
          return { ...request, path, headers: freshHeaders(headers), ...(body === undefined ? {} : { body }) };
        },
      },
    ],
  });
  run.on('response', (_client, status, _bytes, milliseconds) => {
    times.push(milliseconds);
    if (status < 200 || status > 299) note(`${status}`);
  });
  run.on('reqError', ({ message }) => note(message));
  const { duration } = await run;
  const answers = times.length;
  const wrong = Object.values(reasons).reduce((total, count) => total + count, 0);
  if (answers === 0) return { answers, requestsPerSecond: 0, p50: Number.NaN, p99: Number.NaN, wrong, reasons };
  return {
    answers,
    requestsPerSecond: answers / duration,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    wrong,
    reasons,
  };
}
