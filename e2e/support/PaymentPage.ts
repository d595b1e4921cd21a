import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { press, tabTo } from './keyboard.ts';

/** The test provider's cards, which Stripe's documentation lists too where it has them. */
export const cards = {
  approved: '4111 1111 1111 1111',
  americanExpress: '3782 822463 10005',
  insufficientFunds: '4000 0000 0000 9995',
  challenged: '4000 0025 0000 3155',
  settlesLate: '4000 0000 0000 1026',
} as const;

/** The page /pay, and the provider's card fields in its frame. */
export class PaymentPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get frame(): FrameLocator {
    return this.#page.frameLocator('iframe[title="Card details"]');
  }

  field(name: 'Card number' | 'Expiry' | 'Security code'): Locator {
    return this.frame.getByRole('textbox', { name });
  }

  /** The button that pays, in the frame. */
  get submit(): Locator {
    return this.frame.getByRole('button', { name: /^Pay AED/ });
  }

  get timer(): Locator {
    return this.#page.getByRole('timer', { name: 'Time left to pay' });
  }

  get title(): Locator {
    return this.#page.getByRole('main').getByRole('heading', { level: 1 });
  }

  /** The payment's id, from the address. */
  get id(): string {
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  async expectOpen(): Promise<void> {
    await expect(this.title).toHaveText(/^Pay for your bookings?$/);
    await expect(this.submit).toBeVisible();
  }

  /** Pays with a card: on a phone by touch, on a desktop by keyboard alone. */
  async pay(number: string, code = number === cards.americanExpress ? '1234' : '123'): Promise<void> {
    if (await this.#hasTouch()) {
      await this.field('Card number').fill(number);
      await this.field('Expiry').fill('12/30');
      await this.field('Security code').fill(code);
      await this.submit.tap();
      return;
    }
    // Tab selects what the field contains.
    await tabTo(this.#page, this.field('Card number'));
    for (const text of [number.replaceAll(' ', ''), '1230', code]) {
      await this.#page.keyboard.type(text);
      await this.#page.keyboard.press('Tab');
    }
    await expect(this.submit).toBeFocused();
    await this.#page.keyboard.press('Enter');
  }

  /** Answers the bank of a card that asks its owner. */
  async answer(name: 'Confirm' | 'Refuse'): Promise<void> {
    const button = this.frame.getByRole('button', { name });
    if (await this.#hasTouch()) await button.tap();
    else await press(this.#page, button);
  }

  #hasTouch(): Promise<boolean> {
    return this.#page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  }
}
