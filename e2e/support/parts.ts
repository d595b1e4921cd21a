import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const manifest = path.join(import.meta.dirname, '../../apps/web/dist/client/.vite/manifest.json');

/** The address of the script of a part that comes later, for holding it back. */
function scriptOf(source: string): string {
  const chunks: Record<string, { readonly file: string }> = JSON.parse(readFileSync(manifest, 'utf8'));
  const chunk = chunks[source];
  if (!chunk) throw new Error(`The build has no ${source}`);
  return `**/${chunk.file}`;
}

/** Holds a part's script back; @returns what lets it come */
export async function holdBack(page: Page, source: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(scriptOf(source), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lets a part's script get lost on its way. */
export const lose = (page: Page, source: string): Promise<unknown> =>
  page.route(scriptOf(source), (route) => route.abort());
