import { reportAddress } from './dsn.ts';
import { type FaultKind, faultEnvelope, messageEnvelope, type PageTiming, timingEnvelope } from './envelopes.ts';

/**
 * What became of a report: it arrived; it didn't; or it wasn't sent, for this visit has sent enough, or the service has
 * asked for a pause.
 */
export type ReportOutcome = 'sent' | 'lost' | 'dropped';

export interface Reporter {
  readonly fault: (thrown: unknown, kind: FaultKind) => void;
  readonly message: (text: string) => void;
  readonly timing: (timing: PageTiming) => void;
  /** What becomes of the next fault or message. */
  readonly next: () => Promise<ReportOutcome>;
}

export interface ReporterParts {
  readonly dsn: string;
  readonly origin: string;
  /** The pattern of the address of the page in sight. */
  readonly page: () => string;
  readonly send?: typeof fetch;
  readonly now?: () => Date;
}

/** A visit that breaks again and again says nothing new. */
const MOST_REPORTS = 20;
const PAUSED = 429;

/** Tells an error-reporting service that speaks Sentry's protocol what broke (SHELL-60). */
export function createReporter({ dsn, origin, page, send = fetch, now = () => new Date() }: ReporterParts): Reporter {
  const { endpoint, publicKey } = reportAddress(dsn);
  let left = MOST_REPORTS;
  let waiting: ((outcome: ReportOutcome) => void)[] = [];

  const post = async (body: string): Promise<ReportOutcome> => {
    if (left <= 0) return 'dropped';
    left--;
    try {
      const { ok, status } = await send(endpoint, {
        method: 'POST',
        body,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      });
      if (status === PAUSED) left = 0;
      return ok ? 'sent' : 'lost';
    } catch {
      return 'lost';
    }
  };
  const report = (body: string) => {
    const told = waiting;
    waiting = [];
    void post(body).then((outcome) => {
      for (const tell of told) tell(outcome);
    });
  };
  const scene = () => ({ page: page(), origin, now: now(), publicKey });
  return {
    fault: (thrown, kind) => report(faultEnvelope(thrown, kind, scene())),
    message: (text) => report(messageEnvelope(text, scene())),
    timing: (timing) => void post(timingEnvelope(timing, scene())),
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
  };
}
