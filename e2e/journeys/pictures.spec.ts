import sharp from 'sharp';
import { createStaffMember } from '../support/accounts.ts';
import { createActivity } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const photo = (background: string) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
/** A random colour, because a file that is uploaded again is the same picture. */
const anyColour = () =>
  `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;

test('an editor gives an activity a new picture, and customers see it with its text', async ({ page, shop }) => {
  const activity = await createActivity();
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open(`/dashboard/catalogue/activities/${activity.id}`);
  const form = shop.main.getByRole('form', { name: 'Activity' });
  await form.getByRole('button', { name: 'Add pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add pictures' });
  const files = [{ name: 'dune.jpg', mimeType: 'image/jpeg', buffer: await photo(anyColour()) }];
  await dialog.getByLabel(/^New pictures/).setInputFiles(files);
  await dialog.getByRole('button', { name: 'Upload the picture' }).click();
  await expect(dialog.getByRole('link', { name: 'Describe “dune.jpg” in a few words' })).toBeVisible();
  await dialog.getByRole('textbox', { name: /What does “dune.jpg” show/ }).fill('Six camels on a dune');
  await dialog.getByRole('button', { name: 'Upload the picture' }).click();
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();
  expect(await pageViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await form.getByRole('combobox', { name: 'Keep in view' }).last().selectOption('Top');
  expect(await overflowingElements(page)).toBe('fits');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('The activity is saved.')).toBeVisible();

  await page.goto(`/activity/${activity.slug}`);
  const picture = shop.main.getByRole('button', { name: /Six camels on a dune/ }).locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await expect(picture).toHaveCSS('object-position', '50% 15%');
});
