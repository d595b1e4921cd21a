import { type RefObject, useEffect, useRef, useState } from 'react';

const NEAR = '200px';

/**
 * Returns whether an element has been in or near the viewport, to load heavy parts then. An element that isn't
 * displayed never is.
 */
export function useInView<Target extends HTMLElement>(): { ref: RefObject<Target | null>; wasInView: boolean } {
  const ref = useRef<Target>(null);
  const [wasInView, setWasInView] = useState(false);
  useEffect(() => {
    const target = ref.current;
    if (!target || wasInView) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasInView(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [wasInView]);
  return { ref, wasInView };
}
