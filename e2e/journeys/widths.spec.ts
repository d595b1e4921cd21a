import type { Page } from '@playwright/test';
import { allPages, prepare } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Names of what reaches beyond the window, outside of what may scroll by itself. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} px wide in ${clientWidth}` : 'fits';
  });

/** What can be pressed and is smaller than 24 × 24 px, unless it stands in a line of text (WCAG 2.5.8). */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role=button]')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        if (!element.checkVisibility({ visibilityProperty: true }) || (width <= 1 && height <= 1)) return false;
        if (width >= 24 && height >= 24) return false;
        if (element instanceof HTMLInputElement && (element.labels?.length ?? 0) > 0) {
          return [...(element.labels ?? [])].every((label) => {
            const box = label.getBoundingClientRect();
            return box.width < 24 || box.height < 24;
          });
        }
        return element.tagName !== 'A' || getComputedStyle(element).display !== 'inline';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Classes that no style sheet knows: a sheet got lost on its way here. */
const unknownClasses = (page: Page) =>
  page.evaluate(() => {
    const known = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const [, name] of rule.selectorText.matchAll(/\.([\w-]+)/g)) known.add(name ?? '');
        }
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const worn = [...document.querySelectorAll('#root [class]')].flatMap((element) => [...element.classList]);
    return [...new Set(worn)].filter((name) => !known.has(name) && !/^(lucide|maplibre|mapbox|react-aria)/.test(name));
  });

for (const visited of allPages) {
  test(`SHELL-47 GAP-49 ${visited.name}: nothing reaches beyond the window or is too small to press, at any width`, async ({
    page,
    shop,
    customer,
    faults,
  }) => {
    faults.expect(/status of 404/);
    const path = await prepare(visited, customer);
    if (visited.needs !== 'nothing') await shop.comesSignedIn(customer);
    await shop.open(path);
    await expect(shop.title).toBeVisible();
    for (const width of [320, 390, 768, 1250]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await tooWide(page), `${width} px`).toBe('fits');
      expect.soft(await tooSmall(page), `${width} px`).toEqual([]);
    }
    expect.soft(await unknownClasses(page), 'classes without a style sheet').toEqual([]);
  });
}

test('SHELL-46 CONST-26 the header’s navigation stands from 1250 px on, below that a menu', async ({ page, shop }) => {
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
