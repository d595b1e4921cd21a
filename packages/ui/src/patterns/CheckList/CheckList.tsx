import { Check, type LucideIcon, Minus, Sparkles } from 'lucide-react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import * as styles from './CheckList.css.ts';

export interface CheckListProps {
  items: string[];
  /** What being on the list means: it is part of the price, it isn't, or it is what to look forward to.
   * @default 'included' */
  kind?: 'included' | 'excluded' | 'highlight';
}

const icons: Record<NonNullable<CheckListProps['kind']>, LucideIcon> = {
  included: Check,
  excluded: Minus,
  highlight: Sparkles,
};

/** Included, not included, highlights. The heading above it says which: the icons only repeat it. */
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
