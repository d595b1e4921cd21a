import { test as base, expect } from '@playwright/test';
import { type Customer, createCustomer } from './accounts.ts';
import { type BrowserErrors, recordBrowserErrors } from './browserErrors.ts';
import { Shop } from './shop.ts';

interface Journey {
  /** Fails the test on browser errors that it didn't expect. */
  readonly browserErrors: BrowserErrors;
  readonly shop: Shop;
  /** Has an account and is not signed in. */
  readonly customer: Customer;
}

export const test = base.extend<Journey>({
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = recordBrowserErrors(context);
      await use(browserErrors);
      expect(browserErrors.unexpected(), 'what the browser complains of').toEqual([]);
    },
    { auto: true },
  ],
  shop: async ({ page }, use, { project }) => use(new Shop(page, project.name === 'phone')),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its first parameter
  customer: async ({}, use) => use(await createCustomer()),
});

export { expect };
