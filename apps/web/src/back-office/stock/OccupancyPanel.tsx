import type { Schema } from '@aitours/api-client';
import { addDays, listDates } from '@aitours/domain/dates';
import { buildOccupancyGrid } from '@aitours/domain/staff';
import { Card, ErrorState, NativeSelect, PageSkeleton, Section, Stack, Text } from '@aitours/ui';
import { useState } from 'react';
import { useApi } from '../../platform/api.tsx';
import { HeatMap } from '../shared/charts/HeatMap.tsx';
import { ticketMessages as messages } from './ticketMessages.ts';

export interface OccupancyPanelProps {
  /** Today in Dubai. */
  readonly today: string;
}

const DAYS = 14;
const firstHundredEvents = { query: { ordering: 'title', page_size: 100 } } as const;

/** The occupancy of an event's next dates (STAFF-16). */
export function OccupancyPanel({ today }: OccupancyPanelProps) {
  const events = useApi('listTickets', firstHundredEvents);
  const [chosen, setChosen] = useState('');
  const event = events.data?.results.find(({ id }) => id === chosen) ?? events.data?.results[0];
  if (!events.data || !event) return null;
  return (
    <Section title={messages.occupancy} description={messages.occupancyHint(DAYS)} size="medium">
      <Card padding="large">
        <Stack gap="large">
          <NativeSelect
            label={messages.event}
            options={events.data.results.map(({ id, title }) => ({ value: id, label: title }))}
            value={event.id}
            onChange={setChosen}
          />
          <Days key={event.id} event={event} today={today} />
        </Stack>
      </Card>
    </Section>
  );
}

function Days({ event, today }: { event: Schema<'Event'>; today: string }) {
  const last = addDays(today, DAYS - 1);
  const times = useApi('listTicketTimeSlots', { path: { id: event.id } });
  const places = useApi('getTicketAvailability', { path: { id: event.id }, query: { start: today, end: last } });
  if (times.failure !== undefined || places.failure !== undefined) {
    const retry = () => {
      times.reload();
      places.reload();
    };
    return <ErrorState level={3} title={messages.occupancyFailed} onRetry={retry} />;
  }
  if (!times.data || !places.data) return <PageSkeleton shape="table" label={messages.loadingOccupancy} />;
  if (places.data.length === 0) return <Text tone="soft">{messages.nothingOpen}</Text>;
  const dates = listDates(today, last);
  const slots = places.data.map(({ time_slot_id, ...slot }) => ({ ...slot, timeSlotId: time_slot_id }));
  const names = new Map(times.data.map(({ id, time, name }) => [id, `${time} ${name}`]));
  const rows = buildOccupancyGrid(slots, [...names.keys()], dates).map(({ timeSlotId, cells }) => ({
    key: timeSlotId,
    label: names.get(timeSlotId) ?? timeSlotId,
    cells,
  }));
  return <HeatMap label={messages.occupancyOf(event.title)} dates={dates} rows={rows} />;
}
