import { expect, type Locator, type Page } from '@playwright/test';

/** The ticket flow of an attraction: beside the text, on a phone below it, where a button leads (TICKET-19). */
export class TicketPanel {
  readonly #page: Page;
  readonly #isPhone: boolean;

  constructor(page: Page, isPhone: boolean) {
    this.#page = page;
    this.#isPhone = isPhone;
  }

  get panel(): Locator {
    return this.#page.getByRole('region', { name: 'Ticket Options' });
  }

  /** The flow loads when it is nearly in view. */
  async open(): Promise<void> {
    if (this.#isPhone) await this.#page.getByRole('link', { name: 'Choose tickets' }).click();
    await expect(this.panel).toBeInViewport();
  }

  step(name: string): Locator {
    return this.panel.getByRole('heading', { name });
  }

  options(step: string): Locator {
    return this.panel.getByRole('list', { name: step }).getByRole('button', { disabled: false });
  }

  /** Dates with tickets in the visible month. */
  get days(): Locator {
    return this.panel.locator(
      'td button:enabled, [role=gridcell]:not([aria-disabled=true]) [role=button]:not([aria-disabled=true])',
    );
  }

  get add(): Locator {
    return this.panel.getByRole('button', { name: 'Add to Cart' });
  }
}
