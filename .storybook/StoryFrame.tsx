import { useEffect, useRef, useState } from 'react';
import { viewports } from './viewports.ts';

/** The size of a frame for a component: a dialog fits in it. */
const component = { width: 960, height: 480 };

interface StoryFrameProps {
  readonly id: string;
  readonly title: string;
  /** The story's viewport, if it sets one. */
  readonly viewport?: string | undefined;
  /** Whether the story is a page rather than a component. */
  readonly isPage?: boolean;
  /** The toolbar's values, as in a URL: `theme:dark;direction:rtl`. */
  readonly globals?: string | undefined;
}

/**
 * Shows a story in a document of its own, scaled to the available width. The document exists only near the viewport,
 * because each one loads the whole preview.
 */
export function StoryFrame({ id, title, viewport, isPage = false, globals = '' }: StoryFrameProps) {
  const { width, height } =
    Object.entries(viewports).find(([key]) => key === viewport)?.[1] ?? (isPage ? viewports.desktop : component);
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const sizes = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? 0) / width)));
    const nearness = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '50% 0px',
    });
    sizes.observe(box.current);
    nearness.observe(box.current);
    return () => {
      sizes.disconnect();
      nearness.disconnect();
    };
  }, [width]);
  const search = new URLSearchParams({ id, viewMode: 'story', globals, framed: isPage ? 'page' : 'component' });
  return (
    <div ref={box} style={{ width: '100%', maxWidth: width, aspectRatio: `${width} / ${height}`, overflow: 'hidden' }}>
      {isNear && scale > 0 && (
        <iframe
          title={title}
          src={`iframe.html?${search}`}
          style={{ width, height: `${100 / scale}%`, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      )}
    </div>
  );
}
