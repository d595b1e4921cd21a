import type { Page } from '@playwright/test';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { checkAccessibility, checkDarkRightToLeft, loadAxe } from './checkAccessibility.ts';
import { startVisit, type Visit } from './startVisit.ts';
import { checkConsole, checkContent, watchConsole } from './stateChecks.ts';
import { preparePage, takePictures } from './takePictures.ts';
import { viewports } from './viewports.ts';
import { visitControls } from './visitControls.ts';

const height = 900;

/** Of a story that sets no viewport: stories must pass at another width as well. */
const otherWidth = 1440;

/** Whether each story that leaves its state is checked in all ways, rather than only the main ones by axe. */
const isComplete = process.env['STORY_CHECKS'] === 'all';
const isAlone = process.env['STORY_CHECKS'] === 'alone';

/** The story that each page shows. */
const visits = new WeakMap<Page, Visit>();

/**
 * After its play function, `postVisit` checks that a story isn't blank and that axe finds nothing in a main one. In a
 * complete run it takes pictures and runs axe on every story that leaves its state, also in the dark theme and
 * right-to-left, and then uses the controls.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await preparePage(page);
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href);
    await loadAxe(page);
  },

  async preVisit(page, { id }) {
    const visit = await startVisit(page, id);
    visits.set(page, visit);
    const width = visit.viewport ? viewports[visit.viewport].width : isAlone ? otherWidth : viewports.desktop.width;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
    watchConsole(page);
  },

  async postVisit(page, { id }) {
    const visit = visits.get(page);
    if (!visit?.ignoresErrors) checkConsole(page);
    if (!visit || visit.isTestOnly) return;
    await checkContent(page);
    if (process.env['TAKE_PICTURES'] && visit.hasPicture) await takePictures(page, id, visit.isPage);
    if (!visit.isChecked || !(isComplete || visit.isMain)) return;
    await checkAccessibility(page, visit.disabledRules);
    if (!isComplete) return;
    await checkDarkRightToLeft(page, visit.disabledRules);
    if (visit.isMain) await visitControls(page, id);
  },
};
export default config;
