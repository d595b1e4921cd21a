import { readFileSync } from 'node:fs';

const manifest = new URL('../../apps/web/dist/client/.vite/manifest.json', import.meta.url);

/**
 * Returns the URL of a built module.
 *
 * @param source the module's path in the build manifest: `src/app/…`
 */
export function findBuiltFile(source: string): string {
  const parts: Record<string, { readonly file: string }> = JSON.parse(readFileSync(manifest, 'utf8'));
  const part = parts[source];
  if (!part) throw new Error(`The build has no ${source}`);
  return `/${part.file}`;
}
