import { createStaffMember } from '../support/accounts.ts';
import { createActivity, ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('staff state where an activity begins; travellers see it on its page, in the booking and on the voucher', async ({
  page,
  shop,
  customer,
}) => {
  const activity = await createActivity();
  await shop.signInWithTokens(await createStaffMember('content'));
  await shop.open(`/dashboard/catalogue/activities/${activity.id}`);
  const form = shop.main.getByRole('form', { name: 'Activity' });
  const field = (name: string) => form.getByLabel(name);
  await field('Name of the meeting point').fill('Jetty 4');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('link', { name: 'Please fill this in' }).first().click();
  await expect(field('Latitude of the meeting point')).toBeFocused();
  await expect(field('Name of the meeting point')).toHaveValue('Jetty 4');
  await field('Latitude of the meeting point').fill('25.2655');
  await field('Longitude of the meeting point').fill('55.2957');
  await field('Address, or how to find it').fill('Behind the Textile Souk');
  await field('Phone number for emergencies on the day').fill('+971 50 555 0144');
  expect(await pageViolations(page)).toEqual([]);
  expect(await overflowingElements(page)).toBe('fits');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.notification('The activity is saved.')).toBeVisible();

  await shop.signInWithTokens(customer);
  const expectPoint = async () => {
    await expect(shop.main.getByRole('heading', { name: 'Meeting point' })).toBeVisible();
    await expect(shop.main.getByText('Behind the Textile Souk', { exact: true })).toBeVisible();
    const map = 'https://www.openstreetmap.org/?mlat=25.2655&mlon=55.2957#map=14/25.2655/55.2957';
    await expect(shop.main.getByRole('link', { name: /Open in maps/ })).toHaveAttribute('href', map);
    expect(await overflowingElements(page)).toBe('fits');
  };
  await shop.open(`/activity/${activity.slug}`);
  await expectPoint();
  await shop.booking.open();
  await shop.booking.choose(ordinaryDay());
  await shop.booking.continueToOptions();
  await shop.booking.choosePickup('Ajman');
  await shop.booking.add.click();
  await shop.main.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await shop.checkout.payCash();
  await shop.checkout.book.click();
  const number = await shop.checkout.expectThankYou();
  await shop.open(`/booking-confirmation/${number}`);
  await expectPoint();
  await expect(shop.main.getByRole('link', { name: '+971 50 555 0144' })).toHaveAttribute('href', 'tel:+971505550144');
  await shop.open(`/customer/${number}/voucher`);
  await expectPoint();
  await expect(shop.main.getByText('Jetty 4. Behind the Textile Souk')).toBeVisible();
});
