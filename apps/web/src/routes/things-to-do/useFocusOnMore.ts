import { type RefObject, useEffect, useRef } from 'react';

interface FocusOnMore {
  /** Ref of the list of cards. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Called before more cards are shown. */
  readonly willShowMore: () => void;
}

/** Moves focus to the first of the cards that "show more" added, so that keyboard users continue there. */
export function useFocusOnMore(shown: number): FocusOnMore {
  const listRef = useRef<HTMLDivElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || shown <= from.current) return;
    listRef.current?.querySelectorAll('li')[from.current]?.querySelector('a')?.focus({ preventScroll: true });
    from.current = undefined;
  }, [shown]);
  return {
    listRef,
    willShowMore: () => {
      from.current = shown;
    },
  };
}
