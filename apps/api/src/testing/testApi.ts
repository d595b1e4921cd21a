import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { CLOCK_OVERRIDE_SETTING, TestClock as JobClock } from 'pg-boss';
import { buildApi, getServerOptions, type OpenServices, openServices } from '../app.ts';
import { type Environment, readConfig } from '../config.ts';
import type { ConnectionSettings } from '../db/database.ts';
import { logOptions } from '../http/logging.ts';
import type { Clock } from '../lib/clock.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { createVoucherPdfs } from '../vouchers/voucherPdfs.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { type Call, createCaller, type NewTestAccount, signInTestAccount, type TestAccount } from './testAccounts.ts';
import { type TestClock, testClock } from './testClock.ts';
import { createTestDatabase } from './testDatabase.ts';

export interface TestApi {
  readonly app: FastifyInstance;
  readonly services: OpenServices;
  readonly clock: TestClock;
  readonly outbox: Outbox;
  /** Logged lines. */
  readonly logged: readonly string[];
  /** Calls without a token. */
  readonly call: Call;
  asGuest(sessionKey?: string): Call;
  signIn(person?: NewTestAccount): Promise<TestAccount>;
  close(): Promise<void>;
}

interface TestApiOptions {
  /** The clock's initial time in ISO 8601. */
  readonly now?: string;
  /** Additional environment variables. */
  readonly environment?: Environment;
  readonly payments?: PaymentProvider;
}

/** Renders for all test files of a process: to load fonts and code costs each thread a third of a second. */
const { render } = createVoucherPdfs();

/** Starts the API on a new database, called without a network. Close it in `afterAll`. */
export async function startTestApi({
  now = '2030-03-01T08:00:00Z',
  environment = {},
  payments,
}: TestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const { connection } = database;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aitours-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    TOKEN_SECRET: randomUUID(),
    DATABASE_POOL: '8',
    PAYMENT_PROVIDER: 'none',
    ...environment,
  });
  const logged: string[] = [];
  const clock = testClock(now);
  const app = fastify({ ...getServerOptions(config), logger: { ...logOptions(config), stream: memory(logged) } });
  const services = await openServices({
    config,
    log: app.log,
    clock,
    jobs: jobsAt(clock, connection),
    connection,
    payments,
    voucherPdfs: { render, close: async () => {} },
  });
  await app.register(buildApi(services));
  await app.ready();
  return {
    app,
    services,
    clock,
    outbox: openOutbox(dataDir, async () => {
      await services.runDueJobs();
      await services.mail.settled();
    }),
    logged,
    call: createCaller(app, {}),
    asGuest: (sessionKey = randomUUID()) => createCaller(app, { 'x-session-key': sessionKey }),
    signIn: (person) => signInTestAccount(app, services, person),
    async close() {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the time of jobs in tests: the test clock's, which the sessions of these connections show to pg-boss. */
export const jobsAt = (clock: Clock, connection: ConnectionSettings) => ({
  clock: new JobClock(clock.now()),
  connection: { ...connection, options: `-c ${CLOCK_OVERRIDE_SETTING}=on` },
});

const memory = (lines: string[]) =>
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
