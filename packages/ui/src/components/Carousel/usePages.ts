import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Pages {
  /** The element that scrolls; its children are the cards. */
  scroller: RefObject<HTMLElement | null>;
  count: number;
  page: number;
  onPageChange: (page: number) => void;
  /** Cards per page until the page has been measured. */
  perPage: number;
}

/** Where a card begins, as a scroll position: negative in right-to-left writing, as browsers have it. */
function startOf(scroller: HTMLElement, index: number): number {
  const [first, card] = [scroller.children[0], scroller.children[index]];
  if (!(first instanceof HTMLElement) || !(card instanceof HTMLElement)) return 0;
  const room = scroller.scrollWidth - scroller.clientWidth;
  return Math.max(-room, Math.min(room, card.offsetLeft - first.offsetLeft));
}

/** Keeps page and scroll position together, whichever is moved. How many cards make a page is for the styles to say. */
export function usePages({ scroller, count, page, onPageChange, perPage: assumed }: Pages): { pages: number } {
  const [perPage, setPerPage] = useState(assumed);
  /** The card that stands first, as far as page and scroll position agree on it. */
  const first = useRef(0);
  /** Where a turn of the page is still scrolling to. */
  const aim = useRef<number | null>(null);
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
    if (first.current === page * perPage) return;
    first.current = page * perPage;
    if (!scroller.current) return;
    aim.current = startOf(scroller.current, first.current);
    scroller.current.scrollTo({ left: aim.current });
  }, [scroller, page, perPage]);

  const settle = useEffectEvent((box: HTMLElement) => {
    // The end of a scroll that another turn of the page has overtaken: the next one counts.
    if (aim.current !== null && Math.abs(box.scrollLeft - aim.current) > 2) return;
    aim.current = null;
    const distance = (each: number) => Math.abs(startOf(box, each * perPage) - box.scrollLeft);
    const nearest = Array.from({ length: pages }, (_, each) => each).sort((a, b) => distance(a) - distance(b))[0] ?? 0;
    if (nearest === page) return;
    first.current = nearest * perPage;
    onPageChange(nearest);
  });
  useEffect(() => {
    const box = scroller.current;
    if (!present || !box) return;
    const stop = new AbortController();
    const take = () => {
      aim.current = null;
    };
    box.addEventListener('scrollend', () => settle(box), { signal: stop.signal });
    box.addEventListener('pointerdown', take, { signal: stop.signal, passive: true });
    box.addEventListener('wheel', take, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [scroller, present]);

  return { pages };
}
