import { type ReactNode, useId } from 'react';
import { PriceSummary, type PriceSummaryProps } from '../PriceSummary/PriceSummary.tsx';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps extends Omit<PriceSummaryProps, 'label'> {
  /** "Order summary". */
  title: string;
  /** The next step: "Proceed to Checkout". */
  children?: ReactNode;
  /** @default 2 */
  level?: 2 | 3;
}

/** The price summary beside the cart, with the next step. Sticky while the cart scrolls. */
export function OrderSummary({ title, children, level = 2, ...price }: OrderSummaryProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <Title id={titleId} className={styles.title}>
        {title}
      </Title>
      <PriceSummary {...price} label={title} />
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
