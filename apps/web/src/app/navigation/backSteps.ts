import type { AddBackSteps } from '@aitours/ui';
import { navigate as navigateNow } from 'wouter/use-browser-location';

/**
 * Open layers and previous steps, the top one last. Each has history entries with the page's URL; `history.state.depth`
 * counts the entries above the page's own one, so that the two can always be compared.
 */
const layers = new Map<string, { readonly count: number; readonly onBack: () => void }>();

/** Navigations that wait until the entries of layers are left. */
const waiting: (() => void)[] = [];
let isTraversing = false;
let url: string;

const depthNow = (): number => {
  const state: { readonly depth?: number } | null = history.state;
  return state?.depth ?? 0;
};
const wanted = (): number => [...layers.values()].reduce((sum, { count }) => sum + count, 0);

export const addBackSteps: AddBackSteps = (id, count, onBack) => {
  const layer = { count, onBack };
  layers.set(id, layer);
  // After the current event, because one layer may replace another.
  setTimeout(sync);
  return () => {
    // While this code loaded, the layer may have been added again.
    if (layers.get(id) === layer) layers.delete(id);
    setTimeout(sync);
  };
};

/** Adds or leaves entries until their number matches the layers. */
function sync(): void {
  if (isTraversing) return;
  const surplus = depthNow() - wanted();
  if (surplus > 0) leave(surplus);
  for (let depth = depthNow() + 1; depth <= wanted(); depth += 1) history.pushState({ ...history.state, depth }, '');
}

function leave(entries: number): void {
  isTraversing = true;
  history.go(-entries);
}

/**
 * Navigates. Entries of layers are left first, so that none remains behind the next page; a replacement within the page
 * changes the current entry, whose URL Back preserves.
 */
export function navigate(to: string | URL, options?: { replace?: boolean; state?: object }): void {
  const depth = depthNow();
  const isSamePage = new URL(to, location.href).pathname === location.pathname;
  if (depth === 1 && !isTraversing && !options?.replace) {
    // At once, so that no redirect of the page that is left precedes it: the layer's entry becomes the next page's. The
    // layer closes with its page.
    navigateNow(to, { ...options, replace: true });
  } else if (isTraversing || (depth > 0 && !(options?.replace && isSamePage))) {
    waiting.push(() => navigate(to, options));
    if (!isTraversing) leave(depth);
  } else navigateNow(to, depth > 0 ? { ...options, state: { ...options?.state, depth } } : options);
}

/** Handles Back and forward. It must run before the router reads the URL. */
export function handlePopState(): void {
  const before = new URL(url);
  const isSamePage = location.pathname === before.pathname;
  // A link to a part of the page also adds an entry, and keeps layers open.
  const isJump = isSamePage && history.state === null && location.hash !== '' && location.hash !== before.hash;
  if (isJump && depthNow() < wanted()) history.replaceState({ depth: wanted() }, '');
  let back = wanted() - depthNow();
  // A layer may have changed the query.
  if (isSamePage && (isTraversing || back > 0)) history.replaceState(history.state, '', url);
  if (isTraversing) {
    isTraversing = false;
    for (const proceed of waiting.splice(0)) proceed();
  } else if (isSamePage) {
    for (const { count, onBack } of [...layers.values()].reverse()) {
      for (let left = count; left > 0 && back > 0; left -= 1, back -= 1) onBack();
    }
  }
  remember();
  setTimeout(sync);
}

const remember = () => {
  url = location.href;
};

remember();
for (const change of ['pushState', 'replaceState']) addEventListener(change, remember);
// A page that returns from the browser's cache may have been left during a traversal.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) isTraversing = false;
});
// A reload has closed the layers, but not removed their entries.
setTimeout(sync);
