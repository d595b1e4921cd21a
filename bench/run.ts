/**
 * `npm run bench`: measures the built shop on this machine. Exits with 1 if a figure misses the design's limit or a
 * request fails. See README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { build, npmRun } from '../scripts/commands.ts';
import { replacePart } from '../scripts/docs.ts';
import { measureBackOffice } from './backOffice.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureInteraction } from './interaction.ts';
import { measurePages } from './lighthouse.ts';
import { measureLoad } from './load.ts';
import { type Options, readOptions } from './options.ts';
import { type Figures, isFlat, isFlawed, isLate, isSlow, isSmall, report, type Weight } from './report.ts';
import { type Shop, startShop } from './shop.ts';
import { soak } from './soak.ts';

const readme = path.join(import.meta.dirname, 'README.md');
const options = readOptions(process.argv.slice(2));
const machine = `${availableParallelism()} cores, Node ${process.versions.node}, load average before the run ${loadavg()[0]?.toFixed(1)}, ${options.seconds} s per request, ${options.runs} Lighthouse runs per page`;
console.log('Building …');
await build('web');
const needsShop = options.parts.some((part) => part !== 'weight');
if (needsShop) console.log('Starting the shop …');
const shop = needsShop ? await startShop(options) : null;
try {
  const figures = await measure(shop, options);
  await publish(figures);
  process.exitCode = meetsTargets(figures) ? 0 : 1;
} finally {
  await shop?.stop();
}

async function measure(shop: Shop | null, wanted: Options): Promise<Figures> {
  const { parts, runs, minutes } = wanted;
  return {
    takenAt: new Date().toISOString(),
    machine,
    load: shop && parts.includes('load') ? await measureLoad(shop, wanted) : null,
    soak: shop && parts.includes('soak') ? await soak(shop, minutes) : null,
    interaction: shop && parts.includes('interaction') ? await measureInteraction(shop) : null,
    pages: shop && parts.includes('lighthouse') ? await measurePages(shop, runs) : null,
    weight: parts.includes('weight') ? await measureWeight() : null,
    backoffice: shop && parts.includes('backoffice') ? await measureBackOffice(shop, wanted) : null,
    // Last, because it adds 1,000,000 activities.
    catalogue: shop && parts.includes('catalogue') ? await measureCatalogue(shop, wanted) : null,
  };
}

/** Writes and prints the figures before the shop stops, so that an error while it stops doesn't lose them. */
async function publish(figures: Figures): Promise<void> {
  writeFileSync(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const text = report(figures);
  console.log(`\n${text}\n`);
  if (!options.record) return;
  writeFileSync(readme, replacePart(readFileSync(readme, 'utf8'), 'figures', text));
  // docs/scaling.md is computed from them.
  await npmRun('docs:generate');
}

function meetsTargets({ load, catalogue, backoffice, soak: soaked, interaction, pages, weight }: Figures): boolean {
  const loadFigures = [...(load ?? []), ...(backoffice ?? []), ...(catalogue ?? []).flatMap(({ load }) => load)];
  const isFast = loadFigures.every((figure) => !isSlow(figure) && figure.shop.failed + figure.baseline.failed === 0);
  const isSteady = !soaked || (isFlat(soaked) && isSmall(soaked) && soaked.failed === 0);
  const isResponsive = !(interaction ?? []).some(isLate);
  return isFast && isSteady && isResponsive && !(pages ?? []).some(isFlawed) && weight?.isWithinBudget !== false;
}

async function measureWeight(): Promise<Weight> {
  const { code, output } = await npmRun('budget', [], { quiet: true });
  return { table: output.trim(), isWithinBudget: code === 0 };
}
