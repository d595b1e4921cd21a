import { expect, type Locator, type Page } from '@playwright/test';
import type { Customer } from './accounts.ts';
import { requestTokens } from './api.ts';
import { BookingPanel } from './BookingPanel.ts';
import { Checkout } from './Checkout.ts';
import { SignInDialog } from './SignInDialog.ts';
import { TicketPanel } from './TicketPanel.ts';

/** Page object of the shop: elements are found by role and name. */
export class Shop {
  readonly page: Page;
  readonly isPhone: boolean;
  readonly booking: BookingPanel;
  readonly checkout: Checkout;
  readonly signIn: SignInDialog;
  readonly tickets: TicketPanel;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
    this.booking = new BookingPanel(page, isPhone);
    this.checkout = new Checkout(page);
    this.signIn = new SignInDialog(page);
    this.tickets = new TicketPanel(page, isPhone);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get title(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }

  get cartLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^Cart, / });
  }

  /** Loads a document and waits until it is interactive. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.waitUntilInteractive();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.waitUntilInteractive();
  }

  /** Waits for hydration: before it, a click on a button does nothing. */
  async waitUntilInteractive(): Promise<void> {
    await this.page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
  }

  /** Waits until React has hydrated this field. */
  async waitUntilHydrated(field: Locator): Promise<void> {
    await expect
      .poll(() => field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
  }

  /** Follows a link of the header; on a phone it is in the menu. */
  async follow(name: string): Promise<void> {
    if (!this.isPhone) {
      await this.page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      return;
    }
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  }

  /** Follows the link to a section of the dashboard; on a phone it is in the menu, below a button. */
  async openSection(name: string): Promise<void> {
    const menu = this.main.getByRole('navigation', { name: 'Dashboard' });
    if (this.isPhone) await menu.getByRole('button', { name: /^Menu: / }).click();
    await menu.getByRole('link', { name, exact: true }).click();
  }

  /** Clicks an account button of the header; on a phone it is in the menu. */
  async account(name: 'Log in' | 'Sign up'): Promise<void> {
    if (this.isPhone) await this.page.getByRole('button', { name: 'Menu' }).click();
    const container = this.isPhone ? this.page.getByRole('dialog') : this.page.getByRole('banner');
    await container.getByRole('button', { name, exact: true }).click();
  }

  async logOut(firstName: string): Promise<void> {
    if (this.isPhone) {
      await this.page.getByRole('button', { name: 'Menu' }).click();
      await this.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
      return;
    }
    await this.page.getByRole('banner').getByRole('button', { name: firstName }).click();
    await this.page.getByRole('menuitem', { name: 'Log out' }).click();
  }

  /** Stores a customer's tokens; the next document is signed in. */
  async signInWithTokens({ tokens, user }: Customer, overrides: Partial<Customer['tokens']> = {}): Promise<void> {
    await this.page.addInitScript(
      ({ access, refresh, who }) => {
        // Not in a storage: signing out clears both.
        if (window.top !== window || window.name === 'tokens-stored') return;
        window.name = 'tokens-stored';
        localStorage.setItem('accessToken', access);
        localStorage.setItem('refreshToken', refresh);
        localStorage.setItem('user', who);
      },
      { ...tokens, ...overrides, who: JSON.stringify(user) },
    );
  }

  /** Stores the tokens of the demo staff member; the next document is signed in. */
  async signInAsStaff(): Promise<void> {
    const { access, refresh } = await requestTokens('maryam@example.com', 'aitours-demo');
    await this.page.addInitScript(
      ([token, renewal]) => {
        localStorage.setItem('accessToken', token ?? '');
        localStorage.setItem('refreshToken', renewal ?? '');
      },
      [access, refresh],
    );
  }

  /** A row of a receipt or voucher, by its name. */
  row(name: string): Locator {
    return this.main
      .getByRole('definition')
      .and(this.main.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd'));
  }

  /** A card in My Bookings. */
  bookingCard(number: string): Locator {
    return this.main.getByRole('article').filter({ has: this.page.getByRole('heading', { name: number }) });
  }

  notification(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(text);
  }

  /** Waits until the page has added and left the history entries of its layers; one open dialog has one entry. */
  async expectHistoryDepth(entries: number): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => (history.state as { depth?: number } | null)?.depth ?? 0))
      .toBe(entries);
  }

  async expectPath(path: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(typeof path === 'string' ? new RegExp(`^[^?]*//[^/]+${path}$`) : path);
  }
}
