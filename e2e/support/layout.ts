import type { Page } from '@playwright/test';

/** Returns elements that overflow the viewport, except inside scroll containers. */
export const overflowingElements = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} px wide in ${clientWidth}` : 'fits';
  });

/** Returns the texts around amounts of money that are on two lines. */
export const wrappedAmounts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrapped: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { index, 0: amount } of (text.textContent ?? '').matchAll(/AED [\d,.]+\d/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + amount.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && text.parentElement?.checkVisibility()) wrapped.push(text.textContent ?? '');
      }
    }
    return wrapped;
  });

/** Returns targets smaller than 24 × 24 px, except inline links (WCAG 2.5.8). */
export const smallTargets = (page: Page) =>
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

/** Returns class names without a rule in any style sheet: a missing sheet. */
export const unstyledClasses = (page: Page) =>
  page.evaluate(() => {
    const styledClasses = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          for (const [, name] of rule.selectorText.matchAll(/\.([\w-]+)/g)) styledClasses.add(name ?? '');
        }
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const usedClasses = [...document.querySelectorAll('#root [class]')].flatMap((element) => [...element.classList]);
    return [...new Set(usedClasses)].filter(
      (name) => !styledClasses.has(name) && !/^(lucide|maplibre|mapbox|react-aria)/.test(name),
    );
  });
