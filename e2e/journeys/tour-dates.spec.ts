import type { Schema } from '@aitours/api-client';
import { addDays, formatDate } from '@aitours/domain/dates';
import { createStaffMember } from '../support/accounts.ts';
import { ordinaryDay } from '../support/activities.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

/** No other journey books it. */
const slug = 'flavours-of-the-gulf';

type StockEdit = Partial<Schema<'NewStockEdit'>> & Pick<Schema<'NewStockEdit'>, 'action'>;

/** Returns a function that changes the stock of the tour on some dates as staff. */
async function createStockEditor(): Promise<(dates: readonly [string, string], edit: StockEdit) => Promise<void>> {
  const { api } = await createStaffMember();
  const { id } = await api.get<Schema<'Tour'>>(`/tours/tours/${slug}/`);
  return async ([start_date, end_date], change) => {
    const edit = { product_type: 'tour', product_id: id, start_date, end_date, ...change };
    const { version } = await api.post<Schema<'StockEditPreview'>>('/stock-edits/', { ...edit, dry_run: true });
    await api.post('/stock-edits/', { ...edit, version });
  };
}

test('GAP-24 GAP-76 a traveller sees which dates have places, and books another date when one is closed meanwhile', async ({
  page,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/);
  const edit = await createStockEditor();
  const closed = ordinaryDay(60);
  const [limited, free] = [addDays(closed, 1), addDays(closed, 2)];
  await edit([closed, closed], { action: 'close' });
  await edit([limited, limited], { action: 'set-capacity', capacity: 2 });

  await shop.signInWithTokens(customer);
  await shop.open(`/tour/${slug}?date=${closed}`);
  const panel = shop.main.getByRole('region', { name: 'Your price' });
  const date = panel.getByLabel('Start date');
  await expect(date).toHaveAccessibleDescription(new RegExp(`^No places are left on ${formatDate(closed)}`));
  await panel.getByRole('button', { name: 'Book Now' }).click();
  await expect(date).toBeFocused();
  expect(await pageViolations(page)).toEqual([]);
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toBe('fits');
  if (viewport) await page.setViewportSize(viewport);
  await panel.getByRole('button', { name: `Start on ${formatDate(limited)}` }).click();
  await expect(date).toHaveValue(limited);
  await expect(date).toBeFocused();
  await expect(panel).toContainText('Only 2 places are left on this date.');
  await panel.getByRole('button', { name: 'More: Adults' }).click();
  await expect(date).toHaveAccessibleDescription(/^Only 2 places are left on .*, and you have 3 people/);
  await panel.getByRole('button', { name: 'Fewer: Adults' }).click();

  await panel.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book this tour' });
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue(customer.firstName);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('textbox', { name: 'Special requests' }).fill('We land at 14:05.');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('Cash', { exact: true }).click();
  await edit([limited, limited], { action: 'close' });
  await dialog.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(dialog).toContainText(`Nothing is booked. No places are left on ${formatDate(limited)}.`);
  expect(await pageViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Start on ${formatDate(free)}` }).click();
  await expect(dialog.getByLabel('Start date')).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(page.getByRole('dialog', { name: 'You are booked' })).toContainText(formatDate(free));

  // The shop of the next journey is the same as before.
  await edit([closed, limited], { action: 'open' });
  await edit([limited, limited], { action: 'set-capacity', capacity: null });
});

test('GAP-24 GAP-76 the proposed start date has places', async ({ shop }) => {
  const edit = await createStockEditor();
  await shop.open(`/tour/${slug}`);
  const date = shop.main.getByLabel('Start date');
  // The price is prepared with the first input.
  await shop.page.keyboard.press('Tab');
  await expect(date).toHaveValue(/^\d{4}-/);
  const first = await date.inputValue();
  await edit([first, first], { action: 'close' });
  await shop.reload();
  await shop.page.keyboard.press('Tab');
  await expect(date).toHaveValue(addDays(first, 1));
  await edit([first, first], { action: 'open' });
});
