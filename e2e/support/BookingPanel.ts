import { expect, type Locator, type Page } from '@playwright/test';

/** The booking panel of an activity: beside the page, on a phone over it (ACT-08, ACT-12). */
export class BookingPanel {
  readonly #page: Page;
  readonly #isPhone: boolean;

  constructor(page: Page, isPhone: boolean) {
    this.#page = page;
    this.#isPhone = isPhone;
  }

  get panel(): Locator {
    const around = this.#isPhone ? this.#page.getByRole('dialog') : this.#page.getByRole('main');
    return around.getByRole('region', { name: 'Book this activity' }).filter({ has: this.#page.getByText('Total') });
  }

  get total(): Locator {
    return this.panel.locator('p', { hasText: /^Total/ }).getByRole('strong');
  }

  /** On a phone the sticky bar opens the panel. */
  async open(): Promise<void> {
    if (this.#isPhone) await this.#page.getByRole('button', { name: 'Check Availability' }).click();
    await expect(this.panel).toBeVisible();
  }

  /** Shows the month of a date, YYYY-MM-DD, and returns its cell. */
  async day(date: string): Promise<Locator> {
    const calendar = this.panel.getByRole('application', { name: /^Date of your visit/ });
    const day = calendar.locator(`[data-day="${date}"]:not([data-outside-month])`);
    const month = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
    await expect(calendar).toBeVisible();
    while (!(await calendar.getByRole('heading', { name: month }).first().isVisible())) {
      await calendar.getByRole('button', { name: 'Next month' }).first().click();
    }
    await expect(this.panel.getByText('Loading dates…')).toBeHidden();
    return day;
  }

  async choose(date: string): Promise<void> {
    await (await this.day(date)).click();
    await expect(this.panel.getByRole('status').filter({ hasText: 'Your date:' })).toBeVisible();
  }

  async increase(what: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      await this.panel.getByRole('button', { name: `More: ${what}` }).click();
    }
  }

  async continueToOptions(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Continue' }).click();
    await expect(this.panel.getByRole('heading', { name: /Pickup and extras/ })).toBeFocused();
  }

  get pickup(): Locator {
    return this.panel.getByRole('combobox', { name: 'Pickup place' });
  }

  async choosePickup(place: string): Promise<void> {
    await this.pickup.selectOption(place);
    await this.panel.getByRole('textbox', { name: 'Hotel or address' }).fill('Rove Downtown');
  }

  get add(): Locator {
    return this.panel.getByRole('button', { name: 'Add to cart' });
  }

  /** Completes both steps for adults only and adds to the cart. */
  async addToCart(date: string): Promise<void> {
    await this.open();
    await this.choose(date);
    await this.continueToOptions();
    await this.choosePickup('Dubai');
    await this.add.click();
    await expect(this.#page).toHaveURL(/\/cart$/);
  }
}
