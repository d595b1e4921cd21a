import { readFileSync } from 'node:fs';

const manifest = new URL('../../apps/web/dist/client/.vite/manifest.json', import.meta.url);

/**
 * Where browsers get a part of the app from.
 *
 * @param source as the build knows it: `src/app/…`
 */
export function builtFile(source: string): string {
  const parts: Record<string, { readonly file: string }> = JSON.parse(readFileSync(manifest, 'utf8'));
  const part = parts[source];
  if (!part) throw new Error(`The build has no ${source}`);
  return `/${part.file}`;
}
