import type { BrowserContext } from '@playwright/test';

/** Errors that a browser reports: of scripts, hydration, the security policy and failed requests. */
export interface BrowserErrors {
  /** Marks an error as expected, because the test causes it. */
  expect(pattern: RegExp): void;
  /** Marks as expected what a lost connection causes: requests fail, and scripts that load with the first input. */
  expectOffline(): void;
  unexpected(): string[];
}

const offlineErrors =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload CSS|dynamically imported|fetching the script/;

export function recordBrowserErrors(context: BrowserContext): BrowserErrors {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => seen.push(String(webError.error().stack || webError.error())));
  return {
    expect: (pattern) => expected.push(pattern),
    expectOffline: () => expected.push(offlineErrors),
    unexpected: () => seen.filter((message) => !expected.some((pattern) => pattern.test(message))),
  };
}
