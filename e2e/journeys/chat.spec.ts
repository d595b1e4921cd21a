import type { Page } from '@playwright/test';
import { allPages, prepare } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const parts = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'Travel assistant' });
  return {
    panel,
    opener: page.getByRole('button', { name: 'Open the travel assistant' }),
    inside: panel.frameLocator('iframe'),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
  };
};

test('SHELL-03 SHELL-51 SHELL-52 GAP-72 a guest chats over any page, full screen and back, and the conversation continues', async ({
  page,
  shop,
}) => {
  const { panel, opener, inside, button } = parts(page);
  const frames: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame()) frames.push(new URL(frame.url()).pathname);
  });
  await shop.open('/about');
  await expect(opener).toBeVisible();
  expect(frames).toEqual([]);

  await opener.click();
  await expect(panel).toBeVisible();
  const message = inside.getByRole('textbox', { name: /Your message/ });
  await shop.waitUntilHydrated(message);
  await message.fill('2 days trip to Dubai from 2030-03-01');
  await message.press('Enter');
  const response = inside.getByRole('log', { name: 'Conversation' }).getByText(/^Planner: Dubai from Fri 1 March 2030/);
  await expect(response).toBeVisible();
  expect(frames).toEqual(['/assistant']);

  const { width } = (await panel.boundingBox()) ?? { width: 0 };
  await button('Full screen').click();
  const whole = await page.evaluate(() => document.documentElement.clientWidth);
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(whole);
  await expect(response).toBeVisible();
  await button('Leave full screen').click();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(width);

  await button('Close the assistant').click();
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await shop.follow('Attractions');
  await expect(page).toHaveURL(/\/attractions$/);
  await opener.click();
  await expect(response).toBeVisible();
  expect(frames).toEqual(['/assistant']);

  await inside.getByRole('link', { name: 'Go to “Generate Itinerary”' }).click();
  await expect(page).toHaveURL(/\/day-planner$/);
  await shop.waitUntilInteractive();
  await expect(shop.main.getByRole('region', { name: 'Your preferences' }).getByText('Dubai')).toBeVisible();
});

test('SHELL-51 SHELL-52 by keyboard: Enter opens, Escape goes one step back', async ({ page, shop }) => {
  const { panel, opener, button } = parts(page);
  await shop.open('/about');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(button('Full screen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Leave full screen')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button('Full screen')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button('Close the assistant')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

const sizes = [
  [320, 740],
  [360, 740],
  [768, 900],
  [1250, 900],
  [1360, 900],
  [1920, 900],
] as const;
const visited = ['home', 'things to do', 'activity', 'tour', 'attraction', 'day planner', 'cart', 'checkout'];

for (const direction of ['ltr', 'rtl'] as const) {
  test(`SHELL-51 the floating button covers no control, text or picture at any scroll position, ${direction}`, async ({
    page,
    shop,
    customer,
  }) => {
    await shop.signInWithTokens(customer);
    for (const each of allPages.filter(({ name }) => visited.includes(name))) {
      await shop.open(await prepare(each, customer));
      await parts(page).opener.waitFor();
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const part of [0, 0.3, 0.6, 1]) {
          expect.soft(await whatIsUnder(page, part), `${each.name}, ${width} px, at ${part}`).toEqual([]);
        }
      }
    }
  });
}

/**
 * Scrolls the page and returns the HTML of the elements that the assistant's button covers: those under its box, except
 * the header itself, and the header's controls that its box overlaps.
 *
 * @param part of the page's height: 0 is its start, 1 its end
 */
const whatIsUnder = (page: Page, part: number) =>
  parts(page).opener.evaluate((button, part) => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * part);
    const box = button.getBoundingClientRect();
    const header = document.querySelector('header');
    const surfaces = new Set([header, header?.firstElementChild]);
    const points = [1, box.width / 2, box.width - 1].flatMap((x) =>
      [1, box.height / 2, box.height - 1].map((y) => [box.left + x, box.top + y] as const),
    );
    const covered = points.flatMap(([x, y]) => {
      const below = document.elementsFromPoint(x, y).find((element) => !button.contains(element));
      return below && !surfaces.has(below) ? [below] : [];
    });
    const touched = [...(header?.querySelectorAll('a, button, input') ?? [])].filter((element) => {
      const other = element.getBoundingClientRect();
      return (
        other.width > 0 &&
        other.left < box.right &&
        other.right > box.left &&
        other.top < box.bottom &&
        other.bottom > box.top
      );
    });
    return [...new Set([...covered, ...touched])].map(({ outerHTML }) => outerHTML.slice(0, 80));
  }, part);

test('SHELL-51 no other site can frame the shop, and it frames only its own assistant', async ({ request }) => {
  const readPolicy = async (path: string) => {
    const headers = (await request.get(path)).headers();
    return [headers['content-security-policy'] ?? '', headers['x-frame-options']] as const;
  };
  const [page, pageOptions] = await readPolicy('/about');
  expect(page).toContain("frame-src 'self';");
  expect(page).toContain("frame-ancestors 'none'");
  expect(pageOptions).toBe('DENY');
  const [assistant, assistantOptions] = await readPolicy('/assistant');
  expect(assistant).toContain("frame-ancestors 'self'");
  expect(assistantOptions).toBe('SAMEORIGIN');
});
