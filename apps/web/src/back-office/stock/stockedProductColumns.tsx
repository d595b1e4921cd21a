import type { Schema } from '@aitours/api-client';
import type { StockedProductType } from '@aitours/domain/stock';
import { type TableColumn, TextLink } from '@aitours/ui';
import { staffPaths } from '../../platform/staffPaths.ts';
import * as cells from '../shared/cells.css.ts';
import { availabilityMessages as messages } from './availabilityMessages.ts';

/** Returns the columns of products that each have a stock; each leads to its months. */
export const createProductColumns = (
  type: StockedProductType,
): readonly TableColumn<{ readonly id: string; readonly title: string }>[] => [
  {
    key: 'title',
    header: messages.product,
    cell: ({ id, title }) => <TextLink href={staffPaths.stock(type, id)}>{title}</TextLink>,
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
