import { TRACE_RATE } from '@aitours/domain/reporting';
import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  getCurrentScope,
  globalHandlersIntegration,
  setCurrentClient,
} from '@sentry/browser';
import { limitedTransport } from './limitedTransport.ts';
import { type ReportScene, reportedEvent } from './reportedEvent.ts';

/**
 * What became of a report: it arrived; it didn't; or it wasn't sent, for this visit has sent enough, or the service has
 * asked for a pause.
 */
export type ReportOutcome = 'sent' | 'lost' | 'dropped';

/** How an error came to light that the SDK's own handlers don't see. */
export type FaultKind = 'onerror' | 'onunhandledrejection' | 'boundary';

export interface Reporter {
  readonly fault: (thrown: unknown, kind: FaultKind) => void;
  readonly message: (text: string) => void;
  /** What becomes of the next fault or message. */
  readonly next: () => Promise<ReportOutcome>;
  /** Reports nothing more. */
  readonly close: () => Promise<void>;
}

export interface ReporterParts extends ReportScene {
  /** The address of a project of a service that speaks Sentry's protocol. */
  readonly dsn: string;
}

/**
 * Tells an error-reporting service what broke, from now on also what nobody catches (SHELL-60). Of the SDK only what
 * that takes: no breadcrumbs, no sessions, no addresses of pages, nothing of the visitor.
 */
export function createReporter({ dsn, ...scene }: ReporterParts): Reporter {
  const client = new BrowserClient({
    dsn,
    integrations: [globalHandlersIntegration()],
    transport: limitedTransport,
    transportOptions: { fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
    stackParser: defaultStackParser,
    attachStacktrace: false,
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, urlQueryParams: false },
    tracesSampleRate: TRACE_RATE,
    // A visit has one span. Each service takes it as a transaction, not each as a stream.
    traceLifecycle: 'static',
    beforeSend: (event: ErrorEvent, { originalException }) => reportedEvent(event, originalException, scene),
  });
  setCurrentClient(client);
  client.init();

  let waiting: ((outcome: ReportOutcome) => void)[] = [];
  client.on('afterSendEvent', ({ type }, { statusCode }) => {
    if (type !== undefined) return;
    const told = waiting;
    waiting = [];
    for (const tell of told) tell(outcomeOf(statusCode));
  });
  return {
    fault: (thrown, kind) =>
      void client.captureException(thrown, { originalException: thrown, mechanism: mechanisms[kind] }),
    message: (text) => void client.captureMessage(text, 'info'),
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
    close: async () => {
      getCurrentScope().setClient(undefined);
      await client.close();
    },
  };
}

const mechanisms = {
  onerror: { type: 'onerror', handled: false },
  onunhandledrejection: { type: 'onunhandledrejection', handled: false },
  boundary: { type: 'boundary', handled: true },
} as const satisfies Record<FaultKind, object>;

/** @param status of the service's answer; none where the transport kept the report back */
function outcomeOf(status: number | undefined): ReportOutcome {
  if (status === undefined) return 'dropped';
  return status >= 200 && status < 300 ? 'sent' : 'lost';
}
