import type { LucideProps } from 'lucide-react';

/** The sprite's URL, which the build defines. */
declare const __ICON_SPRITE__: string;

/**
 * Returns a component with the props of lucide's icon that references the sprite (`server/build/iconSprite.ts`). Its class
 * mirrors arrows.
 */
export const createSpriteIcon = (name: string) =>
  function SpriteIcon({ size = 24, absoluteStrokeWidth: _, className = '', ...rest }: LucideProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
        className={`lucide-${name} ${className}`}
      >
        <use href={`${__ICON_SPRITE__}#${name}`} />
      </svg>
    );
  };
