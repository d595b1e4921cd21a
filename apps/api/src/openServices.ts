import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createAccessTokens } from './auth/accessTokens.ts';
import { createMailboxHash } from './auth/emailAddresses.ts';
import { createGoogle } from './auth/google.ts';
import { createOneTimePasswords } from './auth/oneTimePasswords.ts';
import { createSecretBox } from './auth/secretBox.ts';
import { createRefundQuotes } from './bookings/refundQuotes.ts';
import { createListCursors } from './catalogue/listCursors.ts';
import { type Config, requireSafeSettings } from './config.ts';
import { createLowestTicketPricesJob } from './db/catalogue/ticketPrices.ts';
import { setAllRatings } from './db/content/reviews.ts';
import { type ConnectionSettings, type Database, openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/embeddedPostgres.ts';
import { migrate } from './db/migrate.ts';
import { openImageStorage } from './images/imageStorage.ts';
import { createPictures, type Pictures } from './images/pictures.ts';
import { startShopJobs, type TimedJobs } from './jobs/shopJobs.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { createDepartureEvents } from './live/departureEvents.ts';
import { createMailer, describeMailError, getOutboxFolder, type Mailer } from './mail/mailer.ts';
import { createRoadDistances } from './maps/roadDistances.ts';
import { openPayments } from './payments/openPayments.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { TestProvider } from './payments/testProvider/testProvider.ts';
import { createPlannerModel } from './planner/plannerModel.ts';
import { seedLibrary } from './seed/seedLibrary.ts';
import type { Services } from './services.ts';
import { createPassCodes } from './vouchers/passCodes.ts';
import { createVoucherPdfs, type VoucherPdfs } from './vouchers/voucherPdfs.ts';

export interface OpenServices extends Services {
  /** Serves its pages in this process; null: there is another provider or none. */
  readonly testProvider: TestProvider | null;
  /** Runs the jobs that are due by the job clock, such as sending queued mails. */
  runDueJobs(): Promise<void>;
  /** Waits for running jobs and mails being sent and closes connections and the embedded database. */
  close(): Promise<void>;
}

interface ServiceParts {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly clock?: Clock;
  /** Jobs run only by `runDueJobs`, at this clock's time; default: by workers, at the database's time. */
  readonly jobs?: TimedJobs;
  /** A migrated database; default: the configured one, which is started and migrated. */
  readonly connection?: ConnectionSettings;
  /** Of tests; default: the configured one. */
  readonly payments?: PaymentProvider;
  /** Of tests, which share one; default: its own. */
  readonly voucherPdfs?: VoucherPdfs;
}

/** Opens everything the API needs. */
export async function openServices({
  config,
  log,
  clock = systemClock,
  jobs: timedJobs,
  connection,
  payments: givenProvider,
  voucherPdfs = createVoucherPdfs(),
}: ServiceParts): Promise<OpenServices> {
  const server = connection ? { settings: connection, stop: async () => {} } : await startDatabase(config, log);
  const database = openDatabase(server.settings, config.databasePool, (error) =>
    log.warn({ reason: error.message }, 'lost a database connection'),
  );
  if (!connection) await insertMissingContent(database.db);
  if (config.seed && !connection) await seedEmptyDatabase(database.db, config, log, clock);
  if (!connection) await setAllRatings(database.db);
  if (config.seed) seedExternalLibrary(config, log);
  const mail = openMailer(config, log);
  const secret = config.tokenSecret ?? readOrCreateSecret(path.join(config.dataDir, 'secrets'));
  const { payments, testProvider } = await openPayments({ config, db: database.db, clock, secret, log });
  const services = {
    config,
    clock,
    db: database.db,
    mail,
    ...keyedServices(secret, clock, config),
    voucherPdfs,
    google: createGoogle(config.google, clock),
    pictures: openPictures(config, log),
    imageStorage: await openImageStorage(config.images, database.db),
    roadDistance: createRoadDistances(config.mapbox, { db: database.db, clock }),
    model: createPlannerModel(config.planner, log),
    payments: givenProvider ?? payments,
    departureEvents: createDepartureEvents(server.settings, log),
    testProvider,
  };
  const jobs = startShopJobs({ database, services, log, timed: timedJobs });
  return {
    ...services,
    runDueJobs: () => jobs.runDue(clock.now()),
    async close() {
      await jobs.stop();
      await testProvider?.stop();
      await mail.settled();
      await voucherPdfs.close();
      await database.close();
      await server.stop();
    },
  };
}

const openPictures = ({ dataDir }: Config, log: FastifyBaseLogger): Pictures =>
  createPictures(path.join(dataDir, 'pictures'), (error) => log.warn({ err: error }, 'storing a picture failed'));

function openMailer(config: Config, log: FastifyBaseLogger): Mailer {
  const onFailure = (error: unknown) => log.error(describeMailError(error), 'sending a mail failed');
  return createMailer({ ...config.mail, outbox: getOutboxFolder(config), onFailure });
}

/** Writes the samples to an external activity library, while the shop already serves. */
function seedExternalLibrary({ activityLibrary }: Config, log: FastifyBaseLogger): void {
  if (!activityLibrary) return;
  seedLibrary(activityLibrary).catch((error) => log.warn({ err: error }, 'seeding the activity library failed'));
}

/** Returns the services whose keys are derived from the server's secret. */
const keyedServices = (secret: string, clock: Clock, { voucherKeys }: Config) => ({
  tokens: createAccessTokens(secret, clock),
  codes: createOneTimePasswords(secret),
  secrets: createSecretBox(secret, 'second factors'),
  webhookSecrets: createSecretBox(secret, 'webhooks'),
  refundQuotes: createRefundQuotes(secret),
  listCursors: createListCursors(secret),
  passCodes: createPassCodes(secret, voucherKeys),
  hashMailbox: createMailboxHash(secret),
});

async function startDatabase(
  config: Config,
  log: FastifyBaseLogger,
): Promise<{ settings: ConnectionSettings; stop(): Promise<void> }> {
  requireSafeSettings(config);
  if (config.databaseUrl) {
    const settings = { connectionString: config.databaseUrl };
    await timed(log, 'migrate', () => migrate(settings));
    return { settings, stop: async () => {} };
  }
  const server = await timed(log, 'database', () =>
    startEmbeddedPostgres({ dataFolder: config.dataDir, warn: (message) => log.warn(message) }),
  );
  await timed(log, 'migrate', () => migrate(server.connection));
  log.info({ socket: server.connection.host, adopted: server.adopted }, 'embedded database is ready');
  return { settings: server.connection, stop: () => server.stop() };
}

/** Runs a step of the start, and logs its name and duration; `npm start` shows them. */
async function timed<Value>(log: FastifyBaseLogger, step: string, work: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await work();
  log.info({ step, milliseconds: Math.round(performance.now() - started) }, `finished the step "${step}"`);
  return value;
}

async function insertMissingContent(db: Database): Promise<void> {
  const { insertFirstContent } = await import('./seed/load/insertFirstContent.ts');
  await insertFirstContent(db);
}

/** Imports the seed on demand: only this start-up step uses it. */
async function seedEmptyDatabase(db: Database, config: Config, log: FastifyBaseLogger, clock: Clock): Promise<void> {
  const { seedOnStart } = await import('./seed/seedShop.ts');
  const { demonstrationAccounts, getDemonstrationPassword } = await import('./seed/demonstration.ts');
  // The demonstration accounts' password is public: only the embedded database gets them.
  const password = config.databaseUrl === null ? getDemonstrationPassword(config) : null;
  const done = await timed(log, 'seed', () => seedOnStart(db, { now: clock.now(), password }));
  await createLowestTicketPricesJob(db, { clock })();
  log.info(`Catalogue: ${done}`);
  if (password !== null) log.info({ terminal: true }, demonstrationAccounts(password));
}

/** Returns the key that signs tokens; it is created at the first start, readable by this user only. */
function readOrCreateSecret(folder: string): string {
  const file = path.join(folder, 'token-secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}
