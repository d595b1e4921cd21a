import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose result depends on colours or on where things are. */
const visualRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** Loads axe, and turns off the check of the accessibility addon after each story: the runner selects what it checks. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addScriptTag({ content: axeSource });
  await page.evaluate(() =>
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } }),
  );
}

/**
 * Checks a story as it is, with the rules of the accessibility addon.
 *
 * @throws Error with what axe finds
 */
export async function checkAccessibility(page: Page, disabledRules: readonly string[]): Promise<void> {
  const findings = await page.evaluate(runAxe, { disabledRules: ['region', ...disabledRules] });
  if (findings.length > 0) throw new Error(`axe violations:\n${findings.join('\n')}`);
}

/**
 * Checks a story in the dark theme and right-to-left, with the rules that depend on either.
 *
 * @throws Error with what axe finds
 */
export async function checkDarkRightToLeft(page: Page, disabledRules: readonly string[]): Promise<void> {
  const rules = visualRules.filter((id) => !disabledRules.includes(id));
  const findings = await page.evaluate(runAxe, { rules, disabledRules: [] });
  if (findings.length > 0) throw new Error(`axe violations in the dark theme, right-to-left:\n${findings.join('\n')}`);
}

interface Run {
  /** Runs only these, in the dark theme and right-to-left. */
  readonly rules?: readonly string[];
  readonly disabledRules: readonly string[];
}

/** Runs in the page; returns each violation with its elements. */
async function runAxe({ rules, disabledRules }: Run): Promise<string[]> {
  const root = document.documentElement;
  const { dir } = root;
  // Without transitions, which axe would have to wait for in each story.
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { animation: none !important; transition: none !important; }';
  if (rules) {
    document.head.append(style);
    root.dataset['theme'] = 'dark';
    root.dir = 'rtl';
  }
  const { violations } = await window.axe.run(
    { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    {
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
      rules: Object.fromEntries(disabledRules.map((id) => [id, { enabled: false }])),
      // The details of all elements that pass would take a quarter of a check.
      resultTypes: ['violations'],
    },
  );
  style.remove();
  root.dir = dir;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}
