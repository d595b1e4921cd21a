import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { createStaffMember } from '../support/accounts.ts';
import { pageViolations } from '../support/axe.ts';
import { overflowingElements } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('GAP-59 an owner connects another system, which checks the signature of a test', async ({ page, shop }) => {
  const received: unknown[] = [];
  let secret = '';
  const system = createServer(async (request, response) => {
    const body = await text(request);
    received.push(new Webhook(secret).verify(body, request.headers as Record<string, string>));
    response.writeHead(204).end();
  });
  await once(system.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(system.address() as AddressInfo).port}/hook`;
  try {
    await shop.signInWithTokens(await createStaffMember('owner'));
    await shop.open('/dashboard/settings');
    await shop.openSection('Webhooks');
    await shop.main.getByRole('button', { name: 'Add an endpoint' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill(url);
    await page.getByRole('button', { name: 'Save the endpoint' }).click();
    secret = await page.getByRole('textbox', { name: 'Secret' }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await shop.main.getByRole('button', { name: `Send a test to ${url}` }).click();
    await expect(shop.notification('The test is on its way. It appears below.')).toBeVisible();
    // It also receives the events of journeys that run at the same time.
    await expect
      .poll(() => received)
      .toContainEqual({ type: 'endpoint.test', timestamp: expect.any(String), data: {} });
    await page.reload();
    await shop.main.getByRole('searchbox').fill(url);
    await page.waitForURL(/search=/);
    const delivery = shop.main.getByRole('row').filter({ hasText: url }).filter({ hasText: 'Test' });
    await expect(delivery).toContainText('Accepted');
    expect(await overflowingElements(page)).toBe('fits');
    expect(await pageViolations(page)).toEqual([]);
    await shop.main.getByRole('button', { name: `Remove ${url}` }).click();
    await page.getByRole('button', { name: 'Remove the endpoint' }).click();
    await expect(shop.notification('The endpoint is removed.')).toBeVisible();
  } finally {
    system.closeAllConnections();
    system.close();
  }
});
