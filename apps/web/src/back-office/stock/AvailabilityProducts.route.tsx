import { NativeSelect } from '@aitours/ui';
import type { ReactNode } from 'react';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { StaffTable } from '../shared/list/StaffTable.tsx';
import { useStaffPage } from '../shared/list/useStaffPage.ts';
import { SectionHead } from '../shared/SectionHead.tsx';
import { type List, useList } from '../shared/useList.ts';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import { createProductColumns, ticketColumns } from './stockedProductColumns.tsx';

const orderings = { title: { ascending: 'title', descending: '-title' } } as const;

/** /dashboard/availability: the products that have a stock */
export default function AvailabilityProducts() {
  return (
    <DashboardFrame current="availability">
      {() => (
        <>
          <SectionHead title={messages.title} lead={messages.lead} />
          <Products />
        </>
      )}
    </DashboardFrame>
  );
}

function Products() {
  const list = useList(staffPaths.availability, Object.keys(orderings), ['kind']);
  const { query, onQuery } = list;
  const kind = messages.kinds.find(({ value }) => value === query.filters['kind'])?.value ?? 'activities';
  const Kind = kinds[kind];
  const filters = (
    <NativeSelect
      label={messages.kind}
      options={messages.kinds}
      value={kind}
      onChange={(value) => onQuery({ ...query, page: 1, filters: { kind: value } })}
    />
  );
  return <Kind list={list} filters={filters} />;
}

interface KindProps {
  readonly list: List;
  readonly filters: ReactNode;
}

const table = {
  caption: messages.product,
  path: staffPaths.availability,
  texts: { failed: messages.listFailed, loading: messages.loadingList, search: messages.search },
};

const activityColumns = createProductColumns('activity');
function Activities({ list, filters }: KindProps) {
  const page = useStaffPage('stocked activities', list.query, orderings, (client, query) =>
    client.call('listActivities', { query }),
  );
  return (
    <StaffTable {...table} {...list} filters={filters} columns={activityColumns} rowKey={({ id }) => id} page={page} />
  );
}

function Tickets({ list, filters }: KindProps) {
  const page = useStaffPage('stocked events', list.query, orderings, (client, query) =>
    client.call('listTickets', { query }),
  );
  return (
    <StaffTable {...table} {...list} filters={filters} columns={ticketColumns} rowKey={({ id }) => id} page={page} />
  );
}

const tourColumns = createProductColumns('tour');
function Tours({ list, filters }: KindProps) {
  const page = useStaffPage('stocked tours', list.query, orderings, (client, query) =>
    client.call('listTours', { query }),
  );
  return (
    <StaffTable {...table} {...list} filters={filters} columns={tourColumns} rowKey={({ id }) => id} page={page} />
  );
}

const kinds = { activities: Activities, tickets: Tickets, tours: Tours };

export const meta = createPageMeta('Availability · Dashboard');

export const isPrivate = true;
export const hasShell = false;
