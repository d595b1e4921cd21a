import { createStaffMember } from '../support/accounts.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('an editor adds a hotel with a room, and the next tour can have it; another editor’s change is not lost', async ({
  page,
  shop,
  browser,
  browserErrors,
}) => {
  browserErrors.expect(/status of 412/);
  const staff = await createStaffMember('content');
  await shop.signInWithTokens(staff);
  await shop.open('/dashboard/catalogue');
  await shop.main.getByRole('link', { name: 'Hotels, meals and vehicles' }).click();
  const form = shop.main.getByRole('form', { name: 'Hotels, meals and vehicles' });
  await form.getByRole('button', { name: 'Add a hotel' }).click();
  const row = form
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: 'City' }) })
    .last();
  await expect(row.getByRole('textbox', { name: 'Name' }).first()).toBeFocused();
  const name = `Pearl House ${Date.now()}`;
  await page.keyboard.type(name);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('link', { name: 'Please fill this in' }).first().click();
  await expect(row.getByRole('textbox', { name: 'City' })).toBeFocused();
  await page.keyboard.type('Dubai');
  await row.getByRole('textbox', { name: 'Address' }).fill('Pearl Street 1');
  await row.getByRole('textbox', { name: 'Name' }).last().fill('Sea Room');
  await row.getByRole('textbox', { name: 'A night, in AED' }).fill('310');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('Saved. New bookings have the new prices.')).toBeVisible();
  // The saved hotel is folded.
  await form.getByText(name, { exact: true }).click();
  expect(await pageViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toBe('fits');

  // Another tab opens the same version and saves a meal first.
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await other.goto('/dashboard/catalogue/tour-choices');
  const otherForm = other.getByRole('form', { name: 'Hotels, meals and vehicles' });
  const meal = `Pearl diver’s lunch ${Date.now()}`;
  await otherForm.getByRole('button', { name: 'Add a meal package' }).click();
  await otherForm.getByRole('textbox', { name: 'Name' }).last().fill(meal);
  await otherForm.getByRole('textbox', { name: 'A meal, in AED' }).last().fill('45');
  await otherForm.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved. New bookings have the new prices.')).toBeVisible();

  await row.getByRole('textbox', { name: 'A night, in AED' }).fill('330');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/Another staff member has changed it/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Name' }).last()).toHaveValue(meal);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('There are changes that aren’t saved.')).toHaveCount(0);

  await other.goto('/dashboard/catalogue/tours/new');
  const tour = other.getByRole('form', { name: 'Tour' });
  await tour.getByRole('combobox', { name: /^Hotel of the night/ }).selectOption({ label: `${name}, Dubai` });
  await tour.getByRole('combobox', { name: /^Room/ }).selectOption({ label: 'Sea Room' });
  await expect(tour.getByRole('checkbox', { name: meal })).toBeVisible();
  await other.context().close();

  // The shop of the next journey is the same as before.
  await form
    .getByRole('button', { name: /^Remove Hotel \d+$/ })
    .last()
    .click();
  await form
    .getByRole('button', { name: /^Remove Meal package/ })
    .last()
    .click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('There are changes that aren’t saved.')).toHaveCount(0);
});
