import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { generateReport } from 'lighthouse';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { root } from '../scripts/commands.ts';
import { freePort } from '../scripts/freePort.ts';
import { readFixtures } from './fixtures.ts';
import { type PageFigure, type Result, toPageFigure } from './pageFigure.ts';
import type { Shop } from './shop.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const reports = path.join(root, 'reports', 'bench');

/**
 * Measures the pages with an empty cache; writes Lighthouse's reports to `reports/bench`.
 *
 * @param runs the number of runs for each page; the one with the median performance counts
 */
export async function measurePages(shop: Shop, runs: number): Promise<PageFigure[]> {
  const executablePath = await findBrowser();
  const { slug, tour, article } = await readFixtures(shop.url);
  const pages = {
    home: '/',
    'things-to-do': '/things-to-do',
    tour: `/tour/${tour}`,
    activity: `/activity/${slug}`,
    attractions: '/attractions',
    'blog-article': `/blog/${article}`,
  };
  mkdirSync(reports, { recursive: true });
  const figures: PageFigure[] = [];
  for (const [page, address] of Object.entries(pages)) {
    console.log(`  ${page} …`);
    const results: Result[] = [];
    // The first request of all renders the pictures.
    await runLighthouse(shop.url + address, executablePath);
    for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(shop.url + address, executablePath));
    const result = medianRun(results);
    writeFileSync(path.join(reports, `${page}.html`), generateReport(result, 'html'));
    figures.push(toPageFigure(page, result));
  }
  return figures;
}

/** Uses a new browser, so that nothing is cached. */
async function runLighthouse(url: string, executablePath: string): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function medianRun(results: readonly Result[]): Result {
  const performance = ({ categories: { performance } }: Result) => performance?.score ?? 0;
  const sorted = results.toSorted((one, other) => performance(one) - performance(other));
  const result = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!result) throw new RangeError('At least one run is needed');
  return result;
}
