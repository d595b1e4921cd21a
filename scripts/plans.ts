import path from 'node:path';
import { root } from './commands.ts';
import type { Suite } from './runSuites.ts';
import { check, counted, jestTally, plainTally, playwrightTally } from './suites.ts';

const report = (name: string) => path.join(root, 'reports', `${name}.json`);

/** Runs projects of Vitest. The first reporter prints failed tests and errors outside tests, which the report does not have. */
const vitest = (name: string, args: readonly string[], env: Record<string, string> = {}) =>
  counted(
    name,
    ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile=${report(name)}`],
    jestTally,
    env,
  );

/** Runs an npm script that counts its tests itself. */
const script = (
  name: string,
  command: string,
  readTally: Parameters<typeof counted>[2] = plainTally,
  env: Record<string, string> = {},
) => counted(name, ['npm', 'run', '-s', ...command.split(' ')], readTally, env);

/**
 * What proves the shop: `npm test`. The first suites bundle the contract, so what reads the bundle comes after them.
 */
export const testPlan: readonly Suite[] = [
  { name: 'generated-files', cores: 1, seconds: 8, run: check('generate:check') },
  { name: 'contract-lint', cores: 1, seconds: 10, run: check('lint:contract'), after: ['generated-files'] },
  { name: 'contract-breaking', cores: 1, seconds: 15, run: check('contract:breaking'), after: ['contract-lint'] },
  {
    name: 'build',
    cores: 1,
    seconds: 80,
    run: check('build', ['--output-logs=errors-only']),
    after: ['contract-breaking'],
  },
  { name: 'storybook', cores: 1, seconds: 75, run: check('build:storybook'), after: ['build'] },
  { name: 'style', cores: 1, seconds: 20, run: check('lint:style') },
  { name: 'typecheck', cores: 1, seconds: 40, run: check('typecheck'), after: ['contract-breaking'] },
  { name: 'imports', cores: 1, seconds: 15, run: check('lint:imports'), after: ['contract-breaking'] },
  { name: 'unused', cores: 1, seconds: 10, run: check('lint:unused'), after: ['contract-breaking'] },
  { name: 'budget', cores: 1, seconds: 1, run: script('budget', 'budget'), after: ['build'] },
  { name: 'unit', cores: 1, seconds: 200, run: vitest('unit', []), after: ['contract-breaking'] },
  {
    name: 'server',
    cores: 2,
    seconds: 250,
    run: vitest('server', ['--project', 'server'], { WITH_DATABASE: '1' }),
    after: ['build'],
  },
  { name: 'stories', cores: 2, seconds: 200, run: script('stories', 'test:stories', jestTally), after: ['storybook'] },
  {
    name: 'e2e',
    cores: 2,
    seconds: 100,
    run: script('e2e', 'test:e2e', playwrightTally, { E2E_SET: 'core' }),
    after: ['build'],
  },
];

/** Everything else: `npm run test:rest`. It uses what `npm test` has built. */
export const restPlan: readonly Suite[] = [
  {
    name: 'domain-coverage',
    cores: 1,
    seconds: 40,
    run: vitest('domain-coverage', ['--root', 'packages/domain', '--coverage']),
  },
  { name: 'unused-in-production', cores: 1, seconds: 15, run: check('lint:unused-in-production') },
  { name: 'size', cores: 1, seconds: 20, run: script('size', 'size') },
  { name: 'packages', cores: 1, seconds: 20, run: script('packages', 'lint:packages') },
  { name: 'api-report', cores: 1, seconds: 15, run: check('api:report') },
  { name: 'sbom', cores: 1, seconds: 5, run: check('sbom') },
  { name: 'examples', cores: 1, seconds: 60, run: script('examples', 'test:examples') },
  {
    name: 'server-rest',
    cores: 2,
    seconds: 110,
    run: vitest('server-rest', ['--project', 'server-rest'], { WITH_DATABASE: '1' }),
  },
  { name: 'stories-rest', cores: 2, seconds: 820, run: script('stories-rest', 'test:stories -- --all', jestTally) },
  {
    name: 'stories-coverage',
    cores: 1,
    seconds: 10,
    run: script('stories-coverage', 'stories:coverage'),
  },
  {
    name: 'e2e-rest',
    cores: 2,
    seconds: 330,
    run: script('e2e-rest', 'test:e2e', playwrightTally, { E2E_SET: 'rest' }),
  },
];
