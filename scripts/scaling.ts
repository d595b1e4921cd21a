/** Computes the tables of docs/scaling.md from the assumptions below and the figures in bench/README.md. */

/** Assumptions about visitors. Change them here, and run `npm run docs:generate`. */
const assumed = {
  visitsPerDay: 1_000_000,
  /** The share of a day's visits in its busiest hour. */
  busiestHour: 0.1,
  /** The busiest second relative to the average of that hour. */
  burst: 2,
  /** The average CPU utilisation at the peak that leaves response times short. */
  utilisation: 0.6,
  /** What a first visit loads besides pages and API responses, in kB: scripts, styles and font, and twelve pictures. */
  files: { scripts: 89, stylesAndFont: 50, pictures: 420 },
} as const;

/**
 * How often a visit sends each request of the benchmark, and the milliseconds of CPU time that PostgreSQL takes for a
 * response: measured on 21 November 2026 as the time of its processes over 400 or 600 sequential requests on two cores.
 * Those of pages are estimates from the requests that they preload.
 */
const requests: Readonly<Record<string, { readonly perVisit: number; readonly database: number }>> = {
  home: { perVisit: 0.5, database: 0.5 },
  'things-to-do': { perVisit: 0.5, database: 0.5 },
  activity: { perVisit: 0.6, database: 0.7 },
  list: { perVisit: 1.5, database: 0.15 },
  detail: { perVisit: 2.5, database: 0.15 },
  availability: { perVisit: 2.5, database: 0.47 },
  cart: { perVisit: 0.15, database: 3.3 },
  booking: { perVisit: 0.02, database: 4.1 },
  tickets: { perVisit: 0.01, database: 3.5 },
};

/** Bytes of a row with its indexes, measured like the above. */
const rowBytes = { booking: 2_600, cart: 1_000, idempotencyKey: 2_000 } as const;

interface Measured {
  /** Milliseconds of CPU time of the shop's process for a response. */
  readonly processor: number;
  readonly kilobytes: number;
}

/** Reads the figures with 50 clients from the first table of bench/README.md. */
function readFigures(bench: string): ReadonlyMap<string, Measured> {
  const rows = bench.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const start = rows.findIndex((cells) => cells.includes('request') && cells.includes('CPU ms'));
  const head = rows[start] ?? [];
  const end = rows.findIndex((cells, index) => index > start && cells.length !== head.length);
  const at = (cells: readonly string[], title: string) => Number(cells[head.indexOf(title)]);
  return new Map(
    rows
      .slice(start + 1, end === -1 ? undefined : end)
      .filter((cells) => at(cells, 'clients') === 50)
      .map((cells) => [
        cells[head.indexOf('request')] ?? '',
        { processor: at(cells, 'CPU ms'), kilobytes: at(cells, 'kB') },
      ]),
  );
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A request at the peak. */
interface Line {
  readonly name: string;
  readonly perVisit: number;
  /** Responses a second. */
  readonly rate: number;
  /** CPU milliseconds of one response, in the shop's process and in PostgreSQL. */
  readonly processor: number;
  readonly database: number;
  readonly megabits: number;
}

/** Visits in the busiest second. */
const visits = ((assumed.visitsPerDay * assumed.busiestHour) / 3600) * assumed.burst;

function computeLines(figures: ReadonlyMap<string, Measured>): Line[] {
  return Object.entries(requests).map(([name, { perVisit, database }]) => {
    const figure = figures.get(name);
    if (!figure) throw new Error(`bench/README.md has no figure for ${name} with 50 clients`);
    const rate = visits * perVisit;
    const megabits = (rate * figure.kilobytes * 8) / 1000;
    return { name, perVisit, rate, processor: figure.processor, database, megabits };
  });
}

const computeCores = ({ rate }: Line, milliseconds: number) => (rate * milliseconds) / 1000;
const total = (lines: readonly Line[], of: (line: Line) => number) => lines.reduce((sum, line) => sum + of(line), 0);

const peakTable = (lines: readonly Line[]) => [
  row('request', 'per visit', 'per second', 'CPU ms', 'cores', 'database ms', 'database cores', 'Mbit/s'),
  row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:'),
  ...lines.map((line) =>
    row(
      line.name,
      `${line.perVisit}`,
      number(line.rate, 1),
      number(line.processor, 2),
      number(computeCores(line, line.processor), 2),
      number(line.database, 2),
      number(computeCores(line, line.database), 2),
      number(line.megabits, 1),
    ),
  ),
];

/** Formats the traffic of the CDN and the growth of the database. */
function restTable(): string[] {
  const { visitsPerDay, files } = assumed;
  const perVisit = files.scripts + files.stylesAndFont + files.pictures;
  const sumPerVisit = (...names: readonly string[]) =>
    names.reduce((sum, name) => sum + (requests[name]?.perVisit ?? 0), 0);
  const [bookings, carts] = [visitsPerDay * sumPerVisit('booking', 'tickets'), visitsPerDay * sumPerVisit('cart')];
  const gigabytes = (bytes: number) => `${number(bytes / 1e9, 1)} GB`;
  return [
    row('other figures', ''),
    row('---', '---:'),
    row('files of a first visit, from a CDN', `${number(perVisit)} kB`),
    row('… in a day without browser caches', `${number((visitsPerDay * perVisit) / 1e6)} GB`),
    row('… at the peak', `${number((visits * perVisit * 8) / 1000)} Mbit/s`),
    row('bookings a day', number(bookings)),
    row('… at the peak', `${number((visits * bookings) / visitsPerDay, 1)} a second`),
    row('… in the database, in a year', gigabytes(bookings * 365 * rowBytes.booking)),
    row('cart items a day', number(carts)),
    row('… in the database, in a year', gigabytes(carts * 365 * rowBytes.cart)),
    row('idempotency keys, stored for a day', gigabytes((bookings + carts) * rowBytes.idempotencyKey)),
  ];
}

/**
 * Returns the tables of docs/scaling.md.
 *
 * @throws Error if bench/README.md has no figure for a request
 */
export function scaling(bench: string): string {
  const { visitsPerDay, busiestHour, burst, utilisation } = assumed;
  const lines = computeLines(readFigures(bench));
  const cores = total(lines, (line) => computeCores(line, line.processor));
  const databaseCores = total(lines, (line) => computeCores(line, line.database));
  const [responses, megabits] = [total(lines, ({ rate }) => rate), total(lines, (line) => line.megabits)];
  return [
    `${number(visitsPerDay)} visits a day are ${number(visitsPerDay / 86_400, 1)} a second on average. With ${busiestHour * 100} % of them in the busiest hour and bursts of ${burst} times its average, the busiest second has **${number(visits, 1)} visits**.`,
    '',
    ...peakTable(lines),
    '',
    `In total: **${number(responses)} responses a second, ${number(cores, 1)} cores, ${number(databaseCores, 1)} cores of the database, ${number(megabits)} Mbit/s**. At a CPU utilisation of ${utilisation * 100} % at the peak these are **${Math.ceil(cores / utilisation)} processes** on as many cores, and **${Math.ceil(databaseCores / utilisation)}** for PostgreSQL.`,
    '',
    ...restTable(),
  ].join('\n');
}
