import type { Schema } from '@aitours/api-client';
import { formatShortDate, toDubaiDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { StatusBadge, type TableColumn, Text, TextLink } from '@aitours/ui';
import { requestBadge } from '../../features/bookings/statusBadges.ts';
import { createPageMeta } from '../../platform/page.ts';
import * as cells from '../shared/cells.css.ts';
import { ListSection } from '../shared/ListSection.tsx';
import { listMessages as messages } from '../shared/listMessages.ts';

const orderings = {
  date: { ascending: 'date', descending: '-date' },
  created: { ascending: 'created_at', descending: '-created_at' },
} as const;

const columns: readonly TableColumn<Schema<'CruiseRequest'>>[] = [
  {
    key: 'number',
    header: messages.columns.request,
    cell: (row) => <span className={cells.whole}>{row.request_number}</span>,
    rowHeader: true,
  },
  {
    key: 'customer',
    header: messages.columns.customer,
    cell: ({ name, email, mobile }) => (
      <span className={cells.lines}>
        <span>{name}</span>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
        <TextLink href={`tel:${mobile}`}>{mobile}</TextLink>
      </span>
    ),
  },
  {
    key: 'cruise',
    header: messages.columns.cruise,
    cell: ({ title, message }) => (
      <span className={cells.lines}>
        <span>{title}</span>
        <Text as="span" size="caption" tone="soft">
          {message}
        </Text>
      </span>
    ),
  },
  {
    key: 'date',
    header: messages.columns.date,
    cell: (row) => <span className={cells.whole}>{formatShortDate(row.date)}</span>,
    sortable: true,
  },
  { key: 'guests', header: messages.columns.guests, cell: (row) => row.guests, align: 'end' },
  {
    key: 'amount',
    header: messages.columns.amount,
    cell: (row) => formatPrice(parseFils(row.total)),
    align: 'end',
  },
  {
    key: 'created',
    header: messages.columns.requested,
    cell: (row) => <span className={cells.whole}>{formatShortDate(toDubaiDate(new Date(row.created_at)))}</span>,
    sortable: true,
  },
  { key: 'status', header: messages.columns.status, cell: ({ status }) => <StatusBadge {...requestBadge(status)} /> },
];

/** /dashboard/cruises: the requests of all customers, and their contact details to reply to. */
export default function Cruises() {
  return (
    <ListSection
      name="cruises"
      columns={columns}
      rowKey={(row) => row.request_number}
      orderings={orderings}
      fetchPage={(client, query) => client.call('listCruiseRequests', { query: { ...query, scope: 'all' } })}
    />
  );
}

export const meta = createPageMeta('Cruise requests · Dashboard');

export const isPrivate = true;
export const hasShell = false;
