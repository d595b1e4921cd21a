import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type axe from 'axe-core';
import { checkConsole, checkContent, watchConsole } from './stateChecks.ts';
import { preparePage, startVisit, takePictures } from './takePictures.ts';
import { visitControls } from './visitControls.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const widths: Record<string, number> = { phone: 390, tablet: 800, desktop: 1280 };

/**
 * The accessibility addon checks each story in the light theme after its play function; `postVisit` then checks that it
 * isn't blank, its pictures, and the dark theme with the rules that depend on colours, and then uses the controls.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await preparePage(page);
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href);
  },

  async preVisit(page, context) {
    await startVisit(page);
    const { parameters } = await getStoryContext(page, context);
    const width = widths[String(parameters?.['width'] ?? 'desktop')];
    await page.setViewportSize({ width: width ?? 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    watchConsole(page);
  },

  async postVisit(page, context) {
    const { parameters, tags } = await getStoryContext(page, context);
    if (!parameters?.['test']?.dangerouslyIgnoreUnhandledErrors) checkConsole(page);
    if (!tags?.includes('test-only')) await checkContent(page);
    // Without transitions, which pictures and axe would have to wait for in each story.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const isExcluded = tags?.includes('test-only') || parameters?.['chromatic']?.disableSnapshot;
    if (process.env['TAKE_PICTURES'] && !isExcluded)
      await takePictures(page, context.id, parameters?.['layout'] === 'fullscreen');
    if (parameters?.['a11y']?.test !== 'error') return;
    if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axeSource });
    const rules = colourRules.filter(
      (id) => !readRules(parameters['a11y']).some((rule) => rule.id === id && !rule.enabled),
    );
    const findings = await page.evaluate(async (values) => {
      document.documentElement.dataset['theme'] = 'dark';
      const finite = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
      const timeout = new Promise((resolve) => setTimeout(resolve, 1000));
      await Promise.race([timeout, Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)))]);
      const { violations } = await window.axe.run('body', {
        runOnly: { type: 'rule', values },
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
    }, rules);
    if (findings.length > 0) throw new Error(`axe violations in the dark theme:\n${findings.join('\n')}`);
    await visitControls(page, context.id);
  },
};
export default config;

/** The axe rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Rule {
  id: string;
  enabled: boolean;
}

/** Returns the rules that a story enables or disables, as the accessibility addon reads them. */
const readRules = (a11y: { config?: { rules?: Rule[] } }): Rule[] =>
  (a11y.config?.rules ?? []).filter((rule) => typeof rule.enabled === 'boolean');

declare global {
  interface Window {
    axe: typeof axe;
  }
}
