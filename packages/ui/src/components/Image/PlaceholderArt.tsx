import * as styles from './Image.css.ts';

/** Dunes and a sun in the theme's colours. Inline SVG, so it can't fail to load. */
export function PlaceholderArt({ alt }: { alt: string }) {
  return (
    <svg
      role="img"
      aria-label={alt || undefined}
      aria-hidden={alt === '' || undefined}
      className={styles.placeholder}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMax slice"
    >
      <path className={styles.sky} d="M0 0h100v100H0z" />
      <circle className={styles.sun} cx="66" cy="42" r="11" />
      <path className={styles.far} d="M0 74c16-14 27-14 42-3 17 12 36 6 58-13v42H0z" />
      <path className={styles.near} d="M0 88c24-16 42-10 60-3 14 5 27 4 40-3v18H0z" />
    </svg>
  );
}
