import { expect, test } from '../support/test.ts';

test('IMG-02 IMG-03 a card offers webp before jpg, and 768 px by default', async ({ shop }) => {
  await shop.open('/things-to-do');
  const card = shop.main.getByRole('article').first();
  await expect(card.locator('source').first()).toHaveAttribute('type', 'image/webp');
  await expect(card.locator('source')).toHaveAttribute('srcset', /\/768\/webp\/ 768w/);
  await expect(card.locator('img')).toHaveAttribute('src', /\/768\/jpg\/$/);
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('IMG-04 a picture that fails to load is replaced by the placeholder', async ({ page, shop, browserErrors }) => {
  browserErrors.expect(/optimize-image/);
  await page.route('**/api/optimize-image/**', (route) => route.abort());
  await shop.open('/things-to-do');
  const card = shop.main.getByRole('article').first();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg').first()).toBeVisible();
});

for (const address of ['/', '/things-to-do', '/attractions', '/cart']) {
  test(`every icon of ${address} is rendered`, async ({ page, shop }) => {
    await shop.open(address);
    const icons = page.locator('svg use');
    expect(await icons.count()).toBeGreaterThan(3);
    await expect
      .poll(() =>
        icons.evaluateAll((all) =>
          all
            .filter(
              (icon) => icon instanceof SVGGraphicsElement && icon.getBBox().height === 0 && icon.getBBox().width === 0,
            )
            .filter((icon) => icon.getClientRects().length > 0)
            .map((icon) => icon.getAttribute('href')),
        ),
      )
      .toEqual([]);
  });
}
