import { setMeasurement, startInactiveSpan } from '@sentry/browser';

/** How long the first page of a visit took, in milliseconds. */
export interface PageTiming {
  /** When the visitor set out for it: milliseconds since 1970. */
  readonly began: number;
  /** Until all of it was there. */
  readonly loaded: number;
  /** Until the first byte came. */
  readonly firstByte: number;
  /** Until something was to be seen; absent where the browser doesn't tell. */
  readonly firstPaint?: number | undefined;
}

/**
 * Tells how long a page took, where this visit is one of those that do (SHELL-60).
 *
 * @param page the pattern of its address
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
