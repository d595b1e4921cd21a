/** `npm run screenshots -- <folder>`: screenshots of every page, desktop and phone, light and dark. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, devices } from '@playwright/test';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { type Customer, createCustomer } from './support/accounts.ts';
import { allPages, type PageToVisit, prepare } from './support/pages.ts';
import { Shop } from './support/shop.ts';
import { shopUrl } from './support/testShop.ts';

const [folder = ''] = createCommand({
  name: 'npm run screenshots',
  purpose: 'Takes screenshots of every page of the running shop (npm run serve:e2e) into a folder.',
  examples: ['reports/screenshots'],
})
  .argument('<folder>', 'folder for the pictures')
  .parse().args;

const variants = [
  { name: 'desktop-light', device: { viewport: { width: 1360, height: 900 } }, colorScheme: 'light' },
  { name: 'desktop-dark', device: { viewport: { width: 1360, height: 900 } }, colorScheme: 'dark' },
  { name: 'phone-light', device: devices['Pixel 7'], colorScheme: 'light' },
  { name: 'phone-dark', device: devices['Pixel 7'], colorScheme: 'dark' },
] as const;

type Variant = (typeof variants)[number];

async function takeScreenshot(
  browser: Browser,
  variant: Variant,
  visited: PageToVisit,
  visitedPath: string,
  customer: Customer,
) {
  const { device, colorScheme } = variant;
  const context = await browser.newContext({ ...device, baseURL: shopUrl, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const shop = new Shop(page, variant.name.startsWith('phone'));
  if (visited.requires !== 'nothing') await shop.signInWithTokens(customer);
  await shop.open(visitedPath);
  await page.waitForLoadState('networkidle');
  // Pictures below the viewport load when they are near it.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(folder ?? '', `${visited.name} ${variant.name}.png`), fullPage: true });
  await context.close();
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] });
for (const visited of allPages) {
  const customer = await createCustomer();
  const visitedPath = await prepare(visited, customer);
  for (const variant of variants) await takeScreenshot(browser, variant, visited, visitedPath, customer);
}
await browser.close();
