import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { routeSource } from './apps/web/server/build/routeSource.ts';

const conditions = ['@aitours/source', 'node', 'import', 'default'];
const resolve = { conditions };
/** vitest hands these to Node as its conditions: `import` among them would give `require` an ES module. */
const ssr = { resolve: { conditions: ['@aitours/source', 'node'], externalConditions: ['@aitours/source', 'node'] } };

const project = (name: string, include: string[], rest: Record<string, unknown> = {}) => ({
  resolve,
  ssr,
  test: {
    name,
    include,
    environment: 'node',
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    // Modules are loaded once in a process, not anew for each file: half the time. What a test changes it puts back.
    isolate: false,
    ...rest,
  },
});

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
      project('scripts', ['scripts/**/*.test.ts', 'bench/**/*.test.ts']),
      { ...project('ui', ['packages/ui/**/*.test.{ts,tsx}']), plugins: [react(), vanillaExtractPlugin()] },
      {
        ...project('web', ['apps/web/**/*.test.{ts,tsx}']),
        plugins: [react(), vanillaExtractPlugin(), routeSource()],
      },
      ...(process.env['WITH_DATABASE']
        ? [
            project('server', ['apps/api/test/**/*.test.ts'], {
              hookTimeout: 60_000,
              maxWorkers: 2,
              // After the others, which share processes of their own.
              sequence: { groupOrder: 1 },
              globalSetup: 'apps/api/test/database.ts',
            }),
          ]
        : []),
    ],
  },
});
