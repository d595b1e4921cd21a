import { TicketCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo/Logo.tsx';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import { QrCode, type QrCodeProps } from '../../components/QrCode/QrCode.tsx';
import { Receipt, type ReceiptRow } from '../Receipt/Receipt.tsx';
import { StatusBadge, type StatusBadgeProps } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './Voucher.css.ts';

export interface VoucherProps {
  /** "Voucher". */
  title: string;
  /** The booking number with its label. */
  number: ReceiptRow;
  status?: StatusBadgeProps;
  /** The fields of its kind (BOOK-30). */
  details: ReceiptRow[];
  /** The booking number as a QR code. */
  code?: QrCodeProps;
  /** The days of a tour (BOOK-29). */
  itinerary?: { title: string; days: string[] };
  /** What a cancellation refunds until when. */
  refund?: { title: string; periods: ReactNode };
  /** Important information (BOOK-28). */
  advice: { title: string; items: string[] };
  /** @default 1 */
  level?: 1 | 2;
}

/** The document that a traveller shows at the venue. Prints on one sheet, without the rest of the page. */
export function Voucher({ title, number, status, details, code, itinerary, refund, advice, level = 1 }: VoucherProps) {
  const Title = `h${level}` as const;
  const Subtitle = level === 1 ? 'h2' : 'h3';
  return (
    <article className={styles.voucher}>
      <header className={styles.head}>
        <div className={styles.content}>
          <Logo />
          <Title className={styles.title}>{title}</Title>
          <p className={styles.number}>
            <span className={styles.numberLabel}>{number.label}</span> <strong>{number.value}</strong>
          </p>
          {status && <StatusBadge labelled {...status} />}
        </div>
        {code && <QrCode {...code} />}
      </header>
      <div className={styles.tear} aria-hidden="true" />
      <div className={styles.body}>
        <Receipt sections={[{ rows: details }]} />
        {itinerary && (
          <Part title={itinerary.title} level={level}>
            <PlainList as="ol" className={styles.days}>
              {itinerary.days.map((day) => (
                <li key={day} className={styles.day}>
                  {day}
                </li>
              ))}
            </PlainList>
          </Part>
        )}
        {refund && (
          <Part title={refund.title} level={level}>
            {refund.periods}
          </Part>
        )}
        <section className={styles.advice}>
          <Subtitle className={styles.subtitle}>{advice.title}</Subtitle>
          <PlainList className={styles.items}>
            {advice.items.map((item) => (
              <li key={item} className={styles.item}>
                <TicketCheck aria-hidden className={styles.icon} />
                {item}
              </li>
            ))}
          </PlainList>
        </section>
      </div>
    </article>
  );
}

function Part({ title, level, children }: Required<Pick<VoucherProps, 'title' | 'level'>> & { children: ReactNode }) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <section className={styles.part}>
      <Title className={styles.subtitle}>{title}</Title>
      {children}
    </section>
  );
}
