import type { Schema } from '@aitours/api-client';
import { type TableColumn, TextLink } from '@aitours/ui';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { CatalogueList } from '../product/CatalogueList.tsx';
import { attractionMessages as messages } from './attractionMessages.ts';

const columns: readonly TableColumn<Schema<'StaffEventRow'>>[] = [
  {
    key: 'title',
    header: shared.columns.title,
    cell: ({ id, title }) => <TextLink href={staffPaths.attraction.edit(id)}>{title}</TextLink>,
    rowHeader: true,
  },
  { key: 'state', header: shared.columns.state, cell: ({ state }) => shared.states[state] },
  { key: 'kind', header: messages.columns.kind, cell: ({ event_type }) => event_type },
  { key: 'venue', header: messages.columns.venue, cell: ({ venue }) => venue },
  { key: 'types', header: messages.columns.types, cell: ({ ticket_types }) => ticket_types.join(', ') },
];

/** /dashboard/catalogue/attractions: attractions in all states, to edit (GAP-59) */
export default function CatalogueAttractions() {
  return (
    <CatalogueList
      path={staffPaths.attraction.list}
      texts={messages}
      newPath={staffPaths.attraction.create()}
      columns={columns}
      fetchPage={(client, query) => client.call('listStaffTickets', { query })}
    />
  );
}

export const meta = createPageMeta('Attractions · Dashboard');

export const isPrivate = true;
export const hasShell = false;
