import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type axe from 'axe-core';
import { startVisit, type Visit } from './startVisit.ts';
import { checkConsole, checkContent, watchConsole } from './stateChecks.ts';
import { preparePage, takePictures } from './takePictures.ts';
import { visitControls } from './visitControls.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const widths: Record<string, number> = { phone: 390, tablet: 800, desktop: 1280 };
const height = 900;

/** The story that each page shows. */
const visits = new WeakMap<Page, Visit>();

/**
 * The accessibility addon checks each story in the light theme after its play function; `postVisit` then checks that it
 * isn't blank, its pictures, and the dark theme with the rules that depend on colours, and then uses the controls. Of a
 * story that leaves its state, only the addon checks the end.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await preparePage(page);
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href);
    await page.addScriptTag({ content: axeSource });
  },

  async preVisit(page, { id }) {
    const visit = await startVisit(page, id);
    visits.set(page, visit);
    const width = widths[visit.width ?? 'desktop'] ?? 1280;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
    watchConsole(page);
  },

  async postVisit(page, { id }) {
    const visit = visits.get(page);
    if (!visit?.ignoresErrors) checkConsole(page);
    if (!visit || visit.isTestOnly) return;
    await checkContent(page);
    if (process.env['TAKE_PICTURES'] && visit.hasPicture) await takePictures(page, id, visit.isPage);
    if (!visit.isChecked) return;
    await checkDarkTheme(page, visit.disabledRules);
    await visitControls(page, id);
  },
};
export default config;

/** The axe rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** @throws Error with what axe finds in the dark theme */
async function checkDarkTheme(page: Page, disabledRules: readonly string[]): Promise<void> {
  const rules = colourRules.filter((id) => !disabledRules.includes(id));
  const findings = await page.evaluate(async (values) => {
    // Without transitions, which axe would have to wait for in each story.
    const style = document.createElement('style');
    style.textContent = '*, *::before, *::after { animation: none !important; transition: none !important; }';
    document.head.append(style);
    document.documentElement.dataset['theme'] = 'dark';
    const { violations } = await window.axe.run('body', {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations'],
    });
    style.remove();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  }, rules);
  if (findings.length > 0) throw new Error(`axe violations in the dark theme:\n${findings.join('\n')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
