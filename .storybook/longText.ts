import { lengthen } from './lengthen.ts';

/** The long texts that are shown, to recognise what a component has changed since. */
const shown = new WeakMap<Node, string>();

function lengthenWithin(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = texts.nextNode()) {
    if (!(node instanceof Text) || node.data === shown.get(node)) continue;
    if (node.parentElement?.closest('script, style, code')) continue;
    node.data = lengthen(node.data);
    shown.set(node, node.data);
  }
}

const observer = new MutationObserver((changes) => {
  for (const { target, type, addedNodes } of changes)
    for (const node of type === 'characterData' ? [target] : addedNodes) lengthenWithin(node);
});

/** Lengthens all texts of the page, also those that it shows later; `false` ends that. */
export function showLongTexts(on: boolean): void {
  observer.disconnect();
  if (!on) return;
  lengthenWithin(document.body);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
