import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import { StatusBadge, type StatusBadgeProps } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './BookingCard.css.ts';

type Status = Pick<StatusBadgeProps, 'label' | 'meaning'>;

export interface BookingCardProps {
  /** The booking number. */
  number: string;
  /** The kind of product: "Activity". */
  kind: string;
  icon: LucideIcon;
  /** The formatted date. */
  date: string;
  /** The value of `<time datetime>`: YYYY-MM-DD, with THH:MM where the time is known. */
  dateTime?: string;
  /** A short note: "Free cancellation until …". */
  note?: string;
  /** The formatted amount. */
  amount: string;
  payment: Status;
  booking: Status;
  /** Buttons: voucher, cancel. Defaults to "N/A" (BOOK-05). */
  actions?: ReactNode;
  /** @default 2 */
  level?: 2 | 3;
}

/** One booking in My Bookings (BOOK-03 to BOOK-08). */
export function BookingCard(props: BookingCardProps) {
  const { number, kind, icon: Icon, date, dateTime, note, amount, payment, booking, actions, level = 2 } = props;
  const messages = usePatternMessages();
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      <span className={styles.mark} aria-hidden="true">
        <Icon className={styles.icon} />
      </span>
      <div className={styles.content}>
        <p className={styles.kind}>{kind}</p>
        <Title className={styles.number}>{number}</Title>
        <p className={styles.date}>
          <time dateTime={dateTime}>{date}</time>
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <p className={styles.amount}>{amount}</p>
      <div className={styles.badges}>
        <StatusBadge of="payment" labelled {...payment} />
        <StatusBadge of="booking" labelled {...booking} />
      </div>
      <div className={styles.actions}>{actions ?? <span className={styles.none}>{messages.notAvailable}</span>}</div>
    </article>
  );
}
