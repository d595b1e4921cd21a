import { useUiMessages } from '../../messages/UiMessages.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** As shown: "AED 1,095.00". */
  amount: string;
  /** The price before, struck through. */
  old?: string;
  /** Stands before the amount: "from". */
  before?: string;
  /** Stands after it: "per person". */
  after?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** An amount of money, already written out: the library knows no currency. */
export function Price({ amount, old, before, after, size = 'medium' }: PriceProps) {
  const messages = useUiMessages();
  return (
    <span className={styles.price} data-size={size}>
      {before && <span>{before}</span>}
      {old && (
        <del className={styles.old}>
          <VisuallyHidden>{messages.oldPrice} </VisuallyHidden>
          {old}
        </del>
      )}
      <span className={styles.amount}>
        {old && <VisuallyHidden>{messages.newPrice} </VisuallyHidden>}
        {amount}
      </span>
      {after && <span>{after}</span>}
    </span>
  );
}
