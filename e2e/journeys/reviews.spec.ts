import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { createStaffMember } from '../support/accounts.ts';
import { book, createActivity, ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { changeRow } from '../support/database.ts';
import { overflowingElements } from '../support/layout.ts';
import { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { port } from '../support/testShop.ts';

/** Moves a booking of one activity three days into the past, as if it had taken place. */
const letTakePlace = (bookingNumber: string): Promise<void> =>
  changeRow(
    port,
    `update bookings set starts_at = now() - interval '3 days', details = jsonb_set(
       jsonb_set(details, '{date}', to_jsonb((now() - interval '3 days')::date)),
       '{items,0,date}', to_jsonb((now() - interval '3 days')::date)) where number = $1`,
    bookingNumber,
  );

test('G9 a traveller reviews what took place, an editor publishes and answers it, and everyone reads it', {
  tag: '@core',
}, async ({ page, shop, customer, browser }) => {
  const activity = await createActivity();
  const { booking_number: number } = await book(customer, activity, ordinaryDay());
  await letTakePlace(number);
  const text = `The falcon landed on my glove ${randomUUID().slice(0, 8)}`;
  const productPath = `/activity/${activity.slug}`;

  await shop.signInWithTokens(customer);
  await shop.open('/customer');
  await shop.main.getByRole('link', { name: `Review: ${number}` }).click();
  await shop.expectPath(`/bookings/${number}/review`);
  await expect(shop.title).toHaveText(`Review your booking ${number}`);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toBe('fits');
  expect(await pageViolations(page)).toEqual([]);
  const form = shop.main.getByRole('form', { name: `Your review of ${activity.title}` });
  await form.getByRole('radio', { name: '4 stars: good' }).check();
  await form.getByRole('textbox', { name: 'Your review' }).fill(text);
  await form.getByRole('button', { name: 'Send the review' }).click();
  await expect(shop.main.getByText('We are checking it')).toBeVisible();
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c96' } })
    .png()
    .toBuffer();
  const upload = shop.main.getByRole('form', { name: `Add pictures to the review of ${activity.title}` });
  await upload.getByLabel(/^New pictures/).setInputFiles({ name: 'falcon.png', mimeType: 'image/png', buffer: photo });
  await upload.getByRole('textbox', { name: 'What does “falcon.png” show?' }).fill('A falcon on a glove');
  await upload.getByRole('button', { name: 'Upload the picture' }).click();
  await expect(shop.main.getByRole('button', { name: 'Remove the picture: A falcon on a glove' })).toBeVisible();
  expect(await overflowingElements(page)).toBe('fits');
  expect(await pageViolations(page)).toEqual([]);

  const editorPage = await (await browser.newContext()).newPage();
  const editor = new Shop(editorPage, false);
  await editor.open(productPath);
  await expect(editor.main.getByText('No reviews yet.')).toBeVisible();
  await editor.signInWithTokens(await createStaffMember('content'));
  await editor.open('/dashboard/settings');
  await editor.openSection('Reviews');
  await editor.main.getByRole('searchbox').fill(text);
  await expect(editor.main.getByRole('row')).toHaveCount(2);
  expect(await pageViolations(editorPage)).toEqual([]);
  await expect(editor.main.getByRole('button', { name: 'Enlarge: A falcon on a glove' })).toBeVisible();
  await editor.main.getByRole('button', { name: 'Publish the review of Salma D.' }).click();
  await expect(editor.notification('The review is published.')).toBeVisible();
  await editor.main.getByRole('combobox', { name: 'State' }).selectOption('Published');
  await editor.main.getByRole('button', { name: 'Answer: review of Salma D.' }).click();
  const dialog = editorPage.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('He likes you, Salma.');
  await dialog.getByRole('button', { name: 'Publish the answer' }).click();
  await expect(editor.notification('The answer is published.')).toBeVisible();

  await shop.open(productPath);
  const reviews = shop.main.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText(text)).toBeVisible();
  await expect(reviews.getByText('He likes you, Salma.')).toBeVisible();
  await reviews.getByRole('button', { name: 'Enlarge: A falcon on a glove' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'A falcon on a glove' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  await page.keyboard.press('Escape');
  await expect(reviews.getByText('(1 review)')).toBeVisible();
  await expect(shop.main.getByText('Rated 4.0 out of 5').first()).toBeAttached();
  expect(await overflowingElements(page)).toBe('fits');
  const html = await (await page.request.get(productPath)).text();
  expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1}');
  expect(html).toContain(text);
});
