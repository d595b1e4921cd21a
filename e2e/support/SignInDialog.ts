import { expect, type Locator, type Page } from '@playwright/test';
import type { AccountDetails } from './accounts.ts';
import { newestCode } from './mailbox.ts';

/** The dialogs for signing in and up (AUTH-01). */
export class SignInDialog {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  named(name: 'Sign In' | 'Create Account' | 'Verify OTP' | 'Sign in with a code'): Locator {
    return this.#page.getByRole('dialog', { name });
  }

  async withPassword({ email, password }: AccountDetails): Promise<void> {
    const dialog = this.named('Sign In');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Creates an account with the code from the mail. */
  async signUp({ firstName, lastName, email, password, phone }: AccountDetails): Promise<void> {
    const dialog = this.named('Create Account');
    await dialog.getByRole('textbox', { name: 'First name' }).fill(firstName);
    await dialog.getByRole('textbox', { name: 'Last name' }).fill(lastName);
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await dialog.getByRole('textbox', { name: 'Phone' }).fill(phone);
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await this.#verify(email);
  }

  async #verify(email: string): Promise<void> {
    const code = this.named('Verify OTP').getByRole('textbox', { name: 'One-time password' });
    await expect(code).toBeFocused();
    await code.fill(await newestCode(email));
    await this.named('Verify OTP').getByRole('button', { name: 'Verify' }).click();
    await expect(this.named('Verify OTP')).toBeHidden();
  }
}
