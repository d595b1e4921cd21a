import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about whole pages. They don't apply while a dialog hides the page behind it. */
const pageRules = ['landmark-one-main', 'page-has-heading-one'];

/** Returns axe's violations in a page, one line each with its location. */
export async function pageViolations(page: Page): Promise<string[]> {
  await waitForLists(page);
  return findViolations(axe(page).withTags(rules));
}

/** Returns axe's violations while a dialog is open. */
export const dialogViolations = (page: Page): Promise<string[]> =>
  findViolations(axe(page).withTags(rules).disableRules(pageRules));

/** While a list loads its next rows, its old ones are dimmed. */
async function waitForLists(page: Page): Promise<void> {
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Frames and the list of passes are switched off: both take longer than the rules, and no page has frames to check. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function findViolations(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}
