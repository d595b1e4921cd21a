import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type TableColumn, TextLink } from '@aitours/ui';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { CatalogueList } from '../product/CatalogueList.tsx';
import { cruiseFormMessages as messages } from './cruiseFormMessages.ts';

const columns: readonly TableColumn<Schema<'StaffCruiseRow'>>[] = [
  {
    key: 'name',
    header: messages.columns.name,
    cell: ({ id, name }) => <TextLink href={staffPaths.editCruise(id)}>{name}</TextLink>,
    rowHeader: true,
  },
  { key: 'state', header: shared.columns.state, cell: ({ state }) => shared.states[state] },
  { key: 'location', header: messages.columns.location, cell: ({ location }) => location },
  { key: 'price', header: messages.columns.price, cell: ({ price }) => formatPrice(parseFils(price)), align: 'end' },
  { key: 'capacity', header: messages.columns.capacity, cell: ({ capacity }) => String(capacity), align: 'end' },
  { key: 'position', header: shared.position, cell: ({ position }) => position },
];

/** /dashboard/catalogue/cruises: cruises in all states, to edit (GAP-59) */
export default function CatalogueCruises() {
  return (
    <CatalogueList
      path={staffPaths.catalogueCruises}
      texts={messages}
      newPath={staffPaths.newCruise()}
      columns={columns}
      fetchPage={(client, query) => client.call('listStaffCruises', { query })}
    />
  );
}

export const meta = createPageMeta('Catalogue: cruises · Dashboard');

export const isPrivate = true;
export const hasShell = false;
