import type { Schema } from '@aitours/api-client';
import { staffMessages } from '@aitours/domain/messages';
import { type TableColumn, TextLink } from '@aitours/ui';
import { orderingOf } from '../../features/staff-list/listQuery.ts';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import * as cells from './cells.css.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { messages } from './messages.ts';
import { SectionHead } from './SectionHead.tsx';
import { useList } from './useList.ts';

const orderings = {
  title: { ascending: 'title', descending: '-title' },
} as const;

const columns: readonly TableColumn<Schema<'Activity'>>[] = [
  {
    key: 'title',
    header: messages.columns.title,
    cell: ({ slug, title }) => <TextLink href={paths.activity(slug)}>{title}</TextLink>,
    rowHeader: true,
    sortable: true,
  },
  {
    key: 'description',
    header: messages.columns.description,
    cell: ({ description }) => <span className={cells.brief}>{description}</span>,
  },
  { key: 'location', header: messages.columns.location, cell: ({ location_name }) => location_name },
];

/** /dashboard/activities (STAFF-28) */
export default function Activities() {
  return <DashboardFrame current="activities">{() => <ActivityList />}</DashboardFrame>;
}

function ActivityList() {
  const list = useList(paths.dashboardActivities, Object.keys(orderings));
  const page = useStaffPage('activities', list.query, (client, request) => {
    const ordering = orderingOf(orderings, list.query.sort);
    return client.call('listActivities', { query: { ...request, ...(ordering && { ordering }) } });
  });
  const { lead, ...texts } = messages.lists.activities;
  return (
    <>
      <SectionHead title={messages.sections.activities} lead={lead} />
      <StaffTable
        {...list}
        caption={messages.sections.activities}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={paths.dashboardActivities}
        texts={{ ...texts, failed: staffMessages.activitiesFailed }}
      />
    </>
  );
}

export const meta = pageMeta('Activities · Dashboard');

export const isPrivate = true;
export const hasShell = false;
