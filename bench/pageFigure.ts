import type lighthouse from 'lighthouse';

/** Lighthouse's figures of a page on a simulated mid-range phone with a slow network. */
export interface PageFigure {
  readonly page: string;
  /** From 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds until the largest element is painted. */
  readonly largestPaint: number;
  /** Total blocking time in milliseconds. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Compressed bytes of JavaScript loaded with the page, lazy parts included. */
  readonly scriptBytes: number;
  /** Audits with a weight and a score below 1. */
  readonly flaws: readonly string[];
}

export type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Selects the figures that the design limits. */
export function toPageFigure(page: string, result: Result): PageFigure {
  const score = (category: string) => Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scriptBytes: scriptBytes(result),
    flaws: listFlaws(result),
  };
}

function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse lists no requests');
  return details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((bytes, { transferSize }) => bytes + Number(transferSize), 0);
}

const listFlaws = (result: Result): string[] =>
  Object.values(result.categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap((reference) => {
      const audit = result.audits[reference.id];
      if (!audit || audit.score === null || audit.score === 1 || reference.weight === 0) return [];
      const measured = audit.displayValue ? `, ${audit.displayValue}` : '';
      return [`${id}: ${audit.title} (${Math.round(audit.score * 100)}${measured})`];
    }),
  );
