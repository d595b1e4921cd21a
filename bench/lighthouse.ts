import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { generateReport } from 'lighthouse';
import { browserArguments, findBrowser } from '../scripts/browser.ts';
import { root } from '../scripts/commands.ts';
import { freePort } from '../scripts/freePort.ts';
import { figureOf, type PageFigure, type Result } from './pageFigure.ts';
import { readShelf } from './shelf.ts';
import type { Shop } from './shop.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const reports = path.join(root, 'reports', 'bench');

/**
 * Looks at the pages as a first-time visitor, and keeps Lighthouse's whole report of each in `reports/bench`.
 *
 * @param looks how often each page is looked at; the look with the middle performance counts
 */
export async function measurePages(shop: Shop, looks: number): Promise<PageFigure[]> {
  const executablePath = await findBrowser();
  const { slug, tour, article } = await readShelf(shop.url);
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
    // The first visitor of all waits for pictures to be made.
    await lookAt(shop.url + address, executablePath);
    for (let look = 0; look < looks; look += 1) results.push(await lookAt(shop.url + address, executablePath));
    const result = middle(results);
    writeFileSync(path.join(reports, `${page}.html`), generateReport(result, 'html'));
    figures.push(figureOf(page, result));
  }
  return figures;
}

/** Each look has a browser of its own: nothing is cached. */
async function lookAt(url: string, executablePath: string): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const answer = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
    if (!answer) throw new Error(`Lighthouse says nothing about ${url}`);
    if (answer.lhr.runtimeError) throw new Error(`${url}: ${answer.lhr.runtimeError.message}`);
    return answer.lhr;
  } finally {
    await browser.close();
  }
}

function middle(results: readonly Result[]): Result {
  const performance = ({ categories: { performance } }: Result) => performance?.score ?? 0;
  const sorted = results.toSorted((one, other) => performance(one) - performance(other));
  const result = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!result) throw new RangeError('Each page is looked at once or more');
  return result;
}
