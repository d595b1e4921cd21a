import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type TableColumn, TextLink } from '@aitours/ui';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { CatalogueList } from '../product/CatalogueList.tsx';
import { tourFormMessages as messages } from './tourFormMessages.ts';

const columns: readonly TableColumn<Schema<'StaffTourRow'>>[] = [
  {
    key: 'title',
    header: shared.columns.title,
    cell: ({ id, title }) => <TextLink href={staffPaths.tour.edit(id)}>{title}</TextLink>,
    rowHeader: true,
  },
  { key: 'state', header: shared.columns.state, cell: ({ state }) => shared.states[state] },
  { key: 'type', header: messages.columns.type, cell: ({ tour_type }) => tour_type },
  { key: 'place', header: messages.columns.place, cell: ({ location }) => location },
  { key: 'days', header: messages.columns.days, cell: ({ duration_days }) => duration_days },
  { key: 'price', header: shared.columns.price, cell: ({ base_price }) => formatPrice(parseFils(base_price)) },
];

/** /dashboard/catalogue/tours: tours in all states, to edit (GAP-59) */
export default function CatalogueTours() {
  return (
    <CatalogueList
      path={staffPaths.tour.list}
      texts={messages}
      newPath={staffPaths.tour.create()}
      columns={columns}
      fetchPage={(client, query) => client.call('listStaffTours', { query })}
    />
  );
}

export const meta = createPageMeta('Tours · Dashboard');

export const isPrivate = true;
export const hasShell = false;
