import { Card, Skeleton, VisuallyHidden } from '@aitours/ui';
import type { LucideIcon } from 'lucide-react';
import { overviewMessages as messages } from './overviewMessages.ts';
import * as styles from './StatCard.css.ts';

/** A statistic: loaded, loading or failed. Text is shown unchanged. */
export type Figure = number | { readonly text: string } | 'loading' | 'failed';

export interface StatCardProps {
  readonly label: string;
  readonly value: Figure;
  readonly note: string;
  readonly icon: LucideIcon;
}

export function StatCard({ label, value, note, icon: Icon }: StatCardProps) {
  return (
    <Card as="li">
      <div className={styles.card}>
        <span className={styles.label}>{label}</span>
        <span className={styles.plate}>
          <Icon aria-hidden className={styles.icon} />
        </span>
        <span className={styles.value}>
          <Value value={value} />
        </span>
        <span className={styles.note}>{note}</span>
      </div>
    </Card>
  );
}

function Value({ value }: Pick<StatCardProps, 'value'>) {
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'object') return value.text;
  if (value === 'failed') {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{messages.unknown}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <VisuallyHidden>{messages.loadingFigure}</VisuallyHidden>
      <Skeleton shape="title" />
    </>
  );
}
