import { randomUUID } from 'node:crypto';
import { createStaffMember } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('an editor hides a comment, readers don’t see it any more, and the editor shows it again', async ({
  page,
  shop,
  customer,
}) => {
  const text = `Cheap watches ${randomUUID().slice(0, 8)}`;
  const { results } = await customer.api.get<{ results: { slug: string }[] }>('/blog/posts/');
  const slug = results[0]!.slug;
  await customer.api.post(`/blog/posts/${slug}/comments/`, { content: text });
  const isSeen = async () =>
    (await (await page.request.get(`/api/v1/blog/posts/${slug}/comments/`)).text()).includes(text);
  expect(await isSeen()).toBe(true);

  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open('/dashboard/settings');
  await shop.openSection('Comments');
  await shop.main.getByRole('searchbox').fill(text);
  await expect(shop.main.getByRole('row')).toHaveCount(2);
  await shop.main.getByRole('button', { name: /^Hide the comment of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hide the comment' }).click();
  await expect(shop.notification('The comment is hidden.')).toBeVisible();
  await expect(shop.main.getByText('Hidden: Advertising')).toBeVisible();
  await expect.poll(isSeen).toBe(false);

  await shop.main.getByRole('button', { name: /^Show again/ }).click();
  await expect.poll(isSeen).toBe(true);
});
