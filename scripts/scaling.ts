/** The arithmetic of docs/scaling.md: assumptions here, measured figures from bench/README.md. `npm run docs:generate` writes it. */

/** What is assumed of visitors. Change it here, and run `npm run docs:generate`. */
const assumed = {
  visitsPerDay: 1_000_000,
  /** Of a day's visits, those in its busiest hour. */
  busiestHour: 0.1,
  /** The busiest second against the average of that hour. */
  burst: 2,
  /** How busy a processor may be on average at the peak, so that answers stay quick. */
  busy: 0.6,
  /** What a first visit loads besides documents and calls, in kB: scripts, styles and font, and twelve pictures. */
  files: { scripts: 89, stylesAndFont: 50, pictures: 420 },
} as const;

/**
 * How often a visit asks each question of the bench, and the milliseconds of processor time that PostgreSQL takes for
 * one answer: measured on 21 November 2026, its processes' time over 400 or 600 answers, one after the other, on two busy
 * cores; those of pages, by the calls they make, are estimates.
 */
const questions: Readonly<Record<string, { readonly perVisit: number; readonly database: number }>> = {
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

/** What stays in the database, in bytes with its indexes (measured as above, over 400 or 600 of them). */
const kept = { booking: 2_600, cart: 1_000, idempotencyKey: 2_000 } as const;

interface Measured {
  /** Milliseconds of processor time of the shop's process for one answer. */
  readonly processor: number;
  readonly kilobytes: number;
}

/** The figures of 50 clients in the first table of the bench; those after it are of other shops. */
function measured(bench: string): ReadonlyMap<string, Measured> {
  const rows = bench.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const start = rows.findIndex((cells) => cells.includes('question') && cells.includes('CPU ms'));
  const head = rows[start] ?? [];
  const end = rows.findIndex((cells, index) => index > start && cells.length !== head.length);
  const at = (cells: readonly string[], title: string) => Number(cells[head.indexOf(title)]);
  return new Map(
    rows
      .slice(start + 1, end === -1 ? undefined : end)
      .filter((cells) => at(cells, 'clients') === 50)
      .map((cells) => [
        cells[head.indexOf('question')] ?? '',
        { processor: at(cells, 'CPU ms'), kilobytes: at(cells, 'kB') },
      ]),
  );
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A question at the peak. */
interface Line {
  readonly name: string;
  readonly perVisit: number;
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds of one answer, in the shop's process and in PostgreSQL. */
  readonly processor: number;
  readonly database: number;
  readonly megabits: number;
}

/** Visits in the busiest second. */
const visits = ((assumed.visitsPerDay * assumed.busiestHour) / 3600) * assumed.burst;

function linesAt(figures: ReadonlyMap<string, Measured>): Line[] {
  return Object.entries(questions).map(([name, { perVisit, database }]) => {
    const figure = figures.get(name);
    if (!figure) throw new Error(`bench/README.md has no figure for ${name} with 50 clients`);
    const rate = visits * perVisit;
    const megabits = (rate * figure.kilobytes * 8) / 1000;
    return { name, perVisit, rate, processor: figure.processor, database, megabits };
  });
}

const coresOf = ({ rate }: Line, milliseconds: number) => (rate * milliseconds) / 1000;
const total = (lines: readonly Line[], of: (line: Line) => number) => lines.reduce((sum, line) => sum + of(line), 0);

const peakTable = (lines: readonly Line[]) => [
  row('question', 'per visit', 'per second', 'CPU ms', 'cores', 'database ms', 'its cores', 'Mbit/s'),
  row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:'),
  ...lines.map((line) =>
    row(
      line.name,
      `${line.perVisit}`,
      number(line.rate, 1),
      number(line.processor, 2),
      number(coresOf(line, line.processor), 2),
      number(line.database, 2),
      number(coresOf(line, line.database), 2),
      number(line.megabits, 1),
    ),
  ),
];

/** What isn't answered by processes: files from elsewhere, and what stays. */
function restTable(): string[] {
  const { visitsPerDay, files } = assumed;
  const perVisit = files.scripts + files.stylesAndFont + files.pictures;
  const often = (...names: readonly string[]) => names.reduce((sum, name) => sum + (questions[name]?.perVisit ?? 0), 0);
  const [bookings, carts] = [visitsPerDay * often('booking', 'tickets'), visitsPerDay * often('cart')];
  const gigabytes = (bytes: number) => `${number(bytes / 1e9, 1)} GB`;
  return [
    row('besides', ''),
    row('---', '---:'),
    row('files of a first visit, from a CDN', `${number(perVisit)} kB`),
    row('… in a day, if nobody’s browser had any', `${number((visitsPerDay * perVisit) / 1e6)} GB`),
    row('… at the peak', `${number((visits * perVisit * 8) / 1000)} Mbit/s`),
    row('bookings a day', number(bookings)),
    row('… at the peak', `${number((visits * bookings) / visitsPerDay, 1)} a second`),
    row('… in the database, in a year', gigabytes(bookings * 365 * kept.booking)),
    row('lines put into carts a day', number(carts)),
    row('… in the database, in a year', gigabytes(carts * 365 * kept.cart)),
    row('idempotency keys, kept for a day', gigabytes((bookings + carts) * kept.idempotencyKey)),
  ];
}

/**
 * The tables of docs/scaling.md.
 *
 * @throws Error when the bench has no figure for a question
 */
export function scaling(bench: string): string {
  const { visitsPerDay, busiestHour, burst, busy } = assumed;
  const lines = linesAt(measured(bench));
  const cores = total(lines, (line) => coresOf(line, line.processor));
  const databaseCores = total(lines, (line) => coresOf(line, line.database));
  const [answers, megabits] = [total(lines, ({ rate }) => rate), total(lines, (line) => line.megabits)];
  return [
    `${number(visitsPerDay)} visits a day are ${number(visitsPerDay / 86_400, 1)} a second on average. With ${busiestHour * 100} % of them in the busiest hour and bursts of ${burst} times its average, the busiest second has **${number(visits, 1)} visits**.`,
    '',
    ...peakTable(lines),
    '',
    `Together: **${number(answers)} answers a second, ${number(cores, 1)} cores, ${number(databaseCores, 1)} cores of the database, ${number(megabits)} Mbit/s**. With processors ${busy * 100} % busy at the peak these are **${Math.ceil(cores / busy)} processes** on as many cores, and **${Math.ceil(databaseCores / busy)}** for PostgreSQL.`,
    '',
    ...restTable(),
  ].join('\n');
}
