import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '../..');

/** Exports from each route module the name that the build's manifest has for it, so that the host finds its assets. */
export const routeSource = (): Plugin => ({
  name: 'route-source',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  transform: {
    filter: { id: /\.route\.tsx$/ },
    handler: (code, id) => ({
      code: `${code}\nexport const source = ${JSON.stringify(path.relative(root, id))};`,
      map: null,
    }),
  },
});
