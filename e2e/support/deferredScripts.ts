import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const manifest = path.join(import.meta.dirname, '../../apps/web/dist/client/.vite/manifest.json');

/** Returns the URL pattern of a deferred part's script. */
export function findScriptUrl(source: string): string {
  const chunks: Record<string, { readonly file: string }> = JSON.parse(readFileSync(manifest, 'utf8'));
  const chunk = chunks[source];
  if (!chunk) throw new Error(`The build has no ${source}`);
  return `**/${chunk.file}`;
}

/** Delays a part's script. @returns a function that releases it */
export async function delayScript(page: Page, source: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(findScriptUrl(source), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes the request for a part's script fail. */
export const abortScript = (page: Page, source: string): Promise<unknown> =>
  page.route(findScriptUrl(source), (route) => route.abort());
