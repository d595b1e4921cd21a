import path from 'node:path';

const web = path.join(import.meta.dirname, '..');

/** The module that a browser begins with, as the manifest names it. */
export const entry = 'src/entry-client.tsx';

export const configFile = path.join(web, 'vite.config.ts');
/** What browsers get: assets under their hashed names, and Vite's manifest. */
export const clientFolder = path.join(web, 'dist', 'client');
/** The same app, built to render on the server. */
export const serverFolder = path.join(web, 'dist', 'server');
