import { useComponentMessages } from '../../messages/componentMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** The formatted amount: "AED 1,095.00". */
  amount: string;
  /** The earlier price, formatted; shown struck through. */
  previousAmount?: string;
  /** Text before the amount: "from". */
  prefix?: string;
  /** Text after the amount: "per person". */
  suffix?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** Shows an amount of money. The caller formats it: the library has no currency logic. */
export function Price({ amount, previousAmount, prefix, suffix, size = 'medium' }: PriceProps) {
  const messages = useComponentMessages();
  return (
    <span className={styles.price} data-size={size}>
      {prefix && <span>{prefix}</span>}
      {previousAmount && (
        <del className={styles.previousAmount}>
          <VisuallyHidden>{messages.previousPrice} </VisuallyHidden>
          {previousAmount}
        </del>
      )}
      <span className={styles.amount}>
        {previousAmount && <VisuallyHidden>{messages.currentPrice} </VisuallyHidden>}
        {amount}
      </span>
      {suffix && <span>{suffix}</span>}
    </span>
  );
}
