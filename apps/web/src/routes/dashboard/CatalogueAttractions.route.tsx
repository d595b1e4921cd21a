import type { Schema } from '@aitours/api-client';
import { type TableColumn, TextLink } from '@aitours/ui';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { attractionMessages as messages } from './attractionMessages.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { SectionHead } from './SectionHead.tsx';
import { useList } from './useList.ts';

const orderings = { title: { ascending: 'title', descending: '-title' } } as const;

const columns: readonly TableColumn<Schema<'Event'>>[] = [
  {
    key: 'title',
    header: messages.columns.title,
    cell: ({ id, title }) => <TextLink href={staffPaths.editAttraction(id)}>{title}</TextLink>,
    rowHeader: true,
    sortable: true,
  },
  { key: 'venue', header: messages.columns.venue, cell: ({ venue }) => venue },
  {
    key: 'types',
    header: messages.columns.types,
    cell: ({ ticket_types: types }) => types.map(({ name }) => name).join(', '),
  },
  { key: 'places', header: messages.columns.places, cell: ({ available_tickets: left }) => left.toLocaleString('en') },
];

const { search, loading, failed } = messages;

/** /dashboard/catalogue/attractions: attractions, to edit (GAP-59) */
export default function CatalogueAttractions() {
  return <DashboardFrame current="catalogue">{() => <Attractions />}</DashboardFrame>;
}

function Attractions() {
  const list = useList(staffPaths.attractions, Object.keys(orderings));
  const page = useStaffPage('catalogue attractions', list.query, orderings, (client, query) =>
    client.call('listTickets', { query }),
  );
  const create = { href: staffPaths.newAttraction, label: messages.create };
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
        texts={{ search, loading, failed }}
      />
    </>
  );
}

export const meta = pageMeta('Attractions · Dashboard');

export const isPrivate = true;
export const hasShell = false;
