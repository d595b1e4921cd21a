import { expect, type Locator, type Page } from '@playwright/test';
import { BookingPanel } from './BookingPanel.ts';
import { Checkout } from './Checkout.ts';
import type { Customer } from './people.ts';
import { SignInDialog } from './SignInDialog.ts';
import { TicketPanel } from './TicketPanel.ts';

/** The shop as a visitor sees it: everything by role and name. */
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

  /** A new document, up to the moment it answers to a press. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.answers();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.answers();
  }

  /** Before the scripts have run, a press on a button does nothing. */
  async answers(): Promise<void> {
    await this.page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
  }

  /** Until the app has taken over this field of a document, and hears of what is pressed in it. */
  async hears(field: Locator): Promise<void> {
    await expect
      .poll(() => field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
  }

  /** A link of the header; on a phone it is in the menu. */
  async follow(name: string): Promise<void> {
    if (!this.isPhone) {
      await this.page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      return;
    }
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  }

  /** A button of the header for visitors and users; on a phone it is in the menu. */
  async account(name: 'Log in' | 'Sign up'): Promise<void> {
    if (this.isPhone) await this.page.getByRole('button', { name: 'Menu' }).click();
    const around = this.isPhone ? this.page.getByRole('dialog') : this.page.getByRole('banner');
    await around.getByRole('button', { name, exact: true }).click();
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

  /** The browser of somebody who signed in earlier, from the next document on. */
  async comesSignedIn({ tokens, user }: Customer, kept: Partial<Customer['tokens']> = {}): Promise<void> {
    await this.page.addInitScript(
      ({ access, refresh, who }) => {
        if (sessionStorage.getItem('came') !== null) return;
        sessionStorage.setItem('came', 'signed in');
        localStorage.setItem('accessToken', access);
        localStorage.setItem('refreshToken', refresh);
        localStorage.setItem('user', who);
      },
      { ...tokens, ...kept, who: JSON.stringify(user) },
    );
  }

  /** The whole row of a receipt or voucher, by its name. */
  row(name: string): Locator {
    return this.main
      .getByRole('definition')
      .and(this.main.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd'));
  }

  /** One booking of My Bookings. */
  bookingCard(number: string): Locator {
    return this.main.getByRole('article').filter({ has: this.page.getByRole('heading', { name: number }) });
  }

  /** A notification at the edge of the page. */
  notice(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(text);
  }

  async isAt(path: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(typeof path === 'string' ? new RegExp(`^[^?]*//[^/]+${path}$`) : path);
  }
}
