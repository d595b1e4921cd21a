import type { Schema } from '@aitours/api-client';
import { type TableColumn, TextLink } from '@aitours/ui';
import { createPageMeta } from '../../../platform/page.ts';
import { paths } from '../../../platform/paths.ts';
import * as cells from '../../shared/cells.css.ts';
import { ListSection } from '../../shared/ListSection.tsx';
import { listMessages as messages } from '../../shared/listMessages.ts';

const orderings = {
  title: { ascending: 'title', descending: '-title' },
} as const;

const columns: readonly TableColumn<Schema<'Activity'>>[] = [
  {
    key: 'title',
    header: messages.columns.title,
    cell: ({ slug, title }) => <TextLink href={paths.activity(slug)}>{title}</TextLink>,
    rowHeader: true,
    sortable: true,
  },
  {
    key: 'description',
    header: messages.columns.description,
    cell: ({ description }) => <span className={cells.brief}>{description}</span>,
  },
  { key: 'location', header: messages.columns.location, cell: ({ location_name }) => location_name },
];

/** /dashboard/activities (STAFF-28) */
export default function Activities() {
  return (
    <ListSection
      name="activities"
      columns={columns}
      rowKey={({ id }) => id}
      orderings={orderings}
      fetchPage={(client, query) => client.call('listActivities', { query })}
    />
  );
}

export const meta = createPageMeta('Activities · Dashboard');

export const isPrivate = true;
export const hasShell = false;
