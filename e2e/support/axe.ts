import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about whole pages; while a dialog is open, the page behind it is hidden from everybody. */
const pageRules = ['landmark-one-main', 'page-has-heading-one'];

/** Structure and names are the same in every theme; these depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds in a page, as lines that say where. */
export const pageViolations = (page: Page): Promise<string[]> => found(axe(page).withTags(rules));

/** What axe finds while a dialog is open. */
export const dialogViolations = (page: Page): Promise<string[]> =>
  found(axe(page).withTags(rules).disableRules(pageRules));

/** What axe finds of that which a theme can spoil. */
export const colourViolations = (page: Page): Promise<string[]> => found(axe(page).withRules(colourRules));

/** No page has frames that axe would have to enter, and what passes needs no list: both take longer than judging. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function found(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}
