import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

const positions = new Map<string, number>();

/**
 * After a route change, scrolls to the top, or to the previous position on back, and focuses the page's main heading,
 * so that screen readers announce the page and Tab continues there.
 *
 * @param firstPath path of the server-rendered page
 */
export function usePageChange(firstPath: string): void {
  const [path] = useLocation();
  const previous = useRef(firstPath);
  const isReturning = useRef(false);
  // This code may have loaded because of the change, and slowly.
  const isLate = useRef(path !== firstPath);

  useEffect(() => {
    const remember = () => {
      // Back may also have closed a layer of the same page.
      isReturning.current = location.pathname !== previous.current;
    };
    const storePosition = () => positions.set(previous.current, scrollY);
    addEventListener('popstate', remember);
    addEventListener('scroll', storePosition, { passive: true });
    return () => {
      removeEventListener('popstate', remember);
      removeEventListener('scroll', storePosition);
    };
  }, []);

  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    const wasLate = isLate.current;
    isLate.current = false;
    if (wasLate && isPageInUse()) return;
    const top = isReturning.current ? (positions.get(path) ?? 0) : 0;
    isReturning.current = false;
    return whenPresent('main h1', (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      scrollTo({ top, behavior: 'instant' });
    });
  }, [path]);
}

/** Whether a control of the shown page has the focus already. */
const isPageInUse = (): boolean => {
  const focused = document.activeElement;
  return Boolean(focused?.matches('main *') && isShown(focused));
};

/** While a page loads, the previous one is hidden in the document. */
const isShown = (element: Element): boolean => element.getClientRects().length > 0;

const PATIENCE_MILLISECONDS = 5000;

/** Calls back when the element is in the document: its page may still be loading. */
function whenPresent(selector: string, act: (element: HTMLElement) => void): () => void {
  const find = () => [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);
  const now = find();
  scrollTo({ top: 0, behavior: 'instant' });
  if (now) {
    act(now);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    stop();
    act(element);
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, PATIENCE_MILLISECONDS);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
