import type { LucideIcon } from 'lucide-react';
import * as styles from './FactList.css.ts';

/** A fact with an icon. */
export interface Fact {
  icon: LucideIcon;
  /** "Duration". */
  label: string;
  /** "6 hours". */
  value: string;
}

export interface FactListProps {
  facts: Fact[];
  /** `tiles` for detail pages, with visible labels; `row` for cards, with icons only.
   * @default 'tiles' */
  variant?: 'tiles' | 'row';
}

/** Longer values do not fit a tile in two lines. */
const MAX_TILE_LENGTH = 28;

/** The main facts of a product: duration, group size, language, start. */
export function FactList({ facts, variant = 'tiles' }: FactListProps) {
  return (
    <dl className={styles.list} data-variant={variant}>
      {facts.map(({ icon: Icon, label, value }) => (
        <div key={label} className={styles.fact} data-long={value.length > MAX_TILE_LENGTH || undefined}>
          <Icon aria-hidden className={styles.icon} />
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
