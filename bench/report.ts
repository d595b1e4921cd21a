import type { CatalogueFigure } from './catalogue.ts';
import type { InteractionFigure } from './interaction.ts';
import type { LoadFigure } from './load.ts';
import type { PageFigure } from './pageFigure.ts';
import { growth, type SoakFigure } from './soak.ts';
import { type Column, table } from './table.ts';

/** All that a run found. Parts that weren't asked for are null. */
export interface Figures {
  readonly takenAt: string;
  readonly machine: string;
  readonly load: readonly LoadFigure[] | null;
  readonly catalogue: readonly CatalogueFigure[] | null;
  readonly soak: SoakFigure | null;
  readonly interaction: readonly InteractionFigure[] | null;
  readonly pages: readonly PageFigure[] | null;
  readonly weight: Weight | null;
}

/** What `npm run budget` says. */
export interface Weight {
  readonly table: string;
  readonly isKept: boolean;
}

const times = (value: number) => (Number.isFinite(value) ? `${value.toFixed(value < 10 ? 1 : 0)} ×` : '');
/** Nothing where there was no answer. */
const milliseconds = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(1));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Whether an answer takes longer than the design promises. */
export const isSlow = ({ promise, shop }: LoadFigure): boolean => promise !== null && !(shop.p99 < promise);
const promised = (figure: LoadFigure): string =>
  figure.promise === null ? '' : `< ${figure.promise} ${isSlow(figure) ? '✗' : '✓'}`;

const loadColumns: readonly Column<LoadFigure>[] = [
  { title: 'question', align: 'left', cell: ({ question }) => question },
  { title: 'clients', align: 'right', cell: ({ clients }) => `${clients}` },
  { title: 'kB', align: 'right', cell: ({ bytes }) => kilobytes(bytes) },
  { title: 'req/s', align: 'right', cell: ({ shop }) => shop.requestsPerSecond.toFixed(0) },
  { title: 'p50', align: 'right', cell: ({ shop }) => milliseconds(shop.p50) },
  { title: 'p99', align: 'right', cell: ({ shop }) => milliseconds(shop.p99) },
  { title: 'promise', align: 'right', cell: promised },
  { title: 'CPU ms', align: 'right', cell: ({ processorTime }) => processorTime.toFixed(2) },
  { title: 'bare req/s', align: 'right', cell: ({ bare }) => bare.requestsPerSecond.toFixed(0) },
  { title: 'bare p50', align: 'right', cell: ({ bare }) => milliseconds(bare.p50) },
  { title: 'bare p99', align: 'right', cell: ({ bare }) => milliseconds(bare.p99) },
  { title: 'work', align: 'right', cell: ({ shop, bare }) => times(bare.requestsPerSecond / shop.requestsPerSecond) },
  { title: 'p50 ratio', align: 'right', cell: ({ shop, bare }) => times(shop.p50 / bare.p50) },
  { title: 'p99 ratio', align: 'right', cell: ({ shop, bare }) => times(shop.p99 / bare.p99) },
  { title: 'wrong', align: 'right', cell: ({ shop, bare }) => `${shop.wrong + bare.wrong}` },
];

/** A figure with 50 clients, of a shop of one size, beside that of the smallest one. */
interface SizeFigure extends LoadFigure {
  readonly products: number;
  readonly smallest: LoadFigure;
}

const sizeColumns: readonly Column<SizeFigure>[] = [
  { title: 'question', align: 'left', cell: ({ question }) => question },
  { title: 'activities', align: 'right', cell: ({ products }) => `${products}` },
  { title: 'req/s', align: 'right', cell: ({ shop }) => shop.requestsPerSecond.toFixed(0) },
  { title: 'p50', align: 'right', cell: ({ shop }) => milliseconds(shop.p50) },
  { title: 'p99', align: 'right', cell: ({ shop }) => milliseconds(shop.p99) },
  { title: 'promise', align: 'right', cell: promised },
  { title: 'CPU ms', align: 'right', cell: ({ processorTime }) => processorTime.toFixed(2) },
  { title: 'p99 as filled', align: 'right', cell: ({ shop, smallest }) => times(shop.p99 / smallest.shop.p99) },
  { title: 'bare p99', align: 'right', cell: ({ bare }) => milliseconds(bare.p99) },
  { title: 'wrong', align: 'right', cell: ({ shop, bare }) => `${shop.wrong + bare.wrong}` },
];

/** By question, so that its sizes stand below one another. */
function sizeFigures(figures: readonly CatalogueFigure[]): SizeFigure[] {
  const [smallest] = figures;
  return (smallest?.load ?? [])
    .filter(({ clients }) => clients > 1)
    .flatMap((first) =>
      figures.flatMap(({ products, load }) =>
        load
          .filter(({ question, clients }) => question === first.question && clients === first.clients)
          .map((figure) => ({ ...figure, products, smallest: first })),
      ),
    );
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);

/** Memory that goes on growing would end a server one day. */
const steadyWithin = 0.05;

export function isFlat({ memory }: SoakFigure): boolean {
  const { held, needed } = growth(memory);
  return held < steadyWithin && needed < steadyWithin;
}

/** Each minute's last sample. */
function soakTable(figure: SoakFigure): string {
  const minutes = figure.memory.filter(({ minute }) => Number.isInteger(minute));
  const { held, needed } = growth(figure.memory);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    table(
      [
        { title: 'minute', align: 'right', cell: ({ minute }) => `${minute}` },
        { title: 'resident MB', align: 'right', cell: ({ resident }) => megabytes(resident) },
        { title: 'heap MB', align: 'right', cell: ({ heap }) => megabytes(heap) },
      ],
      minutes,
    ),
    `${figure.answers} answers, ${figure.wrong} wrong${figure.wrong > 0 ? `: ${figure.reasons.join(', ')}` : ''}. From the middle third to the last, the lowest heap grew by ${percent(held)}, the highest resident memory by ${percent(needed)}.`,
  ].join('\n\n');
}

/** What web.dev calls good. */
const promptWithin = 200;

export const isLate = ({ longest }: InteractionFigure): boolean => !(longest <= promptWithin);

const interactionColumns: readonly Column<InteractionFigure>[] = [
  { title: 'interaction', align: 'left', cell: ({ interaction }) => interaction },
  { title: 'presses', align: 'right', cell: ({ presses }) => `${presses}` },
  { title: 'middle ms', align: 'right', cell: ({ middle }) => middle.toFixed(0) },
  { title: 'longest ms', align: 'right', cell: ({ longest }) => longest.toFixed(0) },
  { title: 'good', align: 'right', cell: (figure) => `≤ ${promptWithin} ${isLate(figure) ? '✗' : '✓'}` },
  { title: 'bare ms', align: 'right', cell: ({ bare }) => bare.toFixed(0) },
];

const pageColumns: readonly Column<PageFigure>[] = [
  { title: 'page', align: 'left', cell: ({ page }) => page },
  { title: 'performance', align: 'right', cell: ({ performance }) => `${performance}` },
  { title: 'accessibility', align: 'right', cell: ({ accessibility }) => `${accessibility}` },
  { title: 'best practices', align: 'right', cell: ({ bestPractices }) => `${bestPractices}` },
  { title: 'SEO', align: 'right', cell: ({ seo }) => `${seo}` },
  { title: 'LCP ms', align: 'right', cell: ({ largestPaint }) => largestPaint.toFixed(0) },
  { title: 'TBT ms', align: 'right', cell: ({ blocked }) => blocked.toFixed(0) },
  { title: 'CLS', align: 'right', cell: ({ shift }) => shift.toFixed(3) },
  { title: 'JS kB', align: 'right', cell: ({ scriptBytes }) => kilobytes(scriptBytes) },
];

/** What the design promises of Lighthouse's figures; a figure that is missing keeps no promise. */
export const isFlawed = ({ performance, accessibility, bestPractices, seo, largestPaint }: PageFigure): boolean =>
  !(performance >= 99 && accessibility === 100 && bestPractices === 100 && seo === 100 && largestPaint <= 1500);

/** The figures as Markdown, for the terminal and for the README. */
export function report({ takenAt, machine, load, catalogue, soak, interaction, pages, weight }: Figures): string {
  return [
    `${takenAt.slice(0, 10)}, ${machine}`,
    ...(load ? ['### Under load', table(loadColumns, load)] : []),
    ...(catalogue ? ['### With more on sale', table(sizeColumns, sizeFigures(catalogue))] : []),
    ...(soak ? ['### Memory', soakTable(soak)] : []),
    ...(interaction ? ['### Presses on a slow processor', table(interactionColumns, interaction)] : []),
    ...(pages ? ['### Lighthouse', table(pageColumns, pages), flaws(pages)] : []),
    ...(weight ? ['### JavaScript', `\`\`\`\n${weight.table}\n\`\`\``] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const flaws = (pages: readonly PageFigure[]): string =>
  pages.flatMap(({ page, flaws }) => flaws.map((flaw) => `- ${page}: ${flaw}`)).join('\n');
