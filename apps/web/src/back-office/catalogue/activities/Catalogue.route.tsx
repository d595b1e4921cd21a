import type { Schema } from '@aitours/api-client';
import { formatActivityType } from '@aitours/domain/activity';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type TableColumn, TextLink } from '@aitours/ui';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as messages } from '../../shared/activityFormMessages.ts';
import { listMessages } from '../../shared/listMessages.ts';
import { messages as sectionMessages } from '../../shared/messages.ts';
import { CatalogueList } from '../product/CatalogueList.tsx';

const columns: readonly TableColumn<Schema<'StaffActivityRow'>>[] = [
  {
    key: 'title',
    header: messages.columns.title,
    cell: ({ id, title }) => <TextLink href={staffPaths.activity.edit(id)}>{title}</TextLink>,
    rowHeader: true,
  },
  { key: 'state', header: messages.columns.state, cell: ({ state }) => messages.states[state] },
  { key: 'type', header: messages.columns.type, cell: ({ activity_type }) => formatActivityType(activity_type) },
  { key: 'place', header: messages.columns.place, cell: ({ location_name }) => location_name },
  { key: 'price', header: messages.columns.price, cell: ({ base_price }) => formatPrice(parseFils(base_price)) },
];

const { lead, search, loading, failed } = listMessages.lists.catalogue;
const texts = {
  title: sectionMessages.sections.catalogue,
  create: messages.create,
  lead,
  search,
  loadingList: loading,
  failedList: failed,
};

/** /dashboard/catalogue: activities in all states, to edit (GAP-59) */
export default function Catalogue() {
  return (
    <CatalogueList
      path={staffPaths.activity.list}
      texts={texts}
      newPath={staffPaths.activity.create()}
      columns={columns}
      fetchPage={(client, query) => client.call('listStaffActivities', { query })}
    />
  );
}

export const meta = createPageMeta('Catalogue · Dashboard');

export const isPrivate = true;
export const hasShell = false;
