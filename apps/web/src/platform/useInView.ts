import { type RefObject, useEffect, useRef, useState } from 'react';

const NEAR = '200px';

/** Whether an element has been in sight, or nearly: the moment to load what is heavy. What isn't displayed never is. */
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
