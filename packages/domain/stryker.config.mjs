/** `npm run test:mutation`: changes the rules one by one and checks whether a test fails. */
export default {
  testRunner: 'vitest',
  // Threads share one time zone; the tests of dates need their own.
  vitest: { configFile: 'packages/domain/vitest.config.ts', dir: 'packages/domain', pool: 'forks' },
  mutate: ['packages/domain/src/**/*.ts', '!packages/domain/src/**/*.test.ts', '!packages/domain/src/testing/**'],
  concurrency: 2,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  // What runs once, when a module is loaded, wants every test for each change: texts and tables, held by examples.
  ignoreStatic: true,
  // On a busy machine a slow test is no endless one.
  timeoutMS: 30_000,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 95, low: 90, break: 90 },
};
