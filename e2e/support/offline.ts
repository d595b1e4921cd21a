import type { BrowserContext } from '@playwright/test';

/**
 * Cuts the connection of a page that has loaded without one: Chromium 150 reports it as connected (`navigator.onLine`),
 * although its requests fail.
 */
export async function stayOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}
