/**
 * `npm run reconcile`: compares bookings, payments and refunds with the provider's ledger. Exits with 1 if they differ,
 * and with 2 if it couldn't compare them.
 */
import { addDays, type CalendarDate, fromDubaiTime, toDubaiDate } from '@aitours/domain/dates';
import pino from 'pino';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/embeddedPostgres.ts';
import { systemClock } from '../lib/clock.ts';
import { calendarDate, createCommand } from '../lib/commandLine.ts';
import { openPayments } from '../payments/openPayments.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { type Reconciliation, reconcilePayments } from '../payments/reconcilePayments.ts';
import { formatReconciliation } from './formatReconciliation.ts';

interface Options {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly json: boolean;
}

const today = toDubaiDate(systemClock.now());

async function compare({ from, to }: Options): Promise<Reconciliation | null> {
  const config = readConfig({ TOKEN_SECRET: 'unused: reading records signs nothing', ...process.env });
  const server = config.databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: config.dataDir }) : null;
  const settings = server ? server.connection : { connectionString: config.databaseUrl ?? undefined };
  const { db, close } = openDatabase(settings, 2, () => {});
  const parts = { config, db, clock: systemClock, secret: '', log: pino({ level: 'silent' }) };
  const { payments, testProvider } = await openPayments(parts);
  try {
    const period = { from: fromDubaiTime(from), to: fromDubaiTime(addDays(to, 1)) };
    return payments && (await reconcilePayments(db, payments, period, systemClock.now()));
  } finally {
    await testProvider?.stop();
    await close();
    await server?.stop();
  }
}

async function main(): Promise<void> {
  const options = createCommand({
    name: 'npm run reconcile',
    purpose:
      'Compares bookings, payments and refunds with the records of the payment provider. Exits with 1 if they differ.',
    examples: ['', '--from 2030-03-01 --to 2030-03-31 --json'],
  })
    .option('--from <date>', 'the first day in Dubai on which payments were started', calendarDate, addDays(today, -30))
    .option('--to <date>', 'the last day', calendarDate, today)
    .option('--json', 'print JSON instead of text', false)
    .parse()
    .opts<Options>();
  const result = await compare(options);
  if (result === null) return console.log('Nothing is paid online: there is no payment provider.');
  console.log(options.json ? JSON.stringify(result, null, 2) : formatReconciliation(result));
  if (result.differences.length > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof ProviderUnavailable;
  console.error(isPlain ? error.message : error);
  process.exitCode = 2;
}
