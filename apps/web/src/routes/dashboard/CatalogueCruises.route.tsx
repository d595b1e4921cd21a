import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type TableColumn, TextLink } from '@aitours/ui';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';
import { cruiseFormMessages as messages } from './cruiseFormMessages.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { SectionHead } from './SectionHead.tsx';
import { StateFilter, stateOf } from './StateFilter.tsx';
import { useList } from './useList.ts';

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
];

const texts = { search: messages.search, loading: messages.loadingList, failed: messages.failedList };

/** /dashboard/catalogue/cruises: cruises in all states, to edit (GAP-59) */
export default function CatalogueCruises() {
  return <DashboardFrame current="catalogue">{() => <Cruises />}</DashboardFrame>;
}

function Cruises() {
  const list = useList(staffPaths.catalogueCruises, [], ['state']);
  const { query } = list;
  const state = stateOf(query);
  const page = useStaffPage('catalogue cruises', query, {}, (client, { ordering: _, ...rest }) =>
    client.call('listStaffCruises', { query: { ...rest, ...(state && { state }) } }),
  );
  const create = { href: staffPaths.newCruise(), label: messages.create };
  return (
    <>
      <SectionHead
        title={messages.title}
        lead={messages.lead}
        action={<CatalogueLinks current={staffPaths.catalogueCruises} create={create} />}
      />
      <StaffTable
        {...list}
        caption={messages.title}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.catalogueCruises}
        texts={texts}
        filters={<StateFilter label={shared.state} options={shared.stateOptions} list={list} />}
      />
    </>
  );
}

export const meta = pageMeta('Catalogue: cruises · Dashboard');

export const isPrivate = true;
export const hasShell = false;
