import { createReporter, type Reporter } from './reporter.ts';
import { reportPageLoad } from './reportPageLoad.ts';

let running: { readonly reporter: Reporter; readonly abort: AbortController } | undefined;

/**
 * Reports uncaught errors, errors of boundaries, and those captured before; for one visit in ten also the loading time
 * of the first page (SHELL-60).
 *
 * @param page returns the current route pattern
 */
export function startReporting(dsn: string, page: () => string): Reporter {
  if (running) return running.reporter;
  const reporter = createReporter({ dsn, origin: location.origin, page });
  const abort = new AbortController();
  running = { reporter, abort };
  const take = (event: Event) => takeFault(reporter, event);
  for (const event of globalThis.early?.errors ?? []) take(event);
  addEventListener('caughterror', take, { signal: abort.signal });
  whenLoaded(() => reportVisit(page()));
  return reporter;
}

/**
 * Stops reporting, for stories.
 *
 * @internal
 */
export async function stopReporting(): Promise<void> {
  running?.abort.abort();
  const closed = running?.reporter.close();
  running = undefined;
  await closed;
}

function takeFault(reporter: Reporter, event: Event): void {
  if (event instanceof PromiseRejectionEvent) reporter.error(event.reason, 'onunhandledrejection');
  else if (event instanceof ErrorEvent)
    reporter.error(event.error ?? event.message, event.type === 'caughterror' ? 'boundary' : 'onerror');
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') setTimeout(then);
  else addEventListener('load', () => setTimeout(then), { once: true });
}

function reportVisit(page: string): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming)) return;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  reportPageLoad(page, {
    began: performance.timeOrigin,
    loaded: visit.duration,
    firstByte: visit.responseStart,
    firstPaint: paint?.startTime,
  });
}
