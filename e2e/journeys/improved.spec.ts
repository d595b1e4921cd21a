import { ordinaryDay } from '../support/activities.ts';
import { fillCruiseRequest } from '../support/cruises.ts';
import { delayScript } from '../support/deferredScripts.ts';
import { newestMail } from '../support/mailbox.ts';
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

test('QUIRK-08 QUIRK-09 the rating filter shows products with at least that rating', async ({ page, shop }) => {
  const ratings = async () => {
    const texts = await shop.main
      .getByRole('article')
      .getByText(/^\d\.\d$/)
      .allTextContents();
    return texts.map(Number);
  };
  await shop.open('/things-to-do?category=activities&sort=rating');
  const all = await shop.main.getByRole('article').count();
  expect(new Set(await ratings()).size).toBeGreaterThan(1);
  const response = page.waitForResponse((one) => one.url().includes('min_rating=4'));
  await shop.main.getByRole('button', { name: 'Show filters' }).click();
  await shop.main.getByRole('group', { name: 'Rating' }).getByText('4+').click();
  const { results } = await (await response).json();
  expect(results.every(({ average_rating }: { average_rating: number }) => average_rating >= 4)).toBe(true);
  await expect(shop.main.getByRole('article')).toHaveCount(Math.min(all, results.length));
  for (const rating of await ratings()) expect(rating).toBeGreaterThanOrEqual(4);
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

test('QUIRK-15 the header suggests while one types: a product, a list, a corrected word, recent searches', async ({
  page,
  shop,
}) => {
  await shop.open('/about');
  const banner = page.getByRole('banner');
  const field = banner.getByRole('combobox', { name: 'Search' });
  await banner.getByRole('searchbox').click();
  await field.pressSequentially('lou');
  const louvre = page.getByRole('option', { name: /^Louvre Abu Dhabi Attraction/ });
  await expect(louvre).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', (await louvre.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await shop.expectPath('/attractions/louvre-abu-dhabi-entry');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('');

  await field.click();
  await field.pressSequentially('desret');
  await page.getByRole('option', { name: 'Desert', exact: true }).click();
  await expect(page).toHaveURL(/\/things-to-do\?search=desert$/);

  await field.click();
  await field.pressSequentially('dhow');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('dhow');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=dhow$/);
  await expect(shop.title).toHaveText('Search');
  await expect(page.getByRole('listbox')).toHaveCount(0);

  await field.fill('');
  await page.getByRole('option', { name: 'Clear recent searches' }).click();
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBe('[]');
});

test('QUIRK-03 the newsletter is confirmed and ended with the mailed links', async ({ page, shop, customer }) => {
  await shop.open('/blog/a-short-guide-to-karak');
  const form = shop.main.getByRole('form', { name: 'Newsletter' });
  await form.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await form.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(form.getByText(`If ${customer.email} isn’t subscribed yet, we send it a link`)).toBeVisible();
  const mail = await newestMail((text) => text.includes(`To: ${customer.email}`));
  const linkTo = (path: string) => new RegExp(`${path}\\?token=[\\w-]{43}`).exec(mail)?.[0] ?? '';
  await shop.open(linkTo('/newsletter/confirm'));
  await shop.main.getByRole('button', { name: 'Confirm the subscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are subscribed' })).toBeFocused();
  await shop.open(linkTo('/newsletter/unsubscribe'));
  await shop.main.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeFocused();
});

test('QUIRK-04 a message of the contact form is mailed, and replies go to the sender', async ({ shop, customer }) => {
  await shop.open('/contact-us');
  await shop.main.getByRole('textbox', { name: 'Name' }).fill('Amira Haddad');
  await shop.main.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await shop.main.getByRole('textbox', { name: 'Phone' }).fill('+971 50 123 4567');
  await shop.main.getByRole('textbox', { name: 'Message' }).fill('Can a pram come along?');
  await shop.main.getByRole('button', { name: 'Send message' }).click();
  await expect(shop.main.getByText(`We will reply to ${customer.email}.`)).toBeVisible();
  expect(await newestMail((text) => text.includes(`Reply-To: ${customer.email}`))).toContain('Can a pram come along?');
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

test('QUIRK-03 a search of the blog is in the address, and Back returns to all posts', async ({ page, shop }) => {
  await shop.open('/blog');
  const all = await shop.main.getByRole('article').count();
  await shop.main.getByRole('searchbox', { name: 'Search the blog' }).fill('karak');
  await shop.main.getByRole('searchbox', { name: 'Search the blog' }).press('Enter');
  await expect(page).toHaveURL(/\/blog\?search=karak$/);
  await expect(shop.main.getByText(/found for “karak”/)).toBeVisible();
  expect(await shop.main.getByRole('article').count()).toBeLessThan(all);
  await page.goBack();
  await expect(shop.main.getByRole('article')).toHaveCount(all);
  await expect(shop.main.getByRole('searchbox', { name: 'Search the blog' })).toHaveValue('');
});

test('QUIRK-23 a cruise is paid in cash only, and a request is called a request', async ({ page, shop }) => {
  await shop.open('/cruise/4');
  const form = await fillCruiseRequest(page);
  await expect(form.getByRole('radio')).toHaveCount(1);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeFocused();
});

test('QUIRK-03 QUIRK-19 the period of the dashboard selects its figures', async ({ page, shop }) => {
  await shop.signInAsStaff();
  await shop.open('/dashboard');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('This Month');
  await expect(page).toHaveURL(/\?period=month$/);
  await expect(shop.main.getByText('Made this month')).toBeVisible();
});
