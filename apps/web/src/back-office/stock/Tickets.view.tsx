import type { Schema } from '@aitours/api-client';
import { staffMessages } from '@aitours/domain/messages';
import { Banner, Button, Grid, LinkButton, Section } from '@aitours/ui';
import { CalendarClock, CircleCheck, Plus, UsersRound } from 'lucide-react';
import { useQuirks } from '../../platform/api.tsx';
import { PriceNote } from '../../platform/PriceNote.tsx';
import { staffPaths } from '../../platform/staffPaths.ts';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { usePermissions } from '../shared/access/usePermissions.ts';
import { StaffTable } from '../shared/list/StaffTable.tsx';
import type { StaffPage } from '../shared/list/useStaffPage.ts';
import { listMessages } from '../shared/listMessages.ts';
import { messages } from '../shared/messages.ts';
import { SectionHead } from '../shared/SectionHead.tsx';
import { StatCard } from '../shared/StatCard.tsx';
import type { List } from '../shared/useList.ts';
import { getFigure, type StaffResponse } from '../shared/useStaffApi.ts';
import { createTicketColumns } from './TicketColumns.tsx';
import { ticketMessages } from './ticketMessages.ts';

export interface TicketsViewProps {
  readonly stats: StaffResponse<Schema<'TicketStats'>>;
  readonly list: List;
  readonly page: StaffPage<Schema<'Event'>>;
  readonly onBulkSlots: (event: Schema<'Event'>) => void;
}

/** The tickets section: statistics and events (STAFF-16 to STAFF-19). */
export function TicketsView({ stats, list, page, onBulkSlots }: TicketsViewProps) {
  const format = usePriceFormat('staffTickets');
  const can = usePermissions();
  const { lead, ...texts } = listMessages.lists.events;
  return (
    <>
      <SectionHead title={messages.sections.tickets} lead={lead} action={can('catalogue.write') && <NewTicket />} />
      {can('statistics.read') && <Figures stats={stats} />}
      <Section title={ticketMessages.events} size="medium">
        <PriceNote />
        <StaffTable
          {...list}
          caption={ticketMessages.events}
          columns={createTicketColumns(format, onBulkSlots, can)}
          rowKey={({ id }) => id}
          page={page}
          path={staffPaths.tickets}
          texts={{ ...texts, failed: staffMessages.eventsFailed }}
        />
      </Section>
    </>
  );
}

/** Without effect as specified (STAFF-18). */
const NewTicket = () =>
  useQuirks().hasInertControls ? (
    <Button icon={Plus}>{ticketMessages.newTicket}</Button>
  ) : (
    <LinkButton icon={Plus} href={staffPaths.attraction.create()}>
      {ticketMessages.newTicket}
    </LinkButton>
  );

const figures = [
  { name: 'active_slots', label: ticketMessages.activeSlots, note: ticketMessages.activeSlotsHint, icon: CircleCheck },
  {
    name: 'total_capacity',
    label: ticketMessages.totalCapacity,
    note: ticketMessages.totalCapacityHint,
    icon: UsersRound,
  },
  {
    name: 'upcoming_slots',
    label: ticketMessages.upcomingSlots,
    note: ticketMessages.upcomingSlotsHint,
    icon: CalendarClock,
  },
] as const;

function Figures({ stats }: Pick<TicketsViewProps, 'stats'>) {
  return (
    <>
      {stats.failure !== undefined && (
        <Banner tone="critical" announce="alert" title={staffMessages.ticketStatsFailed} onRetry={stats.reload} />
      )}
      <Grid as="ul" columns={3} gap="medium">
        {figures.map(({ name, ...card }) => (
          <StatCard key={name} {...card} value={getFigure(stats, (figure) => figure[name])} />
        ))}
      </Grid>
    </>
  );
}
