import path from 'node:path';

const web = path.join(import.meta.dirname, '..');

/** The browser's entry module, as Vite's manifest names it. */
export const entry = 'src/entry-client.tsx';

export const configFile = path.join(web, 'vite.config.ts');
/** The browser's files: assets under hashed names, and Vite's manifest. */
export const clientFolder = path.join(web, 'dist', 'client');
/** What the server imports and reads: the app built for rendering, and the early script. */
export const serverFolder = path.join(web, 'dist', 'server');
/** The service worker, which the web host completes with the name of the release. */
export const serviceWorkerFile = path.join(serverFolder, 'service-worker.js');
export const earlyScriptFile = path.join(serverFolder, 'early.js');

/** Whether a module is a deferred part: the server renders it, its script loads later. */
export const isDeferredPart = (module: string): boolean => /\.deferred\.tsx$/.test(module);
