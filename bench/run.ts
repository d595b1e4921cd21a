/**
 * `npm run bench`: measures the built shop on this machine: answers under load beside the bare server's, Lighthouse,
 * JavaScript. Ends with 1 when a promise of the design isn't kept or an answer was wrong. See README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { npmRun } from '../scripts/commands.ts';
import { requireProjectNode } from '../scripts/requireProjectNode.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureInteraction } from './interaction.ts';
import { measurePages } from './lighthouse.ts';
import { measureLoad } from './load.ts';
import { type Options, readOptions } from './options.ts';
import { type Figures, isFlat, isFlawed, isLate, isSlow, report, type Weight } from './report.ts';
import { startShop } from './shop.ts';
import { soak } from './soak.ts';

const readme = path.join(import.meta.dirname, 'README.md');
const startMark = '<!-- figures -->';
const endMark = '<!-- /figures -->';

requireProjectNode();
const options = readOptions(process.argv.slice(2));
if (options.record) withFigures('');
const machine = `${availableParallelism()} cores, Node ${process.versions.node}, load average before the run ${loadavg()[0]?.toFixed(1)}, ${options.seconds} s a question, ${options.looks} looks a page`;
await build();
const figures = await measure(options);
writeFileSync(path.join(import.meta.dirname, 'results.json'), `${JSON.stringify(figures, null, 2)}\n`);
const text = report(figures);
console.log(`\n${text}\n`);
if (options.record) {
  writeFileSync(readme, withFigures(text));
  // docs/scaling.md reckons with them.
  await npmRun('docs:generate');
}
process.exitCode = promisesKept(figures) ? 0 : 1;

async function build(): Promise<void> {
  console.log('Building what has changed …');
  const { code, output } = await npmRun('build', ['--filter=@aitours/web', '--output-logs=errors-only'], {
    quiet: true,
  });
  if (code === 0) return;
  console.error(output);
  process.exit(code);
}

async function measure(wanted: Options): Promise<Figures> {
  const { parts, looks, minutes, profile } = wanted;
  const needsShop = parts.some((part) => part !== 'weight');
  if (needsShop) console.log('Opening a shop …');
  const shop = needsShop ? await startShop({ profile }) : null;
  try {
    return {
      takenAt: new Date().toISOString(),
      machine,
      load: shop && parts.includes('load') ? await measureLoad(shop, wanted) : null,
      soak: shop && parts.includes('soak') ? await soak(shop, minutes) : null,
      interaction: shop && parts.includes('interaction') ? await measureInteraction(shop) : null,
      pages: shop && parts.includes('lighthouse') ? await measurePages(shop, looks) : null,
      weight: parts.includes('weight') ? await weigh() : null,
      // Last: it leaves a hundred thousand activities.
      catalogue: shop && parts.includes('catalogue') ? await measureCatalogue(shop, wanted) : null,
    };
  } finally {
    await shop?.stop();
  }
}

function promisesKept({ load, catalogue, soak: soaked, interaction, pages, weight }: Figures): boolean {
  const asked = [...(load ?? []), ...(catalogue ?? []).flatMap(({ load }) => load)];
  const answers = asked.every((figure) => !isSlow(figure) && figure.shop.wrong + figure.bare.wrong === 0);
  const isSteady = !soaked || (isFlat(soaked) && soaked.wrong === 0);
  const isPrompt = !(interaction ?? []).some(isLate);
  return answers && isSteady && isPrompt && !(pages ?? []).some(isFlawed) && weight?.isKept !== false;
}

async function weigh(): Promise<Weight> {
  const { code, output } = await npmRun('budget', [], { quiet: true });
  return { table: output.trim(), isKept: code === 0 };
}

/** The README with the figures between its two marks. */
function withFigures(figuresText: string): string {
  const [before, rest = ''] = readFileSync(readme, 'utf8').split(startMark);
  const [, after] = rest.split(endMark);
  if (after === undefined) throw new Error(`${readme} has no place for figures`);
  return `${before}${startMark}\n\n${figuresText}\n\n${endMark}${after}`;
}
