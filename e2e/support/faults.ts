import type { BrowserContext } from '@playwright/test';

/** What a browser complains of: errors of scripts, hydration and the security policy, and addresses that fail. */
export interface Faults {
  /** A complaint that belongs to this journey: the test provokes it. */
  expect(complaint: RegExp): void;
  unexpected(): string[];
}

export function watchFaults(context: BrowserContext): Faults {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (fault) => seen.push(String(fault.error().stack || fault.error())));
  return {
    expect: (complaint) => expected.push(complaint),
    unexpected: () => seen.filter((fault) => !expected.some((complaint) => complaint.test(fault))),
  };
}
