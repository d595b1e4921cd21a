import { Table } from '@aitours/ui';
import type { PersonalDay } from '../../features/tour-booking/personalDay.ts';
import { messages } from './planMessages.ts';

const columns = [
  { key: 'day', header: messages.dayColumn, cell: ({ day_number }: PersonalDay) => day_number },
  { key: 'title', header: messages.program, cell: ({ title }: PersonalDay) => title, rowHeader: true },
  { key: 'night', header: messages.night, cell: getNight },
  {
    key: 'transfers',
    header: messages.transfers,
    cell: (day: PersonalDay) => listed(day.transfers.map(getTransferName)),
  },
  { key: 'meals', header: messages.meals, cell: (day: PersonalDay) => listed(day.meals.map(({ name }) => name)) },
  {
    key: 'extras',
    header: messages.extrasColumn,
    cell: ({ extras }: PersonalDay) => listed(extras.map(({ name }) => name)),
  },
];

/** The tour in brief, one line per day. */
export default function TourSummary({ days }: { days: readonly PersonalDay[] }) {
  return (
    <Table caption={messages.summaryCaption} captionHidden columns={columns} rows={days} rowKey={({ id }) => id} />
  );
}

function getNight({ hotel_details, room_type_details }: PersonalDay): string {
  return listed([hotel_details?.name, room_type_details?.name].filter((name) => name !== undefined));
}

const getTransferName = ({ transfer_type_display }: PersonalDay['transfers'][number]): string => transfer_type_display;

const listed = (names: readonly string[]): string => names.join(', ') || messages.nothing;
