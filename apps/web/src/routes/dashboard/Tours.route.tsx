import type { Schema } from '@aitours/api-client';
import { staffMessages } from '@aitours/domain/messages';
import { formatPrice, parseFils } from '@aitours/domain/money';
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
  price: { ascending: 'base_price', descending: '-base_price' },
} as const;

const columns: readonly TableColumn<Schema<'TourSummary'>>[] = [
  {
    key: 'title',
    header: messages.columns.title,
    cell: ({ slug, title }) => <TextLink href={paths.tour(slug)}>{title}</TextLink>,
    rowHeader: true,
    sortable: true,
  },
  {
    key: 'description',
    header: messages.columns.description,
    cell: ({ description }) => <span className={cells.brief}>{description}</span>,
  },
  {
    key: 'price',
    header: messages.columns.price,
    cell: ({ price }) => (price ? formatPrice(parseFils(price)) : messages.notApplicable),
    align: 'end',
    sortable: true,
  },
];

/** /dashboard/tours (STAFF-26) */
export default function Tours() {
  return <DashboardFrame current="tours">{() => <TourList />}</DashboardFrame>;
}

function TourList() {
  const list = useList(paths.dashboardTours, Object.keys(orderings));
  const page = useStaffPage('tours', list.query, (client, request) => {
    const ordering = orderingOf(orderings, list.query.sort);
    return client.call('listTours', { query: { ...request, ...(ordering && { ordering }) } });
  });
  const { lead, ...texts } = messages.lists.tours;
  return (
    <>
      <SectionHead title={messages.sections.tours} lead={lead} />
      <StaffTable
        {...list}
        caption={messages.sections.tours}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={paths.dashboardTours}
        texts={{ ...texts, failed: staffMessages.toursFailed }}
      />
    </>
  );
}

export const meta = pageMeta('Tours · Dashboard');

export const isPrivate = true;
export const hasShell = false;
