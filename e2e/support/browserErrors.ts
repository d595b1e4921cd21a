import type { BrowserContext } from '@playwright/test';

/** Errors that a browser reports: of scripts, hydration, the security policy and failed requests. */
export interface BrowserErrors {
  /** Marks an error as expected, because the test causes it. */
  expect(pattern: RegExp): void;
  unexpected(): string[];
}

export function recordBrowserErrors(context: BrowserContext): BrowserErrors {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => seen.push(String(webError.error().stack || webError.error())));
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => seen.filter((message) => !expected.some((pattern) => pattern.test(message))),
  };
}
