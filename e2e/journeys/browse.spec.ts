import { expect, test } from '../support/test.ts';

test('BROWSE-02 BROWSE-03 BROWSE-11 the choice is in the URL: it survives back, reload and sharing', {
  tag: '@core',
}, async ({ page, shop }) => {
  await shop.open('/things-to-do');
  // Parallel journeys create activities; the number of attractions is constant.
  await shop.main.getByRole('link', { name: 'Attractions', exact: true }).click();
  await expect(page).toHaveURL(/\?category=attractions$/);
  const count = shop.main.getByRole('status').filter({ hasText: /^\d+ results?$/ });
  const all = await count.textContent();

  await shop.main.getByRole('button', { name: 'Show filters' }).click();
  await shop.main.getByRole('group', { name: 'Price' }).getByText('Over AED 100').click();
  await expect(page).toHaveURL(/category=attractions&price=over-100/);
  await expect(count).not.toHaveText(all ?? '');
  const narrowed = await count.textContent();

  await page.goBack();
  await expect(page).toHaveURL(/\?category=attractions$/);
  await expect(count).toHaveText(all ?? '');
  await page.goForward();
  await expect(count).toHaveText(narrowed ?? '');

  await shop.reload();
  await expect(count).toHaveText(narrowed ?? '');
  await expect(shop.main.getByRole('button', { name: 'Show filters (1)' })).toBeVisible();
  await shop.main.getByRole('button', { name: 'Clear filters' }).click();
  await expect(count).toHaveText(all ?? '');
});

test('things to do sort by price; the order survives reload and back', async ({ page, shop }) => {
  await shop.open('/things-to-do?category=tours');
  const prices = shop.main.getByRole('article').getByText(/^AED [\d,.]+$/);
  const amounts = async () => (await prices.allTextContents()).map((text) => Number(text.replace(/[^\d.]/g, '')));
  await expect(prices.first()).toBeVisible();
  const recommended = await amounts();
  const cheapestFirst = recommended.toSorted((one, other) => one - other);
  expect(cheapestFirst).not.toEqual(recommended);

  await shop.main.getByLabel('Sort by').selectOption('Price: lowest first');
  await expect(page).toHaveURL(/category=tours&sort=price-asc$/);
  await expect.poll(amounts).toEqual(cheapestFirst);
  await shop.reload();
  await expect.poll(amounts).toEqual(cheapestFirst);
  await page.goBack();
  await expect.poll(amounts).toEqual(recommended);
});

test('BROWSE-10 QUIRK-08 the rating filter is shown and changes neither list nor request', async ({ page, shop }) => {
  await shop.open('/things-to-do?category=tours');
  const titles = shop.main.getByRole('article').getByRole('heading');
  const before = await titles.allTextContents();
  expect(before.length).toBeGreaterThan(3);
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/tours/')) requestedUrls.push(request.url());
  });
  await shop.main.getByRole('button', { name: 'Show filters' }).click();
  await shop.main.getByRole('group', { name: 'Rating' }).getByText('4+').click();
  await expect(page).toHaveURL(/rating=/);
  await expect(titles).toHaveText(before);
  expect(requestedUrls).toEqual([]);
});

test('BROWSE-09 an empty result shows a message and a button that resets the filters', async ({ page, shop }) => {
  await shop.open('/things-to-do?search=submarine+to+the+moon');
  await expect(shop.main.getByRole('heading', { name: 'No results' })).toBeVisible();
  await shop.main.getByRole('link', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(/\/things-to-do$/);
  await expect(shop.main.getByRole('article').first()).toBeVisible();
});

test('BROWSE-06 SHELL-10 SHELL-11 QUIRK-06 an attraction’s card leads to /attractions/{slug}', async ({
  page,
  shop,
  quirks,
}) => {
  await shop.open('/things-to-do?category=attractions');
  const link = shop.main.getByRole('article').first().getByRole('link');
  const slug = (await link.getAttribute('href'))?.split('/').at(-1);
  await expect(link).toHaveAttribute('href', `${quirks.attractionCardPath}${slug}`);
  const name = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/attractions/${slug}$`));
  await expect(shop.title).toHaveText(name ?? '');
});

test('BROWSE-07 BROWSE-01 transfers show a search form instead of a list', async ({ shop }) => {
  await shop.open('/things-to-do');
  await shop.main.getByRole('link', { name: 'Transfers', exact: true }).click();
  await expect(shop.main.getByRole('heading', { name: 'Transfers' })).toBeVisible();
  await expect(shop.main.getByRole('form')).toBeVisible();
  await expect(shop.main.getByRole('article')).toHaveCount(0);
});
