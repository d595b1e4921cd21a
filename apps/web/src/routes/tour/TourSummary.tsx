import type { Schema } from '@aitours/api-client';
import { Table } from '@aitours/ui';
import { messages } from './planMessages.ts';

type Day = Schema<'TourDay'>;

const columns = [
  { key: 'day', header: messages.dayColumn, cell: ({ day_number }: Day) => day_number },
  { key: 'title', header: messages.program, cell: ({ title }: Day) => title, rowHeader: true },
  { key: 'night', header: messages.night, cell: nightOf },
  { key: 'transfers', header: messages.transfers, cell: (day: Day) => listed(day.transfers.map(transferName)) },
  { key: 'meals', header: messages.meals, cell: (day: Day) => listed(day.meals.map(({ name }) => name)) },
];

/** The tour in brief, one line per day. */
export default function TourSummary({ days }: { days: readonly Day[] }) {
  return (
    <Table caption={messages.summaryCaption} captionHidden columns={columns} rows={days} rowKey={({ id }) => id} />
  );
}

function nightOf({ hotel_details, room_type_details }: Day): string {
  return listed([hotel_details?.name, room_type_details?.name].filter((name) => name !== undefined));
}

const transferName = ({ transfer_type_display }: Day['transfers'][number]): string => transfer_type_display;

const listed = (names: readonly string[]): string => names.join(', ') || messages.nothing;
