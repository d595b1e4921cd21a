import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { routeSource } from './apps/web/server/build/routeSource.ts';

const conditions = ['@aitours/source', 'node', 'import', 'default'];
const resolve = { conditions };
/** Vitest passes these to Node as conditions: with `import` among them, `require` would load ES modules. */
const ssr = { resolve: { conditions: ['@aitours/source', 'node'], externalConditions: ['@aitours/source', 'node'] } };

const project = (name: string, include: string[], rest: Record<string, unknown> = {}) => ({
  resolve,
  ssr,
  test: {
    name,
    include,
    environment: 'node',
    // They end a test that hangs; on a busy machine the start of a server alone takes 30 seconds.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    // Loads modules once per process, which halves the time; tests restore what they change.
    isolate: false,
    ...rest,
  },
});

const webPlugins = () => [react(), vanillaExtractPlugin(), routeSource()];

const serverTests = 'apps/api/test/**/*.test.ts';
/** Those of crashes, of 100,000 rows and of what is guarded by a quick test as well. */
const slowServerTests = 'apps/api/test/**/*.slow.test.ts';
/** Those with random requests: few in every run, many beside the slow tests. */
const fuzzTests = 'apps/api/test/**/*.fuzz.test.ts';

const onDatabase = {
  maxWorkers: 2,
  // After the other projects, whose workers would compete for the cores.
  sequence: { groupOrder: 1 },
  globalSetup: 'apps/api/test/database.ts',
};
const databaseProjects = [
  project('server', [serverTests], { ...onDatabase, exclude: [slowServerTests] }),
  project('server-rest', [slowServerTests, fuzzTests], {
    ...onDatabase,
    env: { FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? '25' },
  }),
];

export default defineConfig({
  // vanilla-extract evaluates style sheets with these, not with the project's.
  resolve,
  ssr,
  test: {
    projects: [
      'packages/domain',
      project('art', ['packages/art/src/**/*.test.ts']),
      project('contract', ['openapi/**/*.test.ts']),
      project('client', ['packages/api-client/**/*.test.ts']),
      project('api', ['apps/api/src/**/*.test.ts']),
      project('scripts', [
        'scripts/**/*.test.ts',
        '.storybook/**/*.test.ts',
        'bench/**/*.test.ts',
        'mutants/*.test.ts',
      ]),
      { ...project('ui', ['packages/ui/**/*.test.{ts,tsx}']), plugins: [react(), vanillaExtractPlugin()] },
      {
        ...project('web', ['apps/web/src/{back-office,features,hydration,platform,routes}/**/*.test.{ts,tsx}']),
        plugins: webPlugins(),
      },
      {
        // These load route modules on demand, which a module instance of an earlier test file can't do.
        ...project('web-host', ['apps/web/{server,src/app}/**/*.test.{ts,tsx}'], { isolate: true }),
        plugins: webPlugins(),
      },
      ...(process.env['WITH_DATABASE'] ? databaseProjects : []),
    ],
  },
});
