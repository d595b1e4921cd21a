import type { Schema } from '@aitours/api-client';
import { type TableColumn, TextLink } from '@aitours/ui';
import { staffPaths } from '../shared/staffPaths.ts';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import * as cells from './cells.css.ts';

/** The activities that have a stock; each leads to its months. */
export const activityColumns: readonly TableColumn<Schema<'Activity'>>[] = [
  {
    key: 'title',
    header: messages.product,
    cell: ({ id, title }) => <TextLink href={staffPaths.stock('activity', id)}>{title}</TextLink>,
    rowHeader: true,
    sortable: true,
  },
];

/** The attractions; each ticket type has a stock. */
export const ticketColumns: readonly TableColumn<Schema<'Event'>>[] = [
  { key: 'title', header: messages.product, cell: ({ title }) => title, rowHeader: true, sortable: true },
  {
    key: 'types',
    header: messages.ticketTypes,
    cell: ({ ticket_types: types }) => (
      <span className={cells.lines}>
        {types.map(({ id, name }) => (
          <TextLink key={id} href={staffPaths.stock('ticket-type', id)}>
            {name}
          </TextLink>
        ))}
      </span>
    ),
  },
];
