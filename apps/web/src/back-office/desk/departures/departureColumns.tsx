import { formatPrice, parseFils } from '@aitours/domain/money';
import { formatParty } from '@aitours/domain/party';
import { Badge, type TableColumn, Text, TextLink } from '@aitours/ui';
import { staffPaths } from '../../../platform/staffPaths.ts';
import * as cells from '../../shared/cells.css.ts';
import * as styles from './Departures.css.ts';
import { liveMessages, departureMessages as messages } from './departureMessages.ts';
import type { DepartureNews } from './departureNews.ts';
import type { DepartingParty } from './useDepartures.ts';

const { columns: names } = messages;

/** Returns the columns of the bookings of a departure. @param marks what is new since the page was opened */
export const createPartyColumns = (marks: DepartureNews['marks']): readonly TableColumn<DepartingParty>[] => [
  {
    key: 'guest',
    header: names.guest,
    rowHeader: true,
    cell: ({ full_name, phone_number, booking_number }) => (
      <span className={cells.lines}>
        <TextLink href={staffPaths.booking(booking_number)}>{full_name}</TextLink>
        <Mark of={marks.get(booking_number)} />
        <Text as="span" size="caption" tone="soft">
          {booking_number}
        </Text>
        <TextLink href={`tel:${phone_number}`}>{phone_number}</TextLink>
      </span>
    ),
  },
  { key: 'people', header: names.people, cell: (party) => formatParty(party) },
  { key: 'pickup', header: names.pickup, cell: ({ pickup_address }) => pickup_address ?? '' },
  {
    key: 'details',
    header: names.details,
    cell: ({ details, special_requests }) =>
      (details.length > 0 || special_requests !== '') && (
        <span className={cells.lines}>
          {details.map((text) => (
            <span key={text}>{text}</span>
          ))}
          {special_requests !== '' && <strong>{special_requests}</strong>}
        </span>
      ),
  },
  {
    key: 'toPay',
    header: names.toPay,
    align: 'end',
    cell: ({ unpaid_amount, refund_due }) => (
      <span className={cells.lines}>
        <span>{unpaid_amount === null ? messages.paid : formatPrice(parseFils(unpaid_amount))}</span>
        {refund_due !== null && <strong>{messages.payBack(parseFils(refund_due))}</strong>}
      </span>
    ),
  },
];

function Mark({ of: mark }: { readonly of: 'added' | 'changed' | undefined }) {
  if (!mark) return null;
  return (
    <span className={styles.screenOnly}>
      <Badge tone="info">{liveMessages.marks[mark]}</Badge>
    </span>
  );
}
