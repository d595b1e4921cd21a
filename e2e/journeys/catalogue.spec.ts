import { createStaffMember } from '../support/accounts.ts';
import { createActivity } from '../support/activities.ts';
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
