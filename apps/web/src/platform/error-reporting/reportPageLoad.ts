import { setMeasurement, startInactiveSpan } from '@sentry/browser';

/** Loading times of a visit's first page, in milliseconds. */
export interface PageTiming {
  /** Start of the navigation: milliseconds since 1970. */
  readonly began: number;
  /** Until the load event. */
  readonly loaded: number;
  /** Until the first byte. */
  readonly firstByte: number;
  /** Until the first paint, if the browser reports it. */
  readonly firstPaint?: number | undefined;
}

/**
 * Reports the loading time of a page for a sample of visits (SHELL-60).
 *
 * @param page the route pattern
 */
export function reportPageLoad(page: string, { began, loaded, firstByte, firstPaint }: PageTiming): void {
  const span = startInactiveSpan({
    name: page,
    op: 'pageload',
    startTime: began / 1000,
    attributes: { 'sentry.segment.name.source': 'route' },
  });
  setMeasurement('ttfb', Math.round(firstByte), 'millisecond', span);
  if (firstPaint !== undefined) setMeasurement('fcp', Math.round(firstPaint), 'millisecond', span);
  span.end((began + loaded) / 1000);
}
