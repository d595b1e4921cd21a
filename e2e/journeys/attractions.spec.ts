import { createStaffMember } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('an editor creates an attraction with a ticket type, changes its price, and customers see both', async ({
  page,
  shop,
}) => {
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open('/dashboard/catalogue');
  await shop.main.getByRole('link', { name: 'Attractions', exact: true }).click();
  await shop.main.getByRole('link', { name: 'New attraction' }).click();
  const form = shop.main.getByRole('form', { name: 'Attraction' });
  const fill = (name: string, text: string) => form.getByRole('textbox', { name, exact: true }).fill(text);
  const title = `Sky garden ${Date.now()}`;
  await fill('Title', title);
  await fill('Kind', 'Garden');
  await fill('Description', 'Plants above the city.');
  await fill('Venue', 'Tower 3');
  await form.getByLabel(/^First date/).fill('2030-01-01');
  await form.getByLabel(/^Last date/).fill('2031-12-31');
  await fill('Name of the ticket type', 'Day ticket');
  await fill('Adult, in AED', '95');
  await fill('Adults from age', '13');
  await fill('Name of the time', 'Morning');
  await form.getByRole('button', { name: 'Save' }).click();
  // The time is missing: the form says so, and nothing typed is lost.
  await expect(form.getByRole('link', { name: 'Please fill this in' })).toHaveCount(1);
  await form.getByLabel(/^Time/).fill('10:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.title).toHaveText(title);
  await expect(page).toHaveURL(/\/dashboard\/catalogue\/attractions\/[^/]+$/);

  const id = new URL(page.url()).pathname.split('/').at(-1);
  const read = async () => (await page.request.get(`/api/v1/tickets/${id}/`)).json();
  expect((await read()).status).toBe(404);
  await shop.main.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(async () => (await read()).title).toBe(title);
  expect((await read()).ticket_types).toMatchObject([{ name: 'Day ticket', adult_price: '95.00', child_price: null }]);
  await fill('Adult, in AED', '105.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('Bookings keep their prices.')).toBeVisible();
  await expect.poll(async () => (await read()).ticket_types[0].adult_price).toBe('105.50');

  // The editor opens its places on the page of the ticket type.
  await form.getByRole('link', { name: 'Places of this ticket type' }).click();
  await expect(shop.main.getByRole('form', { name: 'Change the availability' })).toBeVisible();
  await page.goto(`/attractions/${(await read()).slug}`);
  await expect(shop.main).toContainText('Plants above the city.');
});
