import { useState } from 'react';
import { useConfig } from '../../platform/api.tsx';
import type { ReportOutcome } from '../../platform/error-reporting/reporter.ts';
import { messages } from './messages.ts';

/** The buttons that test error reporting (GAP-74). */
export const reportingTests = ['error', 'message', 'rejection'] as const;
export type ReportingTest = (typeof reportingTests)[number];

/** `off`: reporting is not configured, so nothing was sent. */
export type TestOutcome = ReportOutcome | 'off' | 'sending';

export interface ReportingTests {
  /** The last test and its outcome. */
  readonly tried: { readonly test: ReportingTest; readonly outcome: TestOutcome } | undefined;
  readonly run: (test: ReportingTest) => void;
}

/** Causes an error intentionally and shows whether its report arrived (STATUS-05). */
export function useReportingTests(): ReportingTests {
  const { errorReporting: dsn } = useConfig();
  const [tried, setTried] = useState<ReportingTests['tried']>();
  const run = async (test: ReportingTest) => {
    if (dsn === '') return setTried({ test, outcome: 'off' });
    setTried({ test, outcome: 'sending' });
    const outcome = await runTest(dsn, test).catch(() => 'lost' as const);
    setTried((now) => (now?.test === test ? { test, outcome } : now));
  };
  return { tried, run: (test) => void run(test) };
}

async function runTest(dsn: string, test: ReportingTest): Promise<ReportOutcome> {
  const { startReporting } = await import('../../platform/error-reporting/startReporting.ts');
  // In the shop, reporting has started with the route patterns; this page may open alone.
  const reporter = startReporting(dsn, () => '/status');
  const outcome = reporter.next();
  const text = messages.tests[test];
  if (test === 'message') reporter.message(text);
  if (test === 'rejection') void Promise.reject(new Error(text));
  // Thrown as an uncaught error, so that the test covers the whole path, not only the reporter.
  if (test === 'error')
    setTimeout(() => {
      throw new Error(text);
    });
  return outcome;
}
