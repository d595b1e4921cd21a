import { staffMessages } from '@aitours/domain/messages';
import type { TableColumn } from '@aitours/ui';
import type { Orderings } from '../../features/staff-list/listQuery.ts';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { type FetchPage, useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { paths } from '../../platform/paths.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { messages } from './messages.ts';
import { SectionHead } from './SectionHead.tsx';
import { useList } from './useList.ts';

const sections = {
  tours: { path: paths.dashboardTours, failed: staffMessages.toursFailed },
  transfers: { path: paths.dashboardTransfers, failed: staffMessages.transfersFailed },
  activities: { path: paths.dashboardActivities, failed: staffMessages.activitiesFailed },
  cruises: { path: paths.dashboardCruises, failed: messages.cruisesFailed },
  bookings: { path: paths.dashboardBookings, failed: staffMessages.bookingsFailed },
} as const;

export interface ListSectionProps<Row, Order extends string> {
  readonly name: keyof typeof sections;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly orderings: Orderings<Order>;
  readonly fetchPage: FetchPage<Row, Order>;
}

/** A dashboard section that consists of one list (STAFF-26 to STAFF-29). */
export function ListSection<Row, Order extends string>(props: ListSectionProps<Row, Order>) {
  return <DashboardFrame current={props.name}>{() => <List {...props} />}</DashboardFrame>;
}

function List<Row, Order extends string>({
  name,
  columns,
  rowKey,
  orderings,
  fetchPage,
}: ListSectionProps<Row, Order>) {
  const { path, failed } = sections[name];
  const { lead, ...texts } = messages.lists[name];
  const list = useList(path, Object.keys(orderings));
  const page = useStaffPage(name, list.query, orderings, fetchPage);
  return (
    <>
      <SectionHead title={messages.sections[name]} lead={lead} />
      <StaffTable
        {...list}
        caption={messages.sections[name]}
        columns={columns}
        rowKey={rowKey}
        page={page}
        path={path}
        texts={{ ...texts, failed }}
      />
    </>
  );
}
