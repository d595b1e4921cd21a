import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STEPS = 120;

/** Presses Tab until the target has focus, and checks that focus is visible on the way. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < MAX_STEPS; count += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `reached by ${MAX_STEPS} presses of ${key}`).toBeFocused();
}

/** Moves focus to the target by Tab and presses Enter. */
export async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Presses an arrow key until the target has focus, in a calendar or a menu. */
export async function arrowTo(page: Page, target: Locator, arrow: 'ArrowRight' | 'ArrowDown'): Promise<void> {
  for (let count = 0; count < MAX_STEPS; count += 1) {
    if ((await target.count()) > 0 && (await target.evaluate((element) => element.contains(document.activeElement)))) {
      return;
    }
    await page.keyboard.press(arrow);
  }
  await expect(target, `reached by ${MAX_STEPS} presses of ${arrow}`).toBeFocused();
}
