import { ordinaryDay } from '../support/activities.ts';
import { delayScript } from '../support/deferredScripts.ts';
import { expect, test } from '../support/test.ts';

test('QUIRK-01 fares of transfers are in AED', { tag: '@core' }, async ({ page, shop }) => {
  const search = { pickup: 'Dubai International Airport (DXB)', dropoff: 'Dubai Marina', date: ordinaryDay() };
  await shop.open(`/transfers/search?${new URLSearchParams(search)}`);
  await shop.main.getByRole('button', { name: 'Search transfers' }).click();
  await shop.expectPath('/search-results');
  await expect(shop.main.getByRole('article').first()).toContainText(/AED \d+\.\d\d/);
  await expect(page.getByText('€')).toHaveCount(0);
});

test('QUIRK-06 QUIRK-10 cards link directly and have no badge', { tag: '@core' }, async ({ shop }) => {
  await shop.open('/things-to-do?category=attractions');
  const links = shop.main.getByRole('article').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(3);
  for (const href of hrefs) expect(href).toMatch(/^\/attractions\/./);
  await shop.open('/things-to-do?category=activities');
  await expect(shop.main.getByRole('article').first()).toBeVisible();
  await expect(shop.main.getByText('% Off')).toHaveCount(0);
});

test('QUIRK-13 QUIRK-15 no invented counts; header search and footer lead somewhere', { tag: '@core' }, async ({
  page,
  shop,
}) => {
  await shop.open('/');
  await expect(shop.main.getByText(/^\d+ tours$/)).toHaveCount(0);
  await page.getByRole('banner').getByRole('searchbox').click();
  await page.getByRole('banner').getByRole('combobox').fill('Liwa');
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=Liwa$/);
  await expect(shop.main.getByRole('article').first()).toContainText(/Liwa/i);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await shop.expectPath('/faq');
});

test('QUIRK-03 a search of the blog that is entered before its script has loaded stays on the page and is carried out once', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const release = await delayScript(page, 'src/features/blog/BlogSearch.deferred.tsx');
  await page.goto('/blog');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the blog' });
  await field.fill('karak');
  await field.press('Enter');
  release();
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search the blog' })).toHaveValue('karak');
  await expect(page).toHaveURL(/\/blog\?search=karak$/);
  expect(documents).toHaveLength(1);
});
