import type { LucideProps } from 'lucide-react';

/** Where the built shop's shapes of icons lie. */
declare const __ICON_SPRITE__: string;

/** The icon of that name, as `lucide-react` would draw it, out of the sprite (`server/iconSprite.ts`). */
export const spriteIcon = (name: string) =>
  function SpriteIcon({ size = 24, absoluteStrokeWidth: _, ...rest }: LucideProps) {
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
      >
        <use href={`${__ICON_SPRITE__}#${name}`} />
      </svg>
    );
  };
