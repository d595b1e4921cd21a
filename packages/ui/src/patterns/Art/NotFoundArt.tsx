import * as styles from './Art.css.ts';

/** The illustration of the 404 page: a signpost among dunes (STATIC-06). */
export function NotFoundArt() {
  return (
    <svg className={styles.scene} viewBox="0 0 320 200" aria-hidden="true">
      <rect className={styles.sky} width="320" height="200" />
      <circle className={styles.sun} cx="236" cy="66" r="30" />
      <path className={styles.far} d="M0 132c46-34 86-34 124-12s74 4 112-14 62-6 84 10v84H0z" />
      <path className={styles.middle} d="M0 158c58-30 104-22 146-6s98 2 174-24v72H0z" />
      <path className={styles.stroke} d="M128 92v78" />
      <path className={styles.paper} d="M96 84h62l12 11-12 11H96z" />
      <path className={styles.stroke} d="M96 84h62l12 11-12 11H96z" />
      <path className={styles.paper} d="M160 114h-52l-11 10 11 10h52z" />
      <path className={styles.stroke} d="M160 114h-52l-11 10 11 10h52z" />
      <path className={styles.stroke} d="M108 95h34M118 124h28" />
      <path className={styles.near} d="M0 184c70-26 128-10 178-8s92-10 142-20v44H0z" />
      <path className={styles.track} d="M30 190c30-14 62-16 92-13s66 12 168-4" />
    </svg>
  );
}
