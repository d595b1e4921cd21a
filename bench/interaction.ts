import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { readFixtures } from './fixtures.ts';
import { percentile } from './percentile.ts';
import type { Shop } from './shop.ts';

/** The time from a tap to the next frame, on a phone with a slow processor. */
export interface InteractionFigure {
  readonly interaction: string;
  /** Milliseconds from a tap to the frame that shows its result. */
  readonly median: number;
  readonly max: number;
  /** The median of a page with nothing but a button that changes its text. */
  readonly baseline: number;
  readonly taps: number;
}

type Steps = (page: Page) => Promise<void>;

interface Scenario {
  readonly path: string;
  readonly steps: Steps;
}

const cpuSlowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const visits = 3;
const settle = 400;

const baselinePage = `data:text/html,${encodeURIComponent(
  '<!doctype html><button onclick="this.textContent=Number(this.textContent)+1">0</button>',
)}`;

/** Measures the date panel of an activity, the filters of a list, and the transfer wizard. */
export async function measureInteraction(shop: Shop): Promise<InteractionFigure[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArguments] });
  try {
    const { slug } = await readFixtures(shop.url);
    const baseline = percentile(await visit(browser, baselinePage, tapBaseline), 50);
    const scenarios: Readonly<Record<string, Scenario>> = {
      'date panel': { path: `/activity/${slug}`, steps: useDatePanel },
      filters: { path: '/things-to-do?category=activities', steps: useFilters },
      wizard: { path: `/transfers/search?${journey()}`, steps: useWizard },
    };
    const figures: InteractionFigure[] = [];
    for (const [interaction, { path, steps }] of Object.entries(scenarios)) {
      console.log(`  ${interaction} …`);
      const times: number[] = [];
      for (let n = 0; n < visits; n += 1) times.push(...(await visit(browser, shop.url + path, steps)));
      figures.push({
        interaction,
        median: percentile(times, 50),
        max: Math.max(...times),
        baseline,
        taps: times.length,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** Returns the milliseconds of each tap. */
async function visit(browser: Browser, url: string, steps: Steps): Promise<number[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observeTaps);
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await steps(page);
    await page.waitForTimeout(settle);
    return await page.evaluate(() => [...globalThis.taps.values()]);
  } finally {
    await context.close();
  }
}

declare global {
  /** Milliseconds of each tap by the browser's interaction id. */
  var taps: Map<number, number>;
}

interface TapTiming extends PerformanceEntry {
  readonly interactionId: number;
}

/** Runs in the page. A tap causes several events; the longest counts. */
function observeTaps(): void {
  globalThis.taps = new Map();
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as TapTiming[]) {
      if (interactionId > 0) taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0));
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const aMonth = 30 * 86_400_000;

const journey = () =>
  new URLSearchParams({
    pickup: 'Dubai International Airport (DXB)',
    dropoff: 'Dubai Marina',
    date: new Date(Date.now() + aMonth).toISOString().slice(0, 10),
    time: '14:30',
    passengers: '2',
    luggage: '1',
  });

const tap = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name }).first().tap();
  await page.waitForTimeout(settle);
};

async function tapBaseline(page: Page): Promise<void> {
  for (let n = 0; n < 10; n += 1) {
    await page.getByRole('button').tap();
    await page.waitForTimeout(settle);
  }
}

async function useDatePanel(page: Page): Promise<void> {
  await tap(page, 'Check Availability');
  await tap(page, 'Next month');
  await tap(page, 'Next month');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-day]:not([data-outside-month]):not([data-disabled])').nth(9).tap();
  await page.waitForTimeout(settle);
  await tap(page, /^More: /);
  await tap(page, 'Continue');
}

async function useFilters(page: Page): Promise<void> {
  await tap(page, /^Show filters/);
  await page.getByRole('group', { name: 'Price' }).getByText('Over AED 100').tap();
  await page.waitForTimeout(settle);
  await tap(page, 'Clear filters');
}

async function useWizard(page: Page): Promise<void> {
  await tap(page, 'Search transfers');
  await tap(page, /^Select Vehicle: /);
  await page.getByRole('heading', { name: 'Complete Your Booking' }).waitFor();
  await tap(page, 'Continue');
  const wizard = page.getByRole('dialog', { name: 'Transfer booking' });
  await wizard.getByRole('switch', { name: 'Return journey' }).tap();
  await page.waitForTimeout(settle);
  await tap(page, 'More: Suitcases');
  await tap(page, 'More: Suitcases');
}
