import type { Page } from '@playwright/test';
import { allPages, prepare } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('SHELL-46 CONST-26 the header shows its navigation from 1250 px, a menu below', { tag: '@core' }, async ({
  page,
  shop,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.setViewportSize({ width: 1250, height: 900 });
  await shop.open('/about');
  await expect(navigation).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1249, height: 900 });
  await expect(navigation).toBeHidden();
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Things to do' })).toBeVisible();
});

test('SHELL-47 CONST-26 the mobile layout, with its bottom bar, shows from 768 px down', async ({ page, shop }) => {
  const bar = page.getByRole('navigation', { name: 'Quick' });
  await page.setViewportSize({ width: 769, height: 900 });
  await shop.open('/');
  await expect(shop.title).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeVisible();
});

const opener = (page: Page) => page.getByRole('button', { name: 'Open the travel assistant' });

const sizes = [
  [320, 740],
  [768, 900],
  [1360, 900],
] as const;
const visited = ['home', 'things to do', 'activity', 'tour', 'attraction', 'day planner', 'cart', 'checkout'];

test('SHELL-51 the floating button covers no control, text or picture at any scroll position', async ({
  page,
  shop,
  customer,
}) => {
  await shop.signInWithTokens(customer);
  for (const each of allPages.filter(({ name }) => visited.includes(name))) {
    await shop.open(await prepare(each, customer));
    await opener(page).waitFor();
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const part of [0, 0.3, 0.6, 1]) {
          const where = `${each.name}, ${direction}, ${width} px, at ${part}`;
          expect.soft(await whatIsUnder(page, part), where).toEqual([]);
        }
      }
    }
  }
});

/**
 * Scrolls the page and returns the HTML of the elements that the assistant's button covers: those under its box, except
 * the header itself, and the header's controls that its box overlaps.
 *
 * @param part of the page's height: 0 is its start, 1 its end
 */
const whatIsUnder = (page: Page, part: number) =>
  opener(page).evaluate((button, part) => {
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
