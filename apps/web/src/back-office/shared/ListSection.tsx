import { toErrorMessage } from '@aitours/api-client';
import { bookingMessages, staffMessages } from '@aitours/domain/messages';
import type { TableColumn } from '@aitours/ui';
import type { ComponentType, ReactNode } from 'react';
import { describeBookingFailure } from '../../features/bookings/bookingFailures.ts';
import { useQuirks } from '../../platform/api.tsx';
import { staffPaths } from '../../platform/staffPaths.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import type { ListQuery, Orderings } from './list/listQuery.ts';
import { StaffTable } from './list/StaffTable.tsx';
import { type FetchPage, useStaffPage } from './list/useStaffPage.ts';
import { listMessages } from './listMessages.ts';
import { messages } from './messages.ts';
import { SectionHead } from './SectionHead.tsx';
import { type List as ListState, useList } from './useList.ts';

interface Section {
  readonly path: string;
  /** The heading of the error (STAFF-32). */
  readonly failed: string;
  /** The reason without a message of the server (BOOK-11). */
  readonly reason?: string;
}

const sections = {
  tours: { path: staffPaths.tours, failed: staffMessages.toursFailed },
  transfers: {
    path: staffPaths.transfers,
    failed: staffMessages.transfersFailed,
    reason: bookingMessages.fetchTransfersFailed,
  },
  activities: { path: staffPaths.activities, failed: staffMessages.activitiesFailed },
  cruises: { path: staffPaths.cruises, failed: listMessages.cruisesFailed },
  bookings: {
    path: staffPaths.bookings,
    failed: staffMessages.bookingsFailed,
    reason: bookingMessages.fetchFailed,
  },
} as const satisfies Record<string, Section>;

export interface ListSectionProps<Row, Order extends string> {
  readonly name: keyof typeof sections;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly orderings: Orderings<Order>;
  /** @param filters those that are filled in */
  readonly fetchPage: (
    ...call: [...Parameters<FetchPage<Row, Order>>, filters: ListQuery['filters']]
  ) => ReturnType<FetchPage<Row, Order>>;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** Shown above the list. */
  readonly Header?: ComponentType<ListState>;
  /** Rendered directly above the rows of the current page, unless there are none. */
  readonly renderAboveRows?: (rows: readonly Row[], reload: () => void) => ReactNode;
  /** Shown below the list; it uses its search and filters. */
  readonly Footer?: ComponentType<{ readonly query: ListQuery }>;
  readonly filters?: { readonly names: readonly string[]; readonly Fields: ComponentType<ListState> };
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
  filters,
  action,
  Header,
  renderAboveRows,
  Footer,
}: ListSectionProps<Row, Order>) {
  const { path, failed, reason }: Section = sections[name];
  const { lead, ...texts } = listMessages.lists[name];
  const list = useList(path, Object.keys(orderings), filters?.names);
  const { bookingsNoResponse } = useQuirks();
  const page = useStaffPage(
    name,
    list.query,
    orderings,
    (client, query) => fetchPage(client, query, list.query.filters),
    (error) =>
      reason === undefined ? toErrorMessage(error) : describeBookingFailure(error, reason, bookingsNoResponse),
  );
  return (
    <>
      <SectionHead title={messages.sections[name]} lead={lead} action={action} />
      {Header && <Header {...list} />}
      <StaffTable
        {...list}
        filters={filters && <filters.Fields {...list} />}
        {...(renderAboveRows && { renderAboveRows })}
        caption={messages.sections[name]}
        columns={columns}
        rowKey={rowKey}
        page={page}
        path={path}
        texts={{ ...texts, failed }}
      />
      {Footer && <Footer query={list.query} />}
    </>
  );
}
