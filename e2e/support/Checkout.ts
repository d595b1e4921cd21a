import { expect, type Locator, type Page } from '@playwright/test';

/** The form on /checkout. */
export class Checkout {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get form(): Locator {
    return this.#page.getByRole('form', { name: 'Checkout' });
  }

  field(name: string | RegExp): Locator {
    return this.form.getByRole('textbox', { name });
  }

  get book(): Locator {
    return this.form.getByRole('button', { name: 'Complete booking' });
  }

  async payByCard(): Promise<void> {
    await this.form.getByRole('radio', { name: /^Card/ }).check();
    await this.field(/^Card number/).fill('4111 1111 1111 1111');
    await this.field(/^Expiry/).fill('12/30');
    await this.field(/^CVV/).fill('123');
  }

  async payCash(): Promise<void> {
    await this.form.getByRole('radio', { name: /^Cash/ }).check();
    await expect(this.field(/^Card number/)).toBeHidden();
  }

  /** Waits for the thank-you page. @returns the booking number */
  async expectThankYou(): Promise<string> {
    await expect(this.#page.getByRole('heading', { name: 'Thank you!', level: 1 })).toBeVisible();
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }
}
