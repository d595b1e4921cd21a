import * as styles from './Art.css.ts';

/** The illustration of the empty cart: a basket on a beach (CART-02). */
export function EmptyCartArt() {
  return (
    <svg className={styles.scene} viewBox="0 0 320 200" aria-hidden="true">
      <rect className={styles.sky} width="320" height="200" />
      <circle className={styles.sun} cx="160" cy="84" r="44" />
      <path className={styles.far} d="M0 112h320v88H0z" />
      <path className={styles.middle} d="M0 136c60-10 112 8 166 4s98-16 154-6v66H0z" />
      <path className={styles.near} d="M0 170c70-18 122-4 170-2s96-12 150-10v42H0z" />
      <path className={styles.paper} d="M112 118h96l-12 56a8 8 0 0 1-8 6h-56a8 8 0 0 1-8-6z" />
      <path className={styles.stroke} d="M112 118h96l-12 56a8 8 0 0 1-8 6h-56a8 8 0 0 1-8-6zM134 118c2-40 50-40 52 0" />
      <path className={styles.stroke} d="M140 134l4 30M160 134v30M180 134l-4 30" />
      <circle className={styles.figure} cx="262" cy="160" r="3" />
      <path className={styles.stroke} d="M58 152c8-6 12-6 18 0M70 146c8-6 12-6 18 0" />
    </svg>
  );
}
