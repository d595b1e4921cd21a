import { formatPrice } from '@aitours/domain/money';
import { createStaffMember } from '../support/accounts.ts';
import { ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('GAP-59 an editor adds a vehicle and publishes it, a traveller finds it at its price, and it is gone when it is withdrawn', async ({
  page,
  shop,
  browser,
  quirks,
}) => {
  test.slow();
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open('/dashboard/catalogue');
  await shop.main.getByRole('link', { name: 'Transfer vehicles' }).click();
  await shop.main.getByRole('link', { name: 'New vehicle' }).click();
  const form = shop.main.getByRole('form', { name: 'Vehicle' });
  const field = (name: string | RegExp) => form.getByRole('textbox', { name });
  const name = `Electric minibus ${Date.now() % 1_000_000}`;
  await field('Name').fill(name);
  await field(/^Category/).fill('Minibus');
  await field('Description').fill('Silent, for a large family.');
  await field('Most passengers').fill('9');
  await field('Most pieces of luggage').fill('9');
  await field(/^Price, in AED/).fill('120');
  await field(/^Price per kilometre/).fill('0');
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await form.getByRole('link', { name: 'Enter an amount above zero' }).click();
  await expect(field(/^Price per kilometre/)).toBeFocused();
  await field(/^Price per kilometre/).fill('4');
  expect(await pageViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save the draft' }).click();
  await expect(shop.title).toHaveText(name);

  const visitor = await (await browser.newContext()).newPage();
  const search = async () => {
    const query = {
      pickup: 'Dubai International Airport (DXB)',
      dropoff: 'Dubai Marina',
      date: ordinaryDay(),
      time: '14:30',
      passengers: '2',
      luggage: '1',
    };
    await visitor.goto(`/transfers/search?${new URLSearchParams(query)}`);
    await visitor.getByRole('button', { name: 'Search transfers' }).click();
    await expect(visitor.getByRole('article').first()).toBeVisible();
  };
  const card = visitor.getByRole('article').filter({ hasText: name });
  await search();
  await expect(card).toHaveCount(0);

  await shop.main.getByRole('button', { name: 'Publish' }).click();
  await expect(shop.notification('The vehicle is on sale.')).toBeVisible();
  await search();
  // 38.5 km × AED 4.00
  const fare = formatPrice(154_00, quirks.prices.signs.transfers);
  await expect(card).toContainText(fare);
  await card.getByRole('button', { name: `Select Vehicle: ${name}` }).click();
  await visitor.getByRole('button', { name: 'Continue' }).click();
  const wizard = visitor.getByRole('dialog', { name: 'Transfer booking' });
  await expect(wizard).toContainText(name);
  await expect(wizard).toContainText(fare);
  await wizard.getByRole('button', { name: 'Change vehicle' }).click();
  await expect(wizard.getByRole('radio', { name: new RegExp(name) })).toBeChecked();

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toBe('fits');
  await shop.main.getByRole('button', { name: 'Take off sale' }).click();
  await expect(shop.notification('The vehicle is a draft. Its bookings stay valid.')).toBeVisible();
  await search();
  await expect(card).toHaveCount(0);
  await shop.open('/dashboard/catalogue/vehicles');
  expect(await overflowingElements(page)).toBe('fits');
  await expect(shop.main.getByRole('row', { name: new RegExp(name) })).toContainText('Draft');
  await visitor.context().close();
});
