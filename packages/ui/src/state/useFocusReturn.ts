import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to what had it before a modal opened. React Aria does so too, but in a frame in which the page may still
 * be inert: when a modal is closed by a response, and not by an input, React runs the effects that end this later.
 */
export function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // The page is inert until the effects of all components have ended.
      setTimeout(() => {
        const { activeElement, body } = document;
        if (activeElement === body && opener.current instanceof HTMLElement) opener.current.focus();
      });
    };
  }, [isOpen]);
}
