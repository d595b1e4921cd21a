import { createStaffMember } from '../support/accounts.ts';
import { createActivity } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

test('an editor changes an activity, customers see it, and a colleague’s edit in between isn’t overwritten unseen', {
  tag: '@core',
}, async ({ page, shop, browserErrors }) => {
  browserErrors.expect(/status of 412/);
  const activity = await createActivity();
  const editor = await createStaffMember('content');
  await shop.signInWithTokens(editor);
  await shop.open('/dashboard/settings');
  await shop.openSection('Catalogue');
  await shop.main.getByRole('searchbox').fill(activity.title);
  await shop.main.getByRole('link', { name: activity.title }).click();
  await expect(shop.title).toHaveText(activity.title);

  const form = shop.main.getByRole('form', { name: 'Activity' });
  await form.getByRole('textbox', { name: 'Adult, in AED', exact: true }).fill('123');
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Now with a sunrise over the dunes.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('The activity is saved.')).toBeVisible();
  const read = async () => (await page.request.get(`/api/v1/activities/${activity.id}/`)).json();
  await expect.poll(async () => (await read()).base_price).toBe('123.00');

  // A colleague changes the place while the form is open.
  const path = `/api/v1/staff-activities/${activity.id}/`;
  const { tokens } = await createStaffMember('manager');
  const headers = { authorization: `Bearer ${tokens.access}` };
  const { version, activity: current } = await (await page.request.get(path, { headers })).json();
  const { title, description, activity_type, base_price } = current;
  const response = await page.request.put(path, {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { title, description, activity_type, base_price, location: 'Hatta, Dubai', time_slots: current.time_slots },
  });
  expect(response.status()).toBe(200);
  await form.getByRole('textbox', { name: 'Adult, in AED', exact: true }).fill('130');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.main.getByText('Another staff member has changed it')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Adult, in AED', exact: true })).toHaveValue('130');
  expect((await read()).location).toBe('Hatta, Dubai');

  // The place isn't what the editor has changed: saving keeps the colleague's.
  await expect(form.getByRole('textbox', { name: 'Place', exact: true })).toHaveValue('Hatta, Dubai');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await read()).base_price).toBe('130.00');
  expect((await read()).location).toBe('Hatta, Dubai');
  await page.goto(`/activity/${activity.slug}`);
  await expect(shop.main).toContainText('Now with a sunrise over the dunes.');
  await expect(shop.main).toContainText('AED 130.00');
});

test('an editor opens next season by keyboard: a copy of a tour gets another day and is sold, and its former address leads to it', async ({
  page,
  shop,
}) => {
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open('/dashboard/catalogue');
  await press(page, shop.main.getByRole('link', { name: 'Tours', exact: true }).last());
  const search = shop.main.getByRole('searchbox');
  await tabTo(page, search);
  await page.keyboard.type('Al Ain');
  await press(page, shop.main.getByRole('link', { name: 'Al Ain: oases and forts' }));
  await expect(shop.main.getByText('On sale.')).toBeVisible();
  await press(page, shop.main.getByRole('link', { name: 'Duplicate' }));

  const form = shop.main.getByRole('form', { name: 'Tour' });
  const fill = async (name: string, text: string, at = 0) => {
    const field = form.getByRole('textbox', { name, exact: true }).nth(at);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  const enter = async (name: string) => {
    await form.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const title = `Winter oases ${Date.now()}`;
  const slug = `winter-oases-${Date.now()}`;
  await fill('Title', title);
  await fill('Address', slug);
  await fill('Adult, in AED', '1234');
  const days = form.getByRole('textbox', { name: 'Title of the day' });
  const before = await days.count();
  await enter('Add a day');
  await expect(days.nth(before)).toBeFocused();
  // Nothing typed is lost when the new day isn't complete.
  await page.keyboard.type('Home through the dunes');
  await enter('Save the draft');
  await expect(form.getByRole('link', { name: 'Please fill this in' })).toHaveCount(1);
  await fill('What happens on this day', 'Breakfast and the way home.', before);
  await enter('Save the draft');
  await expect(shop.title).toHaveText(title);
  await expect(page).toHaveURL(/\/dashboard\/catalogue\/tours\/[^/]+$/);
  expect(await pageViolations(page)).toEqual([]);
  const open = (path: string) => page.request.get(path, { maxRedirects: 0 });
  const find = async () =>
    (await (await open(`/api/v1/tours/tours/?search=${encodeURIComponent(title)}`)).json()).count;
  expect([await find(), (await open(`/tour/${slug}`)).status()]).toEqual([0, 404]);

  const editing = page.url();
  await shop.main.getByRole('link', { name: 'Preview' }).click();
  await expect(shop.title).toHaveText(title);
  await expect(shop.main.getByText('Customers see the tour like this once it is published.')).toBeVisible();
  await expect(shop.main).toContainText('Home through the dunes');
  await expect(shop.main.getByRole('button', { name: 'Book Now' })).toHaveCount(0);
  expect(await pageViolations(page)).toEqual([]);
  await page.goto(editing);

  await shop.main.getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Enter');
  await expect(shop.notification('The tour is on sale.')).toBeVisible();
  await expect.poll(find).toBe(1);
  await fill('Address', `${slug}-2`);
  await enter('Save');
  await expect(shop.notification('The tour is saved.')).toBeVisible();
  const moved = await open(`/tour/${slug}`);
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `/tour/${slug}-2`]);

  await page.goto(`/tour/${slug}-2`);
  await expect(shop.title).toHaveText(title);
  await expect(shop.main).toContainText('Home through the dunes');
  await expect(shop.main.getByRole('region', { name: 'Your price' })).toContainText('Total AED 1,234.00');
});
