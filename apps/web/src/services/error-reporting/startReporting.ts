import { isTraced } from '@aitours/domain/reporting';
import { createReporter, type Reporter } from './reporter.ts';

declare global {
  interface Window {
    /** What went wrong before the reporter was there; only where error reporting is on. */
    faults?: Event[] | undefined;
  }
}

let running: Reporter | undefined;

/**
 * Reports from now on whatever nobody catches and whatever a boundary stops, and what was noted before; for one visit in
 * ten also how long its first page took (SHELL-60). Started once, it goes on until the visitor leaves.
 */
export function startReporting(dsn: string, page: () => string): Reporter {
  if (running) return running;
  const reporter = createReporter({ dsn, origin: location.origin, page });
  running = reporter;
  const take = (event: Event) => takeFault(reporter, event);
  for (const event of window.faults ?? []) take(event);
  window.faults = undefined;
  for (const type of ['error', 'unhandledrejection', 'fault']) addEventListener(type, take);
  if (isTraced(Math.random())) whenLoaded(() => reportTiming(reporter));
  return reporter;
}

function takeFault(reporter: Reporter, event: Event): void {
  if (event instanceof PromiseRejectionEvent) reporter.fault(event.reason, 'onunhandledrejection');
  else if (event instanceof ErrorEvent)
    reporter.fault(event.error ?? event.message, event.type === 'fault' ? 'boundary' : 'onerror');
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') setTimeout(then);
  else addEventListener('load', () => setTimeout(then), { once: true });
}

function reportTiming(reporter: Reporter): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming)) return;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  reporter.timing({
    began: performance.timeOrigin,
    loaded: visit.duration,
    firstByte: visit.responseStart,
    firstPaint: paint?.startTime,
  });
}
