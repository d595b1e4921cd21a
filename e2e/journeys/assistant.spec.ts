import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Opens the assistant over the current page. @returns its panel's content, and a function that sends a message */
async function openAssistant(shop: Shop) {
  const { page } = shop;
  await page.getByRole('button', { name: 'Open the travel assistant' }).click();
  const inside = page.getByRole('dialog', { name: 'Travel assistant' }).frameLocator('iframe');
  const message = inside.getByRole('textbox', { name: /Your message/ });
  await shop.waitUntilHydrated(message);
  const say = async (text: string) => {
    await message.fill(text);
    await message.press('Enter');
  };
  return { log: inside.getByRole('log', { name: 'Conversation' }), inside, say };
}

test('SHELL-51 a guest asks how to cancel, opens the answer in the FAQ, and hands the conversation over to the contact form', async ({
  page,
  shop,
}) => {
  await shop.open('/about');
  const { log, say } = await openAssistant(shop);
  await say('How do I cancel?');
  const answer = log
    .getByRole('listitem')
    .filter({ hasText: /^Assistant: How do I cancel, and what do I get back\?\sOpen the booking under My Bookings/ });
  await expect(answer).toBeVisible();
  await answer.getByRole('link', { name: 'More in the FAQ' }).click();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await expect(shop.main.getByText(/^Open the booking under My Bookings and choose to cancel\./)).toBeVisible();
  await expect(shop.main.getByText('How do I cancel, and what do I get back?')).toBeInViewport();

  const { log: next, say: sayNext, inside } = await openAssistant(shop);
  await sayNext('Can I cancle on the day?');
  await expect(
    next.getByText(/^Assistant: How do I cancel, and what do I get back\?\sOpen the booking under My Bookings/),
  ).toBeVisible();
  await sayNext('Is there a submarine?');
  await expect(next.getByText(/^Assistant: I don’t know the answer to that\./)).toBeVisible();
  await inside.getByRole('link', { name: 'Talk to a person' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  const message = shop.main.getByLabel(/^Message/);
  await expect(message).toHaveValue(
    /^Me: Can I cancle on the day\?\n\nAssistant: How do I cancel, [\s\S]+Me: Is there a submarine\?\n\nAssistant: I don’t know/,
  );
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toBe('fits');
  expect(await pageViolations(page)).toEqual([]);
  await message.press('ControlOrMeta+End');
  await message.pressSequentially('I am travelling on Monday.');
  await expect(message).toHaveValue(/\n\nI am travelling on Monday\.$/);
});
