import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { clientFolder, entry } from '../folders.ts';
import { findOfflineFiles } from './offlineFiles.ts';

const source = path.join(import.meta.dirname, '../../src/service-worker/main.ts');

/** Bundles and minifies the service worker, with the addresses of the built files that it stores. */
export async function buildServiceWorker(): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(clientFolder, '.vite', 'manifest.json'), 'utf8'));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { offlineFiles: JSON.stringify(findOfflineFiles(manifest, entry)) },
    build: { write: false, target: 'es2022', rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build returned no single bundle');
  return built.output[0].code.trim();
}
