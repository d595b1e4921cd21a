import type { Locator, Page } from '@playwright/test';
import { ordinaryDay } from './activities.ts';

/** Fills in the first step of a cruise's request for three guests, and continues to the payment. Returns the form. */
export async function fillCruiseRequest(page: Page): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Request this cruise' });
  await form.getByLabel('Name').fill('Amira Haddad');
  await form.getByLabel('Mobile').fill('050 123 4567');
  await form.getByLabel('Email').fill('amira@example.com');
  await form.getByRole('spinbutton', { name: 'Guests' }).fill('3');
  await form.getByLabel('Date').fill(ordinaryDay());
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  return form;
}
