import { test as base, expect } from '@playwright/test';
import { type Faults, watchFaults } from './faults.ts';
import { aCustomer, type Customer } from './people.ts';
import { Shop } from './shop.ts';

interface Journey {
  /** Fails the test for whatever the browser complains of and the test didn't expect. */
  readonly faults: Faults;
  readonly shop: Shop;
  /** Has an account and isn't signed in yet. */
  readonly customer: Customer;
}

export const test = base.extend<Journey>({
  faults: [
    async ({ context }, use) => {
      const faults = watchFaults(context);
      await use(faults);
      expect(faults.unexpected(), 'what the browser complains of').toEqual([]);
    },
    { auto: true },
  ],
  shop: async ({ page }, use, { project }) => use(new Shop(page, project.name === 'phone')),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  customer: async ({}, use) => use(await aCustomer()),
});

export { expect };
