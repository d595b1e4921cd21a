import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const service = 'https://errors.example.com';

/** The shop as configured for error reporting: in the document's state and its content security policy. */
async function configure(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.route(`${service}/**`, async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ json: { id: '1' }, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route(
    (url) => url.origin !== service,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const policy = (response.headers()['content-security-policy'] ?? '').replace(
        "connect-src 'self'",
        `connect-src 'self' ${service}`,
      );
      const body = (await response.text()).replace(
        '"errorReporting":""',
        `"errorReporting":"https://key@errors.example.com/7"`,
      );
      await route.fulfill({
        response: response,
        body,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
  );
  return reports;
}

test('SHELL-60 STATUS-05 GAP-72 GAP-74 without configuration nothing is loaded or sent', async ({ page, shop }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && page.url() !== 'about:blank')
      scripts.push(request.url());
  });
  await shop.open('/status');
  await shop.main.getByRole('button', { name: 'Test error' }).click();
  await expect(shop.main.getByText('Test error: error reporting is off, so nothing was sent.')).toBeVisible();
  expect(scripts).toEqual([]);
});

test('SHELL-60 STATUS-05 GAP-74 with configuration errors are reported, without personal data', async ({
  page,
  shop,
  customer,
  browserErrors,
}) => {
  browserErrors.expect(/Test (error|rejected promise)/);
  browserErrors.expect(/layla@example\.com/);
  const reports = await configure(page);
  await shop.signInWithTokens(customer);
  // The inline script captures it before the app's scripts load.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      dispatchEvent(new ErrorEvent('error', { error: new Error('Before the scripts came') })),
    );
  });
  await shop.open('/status?email=layla@example.com');
  const isReported = (text: string) => expect.poll(() => reports.some((report) => report.includes(text))).toBe(true);
  await isReported('Before the scripts came');
  for (const test of ['Test error', 'Test message', 'Test rejected promise']) {
    await shop.main.getByRole('button', { name: test }).click();
    await expect(shop.main.getByText(`${test}: reported.`)).toBeVisible();
  }
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('No seat for layla@example.com, card 4111 1111 1111 1111');
    });
  });
  await isReported('No seat for [e-mail] card [number]');
  await page.evaluate(() =>
    dispatchEvent(new ErrorEvent('caughterror', { error: new Error('Stopped by a boundary') })),
  );
  await isReported('Stopped by a boundary');

  const reported = reports.join('\n');
  expect(reported).toContain('"transaction":"/status"');
  expect(reported).toContain('"filename":"/assets/');
  const tokens = await page.evaluate(() => Object.values(localStorage));
  for (const secret of [customer.email, 'layla', '4111', ...tokens]) expect(reported).not.toContain(secret);
});
