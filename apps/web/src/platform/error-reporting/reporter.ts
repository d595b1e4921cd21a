import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  getCurrentScope,
  globalHandlersIntegration,
  setCurrentClient,
} from '@sentry/browser';
import { createLimitedTransport } from './limitedTransport.ts';
import { createReportedEvent, type ReportScene } from './reportedEvent.ts';

/** The outcome of a report: it arrived, was lost, or was dropped by the limit or a requested pause. */
export type ReportOutcome = 'sent' | 'lost' | 'dropped';

/** How an error was caught outside the SDK's own handlers. */
export type ErrorSource = 'onerror' | 'onunhandledrejection' | 'boundary';

export interface Reporter {
  readonly error: (thrown: unknown, kind: ErrorSource) => void;
  readonly message: (text: string) => void;
  /** Resolves with the outcome of the next report. */
  readonly next: () => Promise<ReportOutcome>;
  /** Stops reporting. */
  readonly close: () => Promise<void>;
}

/** The share of visits that also report the load time of their first page (SHELL-60). */
const TRACE_RATE = 0.1;

export interface ReporterParts extends ReportScene {
  /** Address of a project in Sentry's protocol. */
  readonly dsn: string;
}

/**
 * Reports errors, including uncaught ones, to an error-reporting service (SHELL-60). Uses only a part of the SDK: no
 * breadcrumbs, sessions, page URLs or user data.
 */
export function createReporter({ dsn, ...scene }: ReporterParts): Reporter {
  const client = new BrowserClient({
    dsn,
    integrations: [globalHandlersIntegration()],
    transport: createLimitedTransport,
    transportOptions: { fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
    stackParser: defaultStackParser,
    attachStacktrace: false,
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, urlQueryParams: false },
    tracesSampleRate: TRACE_RATE,
    // A visit has one span. Not every service supports spans as a stream; all support transactions.
    traceLifecycle: 'static',
    beforeSend: (event: ErrorEvent, { originalException }) => createReportedEvent(event, originalException, scene),
  });
  setCurrentClient(client);
  client.init();

  let waiting: ((outcome: ReportOutcome) => void)[] = [];
  client.on('afterSendEvent', ({ type }, { statusCode }) => {
    if (type !== undefined) return;
    const resolvers = waiting;
    waiting = [];
    for (const resolve of resolvers) resolve(getOutcome(statusCode));
  });
  return {
    error: (thrown, kind) =>
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
} as const satisfies Record<ErrorSource, object>;

/** @param status status of the service's response; undefined if the transport dropped the report */
function getOutcome(status: number | undefined): ReportOutcome {
  if (status === undefined) return 'dropped';
  return status >= 200 && status < 300 ? 'sent' : 'lost';
}
