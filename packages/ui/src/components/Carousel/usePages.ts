import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface UsePagesOptions {
  /** The scroll container; its children are the cards. */
  scroller: RefObject<HTMLElement | null>;
  count: number;
  page: number;
  onPageChange: (page: number) => void;
  /** Cards per page until the page has been measured. */
  perPage: number;
}

/** Returns the scroll position at which a card starts; negative in right-to-left writing, as in browsers. */
function getScrollPosition(scroller: HTMLElement, index: number): number {
  const [first, card] = [scroller.children[0], scroller.children[index]];
  if (!(first instanceof HTMLElement) || !(card instanceof HTMLElement)) return 0;
  const maxScroll = scroller.scrollWidth - scroller.clientWidth;
  return Math.max(-maxScroll, Math.min(maxScroll, card.offsetLeft - first.offsetLeft));
}

/** Synchronises page and scroll position in both directions. The number of cards per page comes from the styles. */
export function usePages({ scroller, count, page, onPageChange, perPage: initialPerPage }: UsePagesOptions): {
  pages: number;
} {
  const [perPage, setPerPage] = useState(initialPerPage);
  /** The index of the first visible card that page and scroll position agreed on last. */
  const firstCard = useRef(0);
  /** The position that a change of page is still scrolling to. */
  const target = useRef<number | null>(null);
  const pages = Math.max(1, Math.ceil(count / perPage));
  const present = count > 0;

  useEffect(() => {
    const box = scroller.current;
    if (!present || !box) return;
    const observer = new ResizeObserver(() => {
      const card = box.children[0];
      if (card instanceof HTMLElement && card.offsetWidth > 0) {
        setPerPage(Math.max(1, Math.round(box.clientWidth / card.offsetWidth)));
      }
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, present]);

  useEffect(() => {
    if (firstCard.current === page * perPage) return;
    firstCard.current = page * perPage;
    if (!scroller.current) return;
    target.current = getScrollPosition(scroller.current, firstCard.current);
    scroller.current.scrollTo({ left: target.current });
  }, [scroller, page, perPage]);

  const handleScrollEnd = useEffectEvent((box: HTMLElement) => {
    // This scroll was interrupted by another change of page, whose own scroll end follows.
    if (target.current !== null && Math.abs(box.scrollLeft - target.current) > 2) return;
    target.current = null;
    const distance = (each: number) => Math.abs(getScrollPosition(box, each * perPage) - box.scrollLeft);
    const nearest = Array.from({ length: pages }, (_, each) => each).sort((a, b) => distance(a) - distance(b))[0] ?? 0;
    if (nearest === page) return;
    firstCard.current = nearest * perPage;
    onPageChange(nearest);
  });
  useEffect(() => {
    const box = scroller.current;
    if (!present || !box) return;
    const abort = new AbortController();
    const cancelTarget = () => {
      target.current = null;
    };
    box.addEventListener('scrollend', () => handleScrollEnd(box), { signal: abort.signal });
    box.addEventListener('pointerdown', cancelTarget, { signal: abort.signal, passive: true });
    box.addEventListener('wheel', cancelTarget, { signal: abort.signal, passive: true });
    return () => abort.abort();
  }, [scroller, present]);

  return { pages };
}
