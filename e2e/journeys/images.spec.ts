import { expect, test } from '../support/test.ts';

const picture = 'activity-skydive-above-the-palm-1';
const types = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', avif: 'image/avif' } as const;

test('IMG-01 GAP-75 pictures are served in each format, immutable', async ({ request }) => {
  for (const [format, type] of Object.entries(types)) {
    const response = await request.get(`/api/optimize-image/${picture}/320/${format}/`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
    expect(response.headers()['cache-control']).toContain('immutable');
  }
});

test('IMG-01 GAP-75 each size has the requested width', async ({ page, request, shop }) => {
  await shop.open('/about');
  for (const size of [320, 480, 768, 1024, 1280, 1920]) {
    const bytes = await (await request.get(`/api/optimize-image/${picture}/${size}/webp/`)).body();
    const width = await page.evaluate(async (data) => {
      const blob = await (await fetch(data)).blob().catch(() => null);
      return blob ? (await createImageBitmap(blob)).width : 0;
    }, `/api/optimize-image/${picture}/${size}/webp/`);
    expect(bytes.length).toBeGreaterThan(500);
    expect(width).toBe(size);
  }
});

test('GAP-75 other sizes and formats are rejected, and unknown pictures are 404', async ({ request }) => {
  expect((await request.get(`/api/optimize-image/${picture}/333/webp/`)).status()).toBe(400);
  expect((await request.get(`/api/optimize-image/${picture}/320/gif/`)).status()).toBe(400);
  expect((await request.get('/api/optimize-image/there-is-none/320/webp/')).status()).toBe(404);
});

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
