import path from 'node:path';
import { build } from 'vite';

const source = path.join(import.meta.dirname, '../../src/hydration/early/main.ts');

/** Bundles and minifies the early script, which each document contains and whose hash its policy names. */
export async function buildEarlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build returned no single bundle');
  return built.output[0].code.trim();
}
