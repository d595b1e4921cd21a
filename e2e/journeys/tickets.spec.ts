import { expect, test } from '../support/test.ts';

const attraction = '/attractions/louvre-abu-dhabi-entry';

test('TICKET-20 TICKET-21 TICKET-27 TICKET-36 TICKET-37 TICKET-39 from the list to the cart, over a reload and back again', async ({
  page,
  shop,
}) => {
  await shop.open('/attractions');
  await expect(shop.title).toHaveText('Attraction Tickets');
  await page.goto(attraction);
  await shop.answers();
  const flow = page.getByRole('region', { name: 'Ticket Options' });
  await flow.scrollIntoViewIfNeeded();
  await flow.getByRole('heading', { name: 'Select Date' }).waitFor();
  await flow
    .locator('td button:enabled, [role=gridcell]:not([aria-disabled=true]) [role=button]:not([aria-disabled=true])')
    .last()
    .click();
  await expect(flow.getByRole('heading', { name: 'Select Ticket Type' })).toBeFocused();
  await flow.getByRole('list', { name: 'Select Ticket Type' }).getByRole('button').first().click();
  await expect(flow.getByRole('heading', { name: 'Select Time Slot' })).toBeFocused();

  await shop.reload();
  await flow.scrollIntoViewIfNeeded();
  await expect(flow.getByRole('heading', { name: 'Select Time Slot' })).toBeVisible();
  await flow.getByRole('list', { name: 'Select Time Slot' }).getByRole('button', { disabled: false }).last().click();
  await flow.getByRole('button', { name: 'More: Adults' }).click();
  await flow.getByRole('button', { name: 'More: Adults' }).click();
  await expect(flow.getByText(/^Begins at /)).toBeVisible();
  await expect(flow.getByText(/^Free cancellation before /)).toBeVisible();

  const shared = page.url();
  await shop.reload();
  await flow.scrollIntoViewIfNeeded();
  await expect(flow.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('2');
  await flow.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(shop.notice('Ticket added to cart!')).toBeVisible();
  await shop.isAt('/cart');
  await expect(shop.main.getByRole('article')).toHaveCount(1);

  await page.goBack();
  expect(page.url()).toBe(shared);
  await flow.scrollIntoViewIfNeeded();
  await flow.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(flow.getByText('This ticket is already in your cart!')).toBeVisible();
});

test('TICKET-22 an old link asks for the date again', async ({ page, shop }) => {
  await shop.open(`${attraction}?date=2020-01-01&ticket=1&time=1&adults=2`);
  const flow = page.getByRole('region', { name: 'Ticket Options' });
  await flow.scrollIntoViewIfNeeded();
  await expect(flow.getByRole('heading', { name: 'Select Date' })).toBeVisible();
  await expect(flow.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('GAP-47 GAP-48 STATIC-04 a place in Saudi Arabia has no tickets: the page says so and leads on', async ({
  page,
  shop,
  faults,
}) => {
  faults.expect(/status of 404/);
  await shop.open('/saudi-arabia');
  await shop.main.getByRole('link', { name: /^More about it.*Hegra$/ }).click();
  await shop.isAt('/attractions/hegra-tombs');
  await expect(shop.main.getByText('Failed to load attraction tickets. Please try again later.')).toBeVisible();
  await expect(shop.main.getByRole('heading', { name: 'Hegra can’t be booked here yet' })).toBeVisible();
  await expect(shop.main.getByRole('region', { name: 'On sale now' }).getByRole('article').first()).toBeVisible();
  expect((await page.request.get('/attractions/hegra-tombs')).status()).toBe(404);
  await shop.main.getByRole('link', { name: 'All places in Saudi Arabia' }).click();
  await shop.isAt('/saudi-arabia');
});
