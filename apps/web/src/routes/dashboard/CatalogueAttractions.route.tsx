import type { Schema } from '@aitours/api-client';
import { type TableColumn, TextLink } from '@aitours/ui';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { attractionMessages as messages } from './attractionMessages.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { SectionHead } from './SectionHead.tsx';
import { StateFilter, stateOf } from './StateFilter.tsx';
import { useList } from './useList.ts';

const columns: readonly TableColumn<Schema<'StaffEventRow'>>[] = [
  {
    key: 'title',
    header: shared.columns.title,
    cell: ({ id, title }) => <TextLink href={staffPaths.editAttraction(id)}>{title}</TextLink>,
    rowHeader: true,
  },
  { key: 'state', header: shared.columns.state, cell: ({ state }) => shared.states[state] },
  { key: 'kind', header: messages.columns.kind, cell: ({ event_type }) => event_type },
  { key: 'venue', header: messages.columns.venue, cell: ({ venue }) => venue },
  { key: 'types', header: messages.columns.types, cell: ({ ticket_types }) => ticket_types.join(', ') },
];

const texts = { search: messages.search, loading: messages.loadingList, failed: messages.failedList };

/** /dashboard/catalogue/attractions: attractions in all states, to edit (GAP-59) */
export default function CatalogueAttractions() {
  return <DashboardFrame current="catalogue">{() => <Attractions />}</DashboardFrame>;
}

function Attractions() {
  const list = useList(staffPaths.attractions, [], ['state']);
  const { query } = list;
  const state = stateOf(query);
  const page = useStaffPage('catalogue attractions', query, {}, (client, { ordering: _, ...rest }) =>
    client.call('listStaffTickets', { query: { ...rest, ...(state && { state }) } }),
  );
  const create = { href: staffPaths.newAttraction(), label: messages.create };
  return (
    <>
      <SectionHead
        title={messages.title}
        lead={messages.lead}
        action={<CatalogueLinks current={staffPaths.attractions} create={create} />}
      />
      <StaffTable
        {...list}
        caption={messages.title}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.attractions}
        texts={texts}
        filters={<StateFilter label={shared.state} options={shared.stateOptions} list={list} />}
      />
    </>
  );
}

export const meta = pageMeta('Attractions · Dashboard');

export const isPrivate = true;
export const hasShell = false;
