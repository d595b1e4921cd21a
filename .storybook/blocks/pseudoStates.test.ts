import { afterEach, expect, test, vi } from 'vitest';
import { interactive, showPseudoStates } from './pseudoStates.ts';

/** A group of rules as browsers have it: nested groups, and rules that are inserted as text. */
class Group {
  readonly cssRules: object[];
  constructor(...rules: readonly object[]) {
    this.cssRules = [...rules];
  }
  insertRule(text: string, index: number) {
    this.cssRules.splice(index, 0, rule(text));
  }
}
class Rule {
  readonly selectorText: string;
  readonly style: { readonly cssText: string };
  constructor(selectorText: string, cssText: string) {
    this.selectorText = selectorText;
    this.style = { cssText };
  }
}
const rule = (text: string) => new Rule(...(text.slice(0, -2).split(' { ') as [string, string]));
const listSelectors = (group: Group): unknown[] =>
  group.cssRules.map((each) => (each instanceof Group ? listSelectors(each) : (each as Rule).selectorText));

const show = (...sheets: readonly Group[]) => {
  vi.stubGlobal('CSSStyleRule', Rule);
  vi.stubGlobal('CSSGroupingRule', Group);
  vi.stubGlobal('document', { styleSheets: sheets });
  showPseudoStates();
  return sheets.map(listSelectors);
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['.a:hover', ':is([data-shown-state=hover] *)'],
  ['.a[data-hovered=true]', ':is([data-shown-state=hover] *)'],
  ['.a:active', `:is([data-shown-state=pressed] ${interactive})`],
  ['.a[data-pressed]', `:is([data-shown-state=pressed] ${interactive})`],
  ['.a:focus-visible', `:is([data-shown-state=focus] ${interactive})`],
])('copies %s for the shown state', (selector, within) => {
  const sheet = new Group(rule(`${selector} { color: red }`));
  expect(show(sheet)).toEqual([[selector, `.a${within}`]]);
  expect((sheet.cssRules[1] as Rule).style.cssText).toBe('color: red');
});

test('each copy follows its original, also within groups, and other rules have none', () => {
  const group = new Group(rule('.b:hover { color: red }'), rule('.c { color: red }'));
  const [selectors] = show(new Group(rule('.a:active { color: red }'), group, rule('.d { color: red }')));
  const hover = '.b:is([data-shown-state=hover] *)';
  expect(selectors).toEqual(['.a:active', expect.stringContaining('.a:is('), ['.b:hover', hover, '.c'], '.d']);
});

test('a sheet is copied once', () => {
  const sheet = new Group(rule('.a:hover { color: red }'));
  show(sheet);
  expect(show(sheet)[0]).toHaveLength(2);
});
