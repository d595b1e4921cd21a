import { createStaffMember } from '../support/accounts.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('an editor adds, publishes and removes a question, and the FAQ page and the search answer with it', async ({
  page,
  shop,
  browser,
}) => {
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open('/dashboard/catalogue');
  await shop.main.getByRole('link', { name: 'FAQ' }).click();
  const form = shop.main.getByRole('form', { name: 'FAQ' });
  await form.getByRole('button', { name: 'Add a question' }).click();
  const last = (name: RegExp) => form.getByRole('textbox', { name }).last();
  await expect(last(/^Question/)).toBeFocused();
  const question = `Is there a zeppelin ${Date.now()}?`;
  await page.keyboard.type(question);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('link', { name: 'Please fill this in' }).first().click();
  await expect(last(/^Answer/)).toBeFocused();
  await page.keyboard.type('Not yet, but there are balloons.');
  await last(/^Section/).fill('On the day');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('The FAQ is saved.')).toBeVisible();
  expect(await pageViolations(page)).toEqual([]);

  const visitor = await (await browser.newContext()).newPage();
  const shown = visitor.getByRole('main').getByText(question);
  await visitor.goto('/faq');
  await expect(visitor.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(shown).toHaveCount(0);

  await form.getByRole('checkbox', { name: 'Customers see it' }).last().check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('There are changes that aren’t saved.')).toHaveCount(0);
  await visitor.goto('/faq');
  await shown.click();
  await expect(visitor.getByText('Not yet, but there are balloons.')).toBeVisible();
  await visitor.goto('/search?q=zeppelin');
  await expect(visitor.getByRole('link', { name: question })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toBe('fits');
  await form
    .getByRole('button', { name: /^Remove Question/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(last(/^Question/)).toHaveValue(question);
  await form
    .getByRole('button', { name: /^Remove Question/ })
    .last()
    .click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('There are changes that aren’t saved.')).toHaveCount(0);
  await visitor.goto('/faq');
  await expect(visitor.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await visitor.context().close();
});
