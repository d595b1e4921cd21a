import { useEffect, useRef } from 'react';

/** Focuses the title when what the page shows has changed, because the focused control may be gone. */
export function useTitleFocus(page: { readonly current: HTMLElement | null }, shown: string): void {
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current !== shown) page.current?.querySelector('h1')?.focus();
    previous.current = shown;
  }, [page, shown]);
}
