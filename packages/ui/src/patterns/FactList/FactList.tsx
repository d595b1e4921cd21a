import type { LucideIcon } from 'lucide-react';
import * as styles from './FactList.css.ts';

/** One fact: its picture, its kind, and what it is. */
export interface Fact {
  icon: LucideIcon;
  /** What kind of fact it is: "Duration". */
  label: string;
  /** The fact: "6 hours". */
  value: string;
}

export interface FactListProps {
  facts: Fact[];
  /** `tiles` on a detail page, with the labels in sight; `row` on a card, with the icons in their place.
   * @default 'tiles' */
  variant?: 'tiles' | 'row';
}

/** Characters that no longer fit a tile in two lines. */
const LONG = 28;

/** What there is to know at a glance: duration, group, language, start. */
export function FactList({ facts, variant = 'tiles' }: FactListProps) {
  return (
    <dl className={styles.list} data-variant={variant}>
      {facts.map(({ icon: Icon, label, value }) => (
        <div key={label} className={styles.fact} data-long={value.length > LONG || undefined}>
          <Icon aria-hidden className={styles.icon} />
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
