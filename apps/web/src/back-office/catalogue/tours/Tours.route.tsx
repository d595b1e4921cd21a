import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type TableColumn, TextLink } from '@aitours/ui';
import { createPageMeta } from '../../../platform/page.ts';
import { paths } from '../../../platform/paths.ts';
import * as cells from '../../shared/cells.css.ts';
import { ListSection } from '../../shared/ListSection.tsx';
import { listMessages as messages } from '../../shared/listMessages.ts';

const orderings = {
  title: { ascending: 'title', descending: '-title' },
  price: { ascending: 'base_price', descending: '-base_price' },
} as const;

const columns: readonly TableColumn<Schema<'TourSummary'>>[] = [
  {
    key: 'title',
    header: messages.columns.title,
    cell: ({ slug, title }) => <TextLink href={paths.tour(slug)}>{title}</TextLink>,
    rowHeader: true,
    sortable: true,
  },
  {
    key: 'description',
    header: messages.columns.description,
    cell: ({ description }) => <span className={cells.brief}>{description}</span>,
  },
  {
    key: 'price',
    header: messages.columns.price,
    cell: ({ price }) => (price ? formatPrice(parseFils(price)) : messages.notApplicable),
    align: 'end',
    sortable: true,
  },
];

/** /dashboard/tours (STAFF-26) */
export default function Tours() {
  return (
    <ListSection
      name="tours"
      columns={columns}
      rowKey={({ id }) => id}
      orderings={orderings}
      fetchPage={(client, query) => client.call('listTours', { query })}
    />
  );
}

export const meta = createPageMeta('Tours · Dashboard');

export const isPrivate = true;
export const hasShell = false;
