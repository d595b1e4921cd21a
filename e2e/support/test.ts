import { getQuirks, type Quirks } from '@aitours/domain/quirks';
import { test as base, expect } from '@playwright/test';
import { type Customer, createCustomer } from './accounts.ts';
import { type BrowserErrors, recordBrowserErrors } from './browserErrors.ts';
import { Shop } from './shop.ts';

interface Journey {
  /** Fails the test on browser errors that it didn't expect. */
  readonly browserErrors: BrowserErrors;
  readonly shop: Shop;
  /** The values of the shop's behaviour. */
  readonly quirks: Quirks;
  /** Has an account and is not signed in. */
  readonly customer: Customer;
}

/** The projects whose shop has the specified behaviour. */
const specifiedProjects: readonly string[] = ['desktop', 'phone'];

export const test = base.extend<Journey>({
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = recordBrowserErrors(context);
      await use(browserErrors);
      expect(browserErrors.unexpected(), 'what the browser complains of').toEqual([]);
    },
    { auto: true },
  ],
  shop: async ({ page }, use, { project }) => use(new Shop(page, project.name.endsWith('phone'))),
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its first parameter
  quirks: async ({}, use, { project }) =>
    use(getQuirks({ behaviour: specifiedProjects.includes(project.name) ? 'specified' : 'improved' })),
  customer: async ({}, use) => use(await createCustomer()),
  // biome-ignore-end lint/correctness/noEmptyPattern: see above
});

export { expect };
