import { Check, type LucideIcon, Minus, Sparkles } from 'lucide-react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import * as styles from './CheckList.css.ts';

export interface CheckListProps {
  items: string[];
  /** Whether the items are included in the price, excluded, or highlights.
   * @default 'included' */
  kind?: 'included' | 'excluded' | 'highlight';
}

const icons: Record<NonNullable<CheckListProps['kind']>, LucideIcon> = {
  included: Check,
  excluded: Minus,
  highlight: Sparkles,
};

/** A list of included or excluded services or of highlights. Needs a heading above it: the icons are decorative. */
export function CheckList({ items, kind = 'included' }: CheckListProps) {
  const Icon = icons[kind];
  return (
    <PlainList className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon aria-hidden className={styles.icon} data-kind={kind} />
          {item}
        </li>
      ))}
    </PlainList>
  );
}
