import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { port, shopUrl } from './support/place.ts';

const executablePath = await findBrowser();
process.env['CHROMIUM_PATH'] = executablePath;

const launchOptions = { executablePath, args: [...browserArguments] };
const report = process.env['REPORT_FILE'];

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: shopUrl,
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    launchOptions,
    // Recording every step of every journey costs a fifth of their time: `E2E_TRACE=yes` where one has failed.
    trace: process.env['E2E_TRACE'] === 'yes' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1360, height: 900 }, launchOptions } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], launchOptions },
      // What has no touch or sets its own widths is the same on a phone.
      testIgnore: [
        '**/keyboard.spec.ts',
        '**/widths.spec.ts',
        '**/head.spec.ts',
        '**/reliability.spec.ts',
        '**/images.spec.ts',
        '**/security.spec.ts',
      ],
    },
  ],
  webServer: {
    command: `npm run -s serve:e2e -- --port ${port}`,
    cwd: '..',
    url: `${shopUrl}/health`,
    /** While journeys are written: `npm run serve:e2e` in one terminal, `E2E_REUSE=yes npm run test:e2e` in another. */
    reuseExistingServer: process.env['E2E_REUSE'] === 'yes',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 120_000,
    stdout: 'pipe',
  },
});
