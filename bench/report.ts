import type { CatalogueFigure } from './catalogue.ts';
import type { InteractionFigure } from './interaction.ts';
import type { LoadFigure } from './load.ts';
import type { PageFigure } from './pageFigure.ts';
import { growth, type SoakFigure } from './soak.ts';
import { type Column, table } from './table.ts';

/** The figures of a run; null for parts that were not measured. */
export interface Figures {
  readonly takenAt: string;
  readonly machine: string;
  readonly load: readonly LoadFigure[] | null;
  readonly catalogue: readonly CatalogueFigure[] | null;
  readonly backoffice: readonly LoadFigure[] | null;
  readonly soak: SoakFigure | null;
  readonly interaction: readonly InteractionFigure[] | null;
  readonly pages: readonly PageFigure[] | null;
  readonly weight: Weight | null;
}

/** The output of `npm run budget`. */
export interface Weight {
  readonly table: string;
  readonly isWithinBudget: boolean;
}

const times = (value: number) => (Number.isFinite(value) ? `${value.toFixed(value < 10 ? 1 : 0)} ×` : '');
/** Empty without a response. */
const milliseconds = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(1));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Returns whether p99 exceeds its limit. */
export const isSlow = ({ target, shop }: LoadFigure): boolean => target !== null && !(shop.p99 < target);
const targetCell = (figure: LoadFigure): string =>
  figure.target === null ? '' : `< ${figure.target} ${isSlow(figure) ? '✗' : '✓'}`;

const loadColumns: readonly Column<LoadFigure>[] = [
  { title: 'request', align: 'left', cell: ({ request }) => request },
  { title: 'clients', align: 'right', cell: ({ clients }) => `${clients}` },
  { title: 'kB', align: 'right', cell: ({ bytes }) => kilobytes(bytes) },
  { title: 'req/s', align: 'right', cell: ({ shop }) => shop.requestsPerSecond.toFixed(0) },
  { title: 'p50', align: 'right', cell: ({ shop }) => milliseconds(shop.p50) },
  { title: 'p99', align: 'right', cell: ({ shop }) => milliseconds(shop.p99) },
  { title: 'target', align: 'right', cell: targetCell },
  { title: 'CPU ms', align: 'right', cell: ({ processorTime }) => processorTime.toFixed(2) },
  { title: 'baseline req/s', align: 'right', cell: ({ baseline }) => baseline.requestsPerSecond.toFixed(0) },
  { title: 'baseline p50', align: 'right', cell: ({ baseline }) => milliseconds(baseline.p50) },
  { title: 'baseline p99', align: 'right', cell: ({ baseline }) => milliseconds(baseline.p99) },
  {
    title: 'work',
    align: 'right',
    cell: ({ shop, baseline }) => times(baseline.requestsPerSecond / shop.requestsPerSecond),
  },
  { title: 'p50 ratio', align: 'right', cell: ({ shop, baseline }) => times(shop.p50 / baseline.p50) },
  { title: 'p99 ratio', align: 'right', cell: ({ shop, baseline }) => times(shop.p99 / baseline.p99) },
  { title: 'failed', align: 'right', cell: ({ shop, baseline }) => `${shop.failed + baseline.failed}` },
];

/** A figure with 50 clients and one size of the catalogue, beside that of the seeded catalogue. */
interface SizeFigure extends LoadFigure {
  readonly products: number;
  readonly seeded: LoadFigure;
}

const sizeColumns: readonly Column<SizeFigure>[] = [
  { title: 'request', align: 'left', cell: ({ request }) => request },
  { title: 'activities', align: 'right', cell: ({ products }) => `${products}` },
  { title: 'req/s', align: 'right', cell: ({ shop }) => shop.requestsPerSecond.toFixed(0) },
  { title: 'p50', align: 'right', cell: ({ shop }) => milliseconds(shop.p50) },
  { title: 'p99', align: 'right', cell: ({ shop }) => milliseconds(shop.p99) },
  { title: 'target', align: 'right', cell: targetCell },
  { title: 'CPU ms', align: 'right', cell: ({ processorTime }) => processorTime.toFixed(2) },
  { title: 'p99 / seeded', align: 'right', cell: ({ shop, seeded }) => times(shop.p99 / seeded.shop.p99) },
  { title: 'baseline p99', align: 'right', cell: ({ baseline }) => milliseconds(baseline.p99) },
  { title: 'failed', align: 'right', cell: ({ shop, baseline }) => `${shop.failed + baseline.failed}` },
];

/** Groups the figures by request. */
function sizeFigures(figures: readonly CatalogueFigure[]): SizeFigure[] {
  const [seeded] = figures;
  return (seeded?.load ?? [])
    .filter(({ clients }) => clients > 1)
    .flatMap((first) =>
      figures.flatMap(({ products, load }) =>
        load
          .filter(({ request, clients }) => request === first.request && clients === first.clients)
          .map((figure) => ({ ...figure, products, seeded: first })),
      ),
    );
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);

/** The largest growth of memory from the middle third of a soak to the last. */
const maxGrowth = 0.05;

export function isFlat({ memory }: SoakFigure): boolean {
  const { heap, resident } = growth(memory);
  return heap < maxGrowth && resident < maxGrowth;
}

/** In bytes. */
const maxResident = 600_000_000;

const getPeak = ({ memory }: SoakFigure): number => Math.max(...memory.map(({ resident }) => resident));

export const isSmall = (figure: SoakFigure): boolean => getPeak(figure) < maxResident;

/** Formats the last sample of each minute. */
function soakTable(figure: SoakFigure): string {
  const minutes = figure.memory.filter(({ minute }) => Number.isInteger(minute));
  const { heap, resident } = growth(figure.memory);
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
    `${figure.responses} responses, ${figure.failed} failed${figure.failed > 0 ? `: ${figure.reasons.join(', ')}` : ''}. From the middle third to the last, the lowest heap grew by ${percent(heap)}, the highest resident memory by ${percent(resident)}; its peak was ${megabytes(getPeak(figure))} MB.`,
  ].join('\n\n');
}

/** The limit of "good" on web.dev: milliseconds. */
const goodInteraction = 200;

export const isLate = ({ max }: InteractionFigure): boolean => !(max <= goodInteraction);

const interactionColumns: readonly Column<InteractionFigure>[] = [
  { title: 'interaction', align: 'left', cell: ({ interaction }) => interaction },
  { title: 'taps', align: 'right', cell: ({ taps }) => `${taps}` },
  { title: 'median ms', align: 'right', cell: ({ median }) => median.toFixed(0) },
  { title: 'max ms', align: 'right', cell: ({ max }) => max.toFixed(0) },
  { title: 'good', align: 'right', cell: (figure) => `≤ ${goodInteraction} ${isLate(figure) ? '✗' : '✓'}` },
  { title: 'baseline ms', align: 'right', cell: ({ baseline }) => baseline.toFixed(0) },
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

/** Returns whether a figure misses the design's limits; a missing figure does. */
export const isFlawed = ({ performance, accessibility, bestPractices, seo, largestPaint }: PageFigure): boolean =>
  !(performance >= 99 && accessibility === 100 && bestPractices === 100 && seo === 100 && largestPaint <= 1500);

/** Formats the figures as Markdown, for the terminal and the README. */
export function report({
  takenAt,
  machine,
  load,
  catalogue,
  backoffice,
  soak,
  interaction,
  pages,
  weight,
}: Figures): string {
  return [
    `${takenAt.slice(0, 10)}, ${machine}`,
    ...(load ? ['### Under load', table(loadColumns, load)] : []),
    ...(catalogue ? ['### Larger catalogues', table(sizeColumns, sizeFigures(catalogue))] : []),
    ...(backoffice ? ['### Back office with 100,000 bookings', table(loadColumns, backoffice)] : []),
    ...(soak ? ['### Memory', soakTable(soak)] : []),
    ...(interaction ? ['### Interaction on a slow processor', table(interactionColumns, interaction)] : []),
    ...(pages ? ['### Lighthouse', table(pageColumns, pages), flaws(pages)] : []),
    ...(weight ? ['### JavaScript', `\`\`\`\n${weight.table}\n\`\`\``] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const flaws = (pages: readonly PageFigure[]): string =>
  pages.flatMap(({ page, flaws }) => flaws.map((flaw) => `- ${page}: ${flaw}`)).join('\n');
