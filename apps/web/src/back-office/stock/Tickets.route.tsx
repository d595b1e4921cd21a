import type { Schema } from '@aitours/api-client';
import { staffMessages } from '@aitours/domain/messages';
import { lazy, Suspense, useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { useReloadOf } from '../../platform/useReloadOf.ts';
import { useToday } from '../../platform/useToday.ts';
import { usePermissions } from '../shared/access/usePermissions.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { useStaffPage } from '../shared/list/useStaffPage.ts';
import { useList } from '../shared/useList.ts';
import { useStaffApi } from '../shared/useStaffApi.ts';
import { OccupancyPanel } from './OccupancyPanel.tsx';
import { TicketsView } from './Tickets.view.tsx';

const BulkSlotsDialog = lazy(() => import('./bulk-slots/BulkSlotsDialog.tsx'));

const orderings = { title: { ascending: 'title', descending: '-title' } } as const;

/** /dashboard/tickets (STAFF-16 to STAFF-25) */
export default function Tickets() {
  return <DashboardFrame current="tickets">{() => <Events />}</DashboardFrame>;
}

function Events() {
  const stats = useStaffApi('getTicketStats', undefined, usePermissions()('statistics.read'));
  const list = useList(staffPaths.tickets, Object.keys(orderings));
  const page = useStaffPage('events', list.query, orderings, (client, query) => client.call('listTickets', { query }));
  const notify = useNotify();
  const today = useToday();
  const reloadPlaces = useReloadOf('getTicketAvailability');
  const [event, setEvent] = useState<Schema<'Event'>>();

  const created = (slots: number) => {
    setEvent(undefined);
    notify('success', staffMessages.slotsCreated(slots));
    stats.reload();
    void reloadPlaces();
  };

  return (
    <>
      <TicketsView stats={stats} list={list} page={page} onBulkSlots={setEvent} />
      {today && <OccupancyPanel today={today} />}
      {event && (
        <Suspense>
          <BulkSlotsDialog event={event} onClose={() => setEvent(undefined)} onCreated={created} />
        </Suspense>
      )}
    </>
  );
}

export const meta = createPageMeta('Tickets · Dashboard');

export const isPrivate = true;
export const hasShell = false;
