import type { Schema } from '@aitours/api-client';
import { type TableColumn, TextLink } from '@aitours/ui';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { CatalogueList } from '../product/CatalogueList.tsx';
import { destinationMessages as messages } from './destinationMessages.ts';

const { columns: headers } = messages;

const columns: readonly TableColumn<Schema<'StaffDestinationRow'>>[] = [
  {
    key: 'name',
    header: headers.name,
    cell: ({ id, name }) => <TextLink href={staffPaths.destination.edit(id)}>{name}</TextLink>,
    rowHeader: true,
  },
  { key: 'state', header: shared.columns.state, cell: ({ state }) => messages.states[state] },
  { key: 'shownOn', header: headers.shownOn, cell: ({ shown_on: place }) => messages.places[place] },
  { key: 'city', header: headers.city, cell: ({ city }) => city },
  { key: 'position', header: shared.position, cell: ({ position }) => position },
];

/** /dashboard/catalogue/destinations: destinations in all states, to edit (GAP-59) */
export default function CatalogueDestinations() {
  return (
    <CatalogueList
      path={staffPaths.destination.list}
      texts={messages}
      newPath={staffPaths.destination.create()}
      columns={columns}
      stateTexts={messages}
      fetchPage={(client, query) => client.call('listStaffDestinations', { query })}
    />
  );
}

export const meta = createPageMeta('Catalogue: destinations · Dashboard');

export const isPrivate = true;
export const hasShell = false;
