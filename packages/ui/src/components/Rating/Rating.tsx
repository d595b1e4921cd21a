import { useComponentMessages } from '../../messages/componentMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Rating.css.ts';

const MAX = 5;
const star = 'M12 1.8l3.2 6.6 7.2 1-5.2 5.1 1.2 7.2L12 18.3l-6.4 3.4 1.2-7.2L1.6 9.4l7.2-1z';

/** A row of `count` stars. */
function Stars({ count, className }: { count: number; className: string }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all stars are identical
    <path key={index} className={className} d={star} transform={`translate(${index * 24} 0)`} />
  ));
}

export interface RatingProps {
  /** From 0 to 5. */
  value: number;
  /** The formatted value: "4.7".
   * @default the value with one decimal place */
  text?: string;
  /** The number of reviews; hidden at 0. */
  reviews?: number;
  /** One star and the number, or five stars.
   * @default 'compact' */
  variant?: 'compact' | 'stars';
}

/** A rating out of five. The value is always shown as text too. */
export function Rating({ value, text = value.toFixed(1), reviews = 0, variant = 'compact' }: RatingProps) {
  const messages = useComponentMessages();
  const count = variant === 'stars' ? MAX : 1;
  const filled = variant === 'stars' ? Math.min(MAX, Math.max(0, value)) : 1;
  return (
    <span className={styles.rating}>
      <svg className={styles.stars} viewBox={`0 0 ${count * 24} 24`} aria-hidden="true">
        <Stars count={count} className={styles.empty} />
        <svg width={filled * 24} height="24" overflow="hidden" aria-hidden="true">
          <Stars count={count} className={styles.full} />
        </svg>
      </svg>
      <VisuallyHidden>{messages.rating(text, MAX)}</VisuallyHidden>
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
      {reviews > 0 && <span className={styles.reviews}>({messages.reviews(reviews)})</span>}
    </span>
  );
}
