import type { AddBackSteps } from '@aitours/ui';
import { navigate as navigateNow } from 'wouter/use-browser-location';

/**
 * Open layers and previous steps, the top one last. Each has history entries with the page's URL; `history.state.depth`
 * counts the entries above the page's own one, so that the two can always be compared, and `history.state.pageKey`
 * identifies that one after a reload.
 */
const layers = new Map<string, { readonly count: number; readonly onBack: () => void }>();

/** Navigations that wait until the entries of layers are left. */
const waiting: (() => void)[] = [];
let isTraversing = false;
let url: string;

const readState = () => history.state as { readonly depth?: number; readonly pageKey?: string } | null;
const depthNow = (): number => readState()?.depth ?? 0;
/** Not in every browser. */
const navigation: Navigation | undefined = window.navigation;
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
  const pageKey = depthNow() > 0 ? readState()?.pageKey : navigation?.currentEntry?.key;
  const state = { ...history.state, pageKey };
  for (let depth = depthNow() + 1; depth <= wanted(); depth += 1) history.pushState({ ...state, depth }, '');
}

function leave(entries: number): void {
  isTraversing = true;
  history.go(-entries);
}

/**
 * Leaves all entries of layers. Doesn't count: Chromium commits a reload in the entry where it began, with the state of
 * the entry that `pushState` has added meanwhile, so that `depth` is too large and leads to the page before.
 */
async function returnToPage(navigation: Navigation, pageKey: string): Promise<void> {
  isTraversing = true;
  // They reject if the reload was committed in the page's own entry: its key is then that of the added entry.
  const { committed, finished } = navigation.traverseTo(pageKey);
  await Promise.allSettled([committed, finished]);
  if (!isTraversing) return;
  history.replaceState({ ...history.state, depth: 0 }, '', url);
  handlePopState();
}

/** A reload has closed layers, but not removed their entries. */
function syncAfterReload(): void {
  const { pageKey } = readState() ?? {};
  if (!isTraversing && depthNow() > wanted() && navigation && pageKey) void returnToPage(navigation, pageKey);
  else sync();
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
  } else {
    const { pageKey } = readState() ?? {};
    navigateNow(to, depth > 0 ? { ...options, state: { ...options?.state, depth, pageKey } } : options);
  }
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
setTimeout(syncAfterReload);
