import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 120;

/** Presses Tab until this has the focus: whoever sees no mouse must get there, and always knows where they are. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < FAR; pressed += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `reached by ${FAR} presses of ${key}`).toBeFocused();
}

/** Goes there by Tab and presses Enter. */
export async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Presses a key until this has the focus: within a calendar or a menu. */
export async function arrowTo(page: Page, target: Locator, arrow: 'ArrowRight' | 'ArrowDown'): Promise<void> {
  for (let pressed = 0; pressed < FAR; pressed += 1) {
    if ((await target.count()) > 0 && (await target.evaluate((element) => element.contains(document.activeElement)))) {
      return;
    }
    await page.keyboard.press(arrow);
  }
  await expect(target, `reached by ${FAR} presses of ${arrow}`).toBeFocused();
}
