/** The states that only a pointer or the keyboard can set, with the selectors that components use for them. */
const selectors = {
  hover: /:hover|\[data-hovered(=true)?\]/g,
  pressed: /:active|\[data-pressed(=true)?\]/g,
  focus: /:focus-visible|\[data-focus-visible(=true)?\]/g,
} as const;

export type PseudoState = keyof typeof selectors;
export const pseudoStates = Object.keys(selectors) as readonly PseudoState[];

/** What can be hovered, pressed and focused. */
export const interactive = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])';
const shown = new WeakSet<CSSStyleSheet>();

/**
 * Copies the rules of all style sheets for hover, press and focus, so that they apply within `data-shown-state`.
 * Each copy is beside its original: the order of rules, media queries and layers stays.
 */
export function showPseudoStates(): void {
  for (const sheet of document.styleSheets) {
    if (shown.has(sheet)) continue;
    shown.add(sheet);
    copyRules(sheet);
  }
}

function copyRules(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      for (const state of pseudoStates) {
        const within = `:is([data-shown-state=${state}] ${state === 'hover' ? '*' : interactive})`;
        const selector = rule.selectorText.replace(selectors[state], within);
        if (selector === rule.selectorText) continue;
        group.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
      }
    } else if (rule instanceof CSSGroupingRule) copyRules(rule);
  }
}
