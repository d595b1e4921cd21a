import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type TableColumn, TextLink } from '@aitours/ui';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { SectionHead } from './SectionHead.tsx';
import { StateFilter, stateOf } from './StateFilter.tsx';
import { tourFormMessages as messages } from './tourFormMessages.ts';
import { useList } from './useList.ts';

const columns: readonly TableColumn<Schema<'StaffTourRow'>>[] = [
  {
    key: 'title',
    header: shared.columns.title,
    cell: ({ id, title }) => <TextLink href={staffPaths.editTour(id)}>{title}</TextLink>,
    rowHeader: true,
  },
  { key: 'state', header: shared.columns.state, cell: ({ state }) => shared.states[state] },
  { key: 'type', header: messages.columns.type, cell: ({ tour_type }) => tour_type },
  { key: 'place', header: messages.columns.place, cell: ({ location }) => location },
  { key: 'days', header: messages.columns.days, cell: ({ duration_days }) => duration_days },
  { key: 'price', header: shared.columns.price, cell: ({ base_price }) => formatPrice(parseFils(base_price)) },
];

const texts = { search: messages.search, loading: messages.loadingList, failed: messages.failedList };

/** /dashboard/catalogue/tours: tours in all states, to edit (GAP-59) */
export default function CatalogueTours() {
  return <DashboardFrame current="catalogue">{() => <Tours />}</DashboardFrame>;
}

function Tours() {
  const list = useList(staffPaths.catalogueTours, [], ['state']);
  const { query } = list;
  const state = stateOf(query);
  const page = useStaffPage('catalogue tours', query, {}, (client, { ordering: _, ...rest }) =>
    client.call('listStaffTours', { query: { ...rest, ...(state && { state }) } }),
  );
  const create = { href: staffPaths.newTour(), label: messages.create };
  return (
    <>
      <SectionHead
        title={messages.title}
        lead={messages.lead}
        action={<CatalogueLinks current={staffPaths.catalogueTours} create={create} />}
      />
      <StaffTable
        {...list}
        caption={messages.title}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.catalogueTours}
        texts={texts}
        filters={<StateFilter label={shared.state} options={shared.stateOptions} list={list} />}
      />
    </>
  );
}

export const meta = pageMeta('Tours · Dashboard');

export const isPrivate = true;
export const hasShell = false;
