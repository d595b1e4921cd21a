import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { improvedPort, improvedUrl, paymentsPort, paymentsUrl, port, shopUrl } from './support/testShop.ts';

const executablePath = await findBrowser();
process.env['CHROMIUM_PATH'] = executablePath;

const launchOptions = { executablePath, args: [...browserArguments] };
const report = process.env['REPORT_FILE'];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1360, height: 900 }, launchOptions };

/** What needs online payments. */
const paymentsSpecs = ['**/payments.spec.ts', '**/booking-changes.spec.ts'];

/** The rows that `specified` and `improved` implement differently, as improved. */
const improvedSpecs = ['**/improved.spec.ts'];

/**
 * `core`: the journeys of `npm test`, with the tag @core; `rest`: all others; default: both. On a phone run those with
 * the tag @phone: what touch or a narrow window changes.
 */
const chosenSet = process.env['E2E_SET'];
const journeys = chosenSet === 'core' ? { grep: /@core/ } : chosenSet === 'rest' ? { grepInvert: /@core/ } : {};
const journeysOnPhone = { ...journeys, grep: chosenSet === 'core' ? /(?=.*@core)(?=.*@phone)/ : /@phone/ };
const phone = { ...devices['Pixel 7'], launchOptions };

const serve = (servedPort: number, url: string, behaviour: string, payments = 'none') => ({
  command: `npm run -s serve:e2e -- --port ${servedPort} --behaviour ${behaviour} --payments ${payments}`,
  cwd: '..',
  url: `${url}/health`,
  /** While writing journeys: `npm run serve:e2e` in one terminal, `E2E_REUSE=yes npm run test:e2e` in another. */
  reuseExistingServer: process.env['E2E_REUSE'] === 'yes',
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  timeout: 120_000,
  stdout: 'pipe' as const,
});

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  workers: 2,
  fullyParallel: true,
  // Decision 0025: `npm test` names the tests that need it.
  retries: report ? 1 : 0,
  // These end a test that hangs: a busy machine needs several times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: shopUrl,
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    launchOptions,
    // `offline.spec.ts` and `gate.spec.ts` allow it: requests of the service worker bypass the routes by which other journeys cause failures.
    serviceWorkers: 'block',
    // Recording traces takes a fifth of the time: set `E2E_TRACE=yes` to investigate a failure.
    trace: process.env['E2E_TRACE'] === 'yes' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // Journeys run on the specified behaviour; `improved` has only the rows that differ.
  projects: [
    { name: 'desktop', use: desktop, testIgnore: [...improvedSpecs, ...paymentsSpecs], ...journeys },
    { name: 'improved', use: { ...desktop, baseURL: improvedUrl }, testMatch: improvedSpecs, ...journeys },
    { name: 'phone', use: phone, testIgnore: [...improvedSpecs, ...paymentsSpecs], ...journeysOnPhone },
    { name: 'payments', use: { ...desktop, baseURL: paymentsUrl }, testMatch: paymentsSpecs, ...journeys },
    { name: 'payments-phone', use: { ...phone, baseURL: paymentsUrl }, testMatch: paymentsSpecs, ...journeysOnPhone },
  ],
  webServer: [
    serve(port, shopUrl, 'specified'),
    serve(improvedPort, improvedUrl, 'improved'),
    serve(paymentsPort, paymentsUrl, 'improved', 'test'),
  ],
});
