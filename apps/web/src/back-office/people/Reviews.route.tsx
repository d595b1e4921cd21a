import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { StaffTable } from '../shared/list/StaffTable.tsx';
import { useStaffPage } from '../shared/list/useStaffPage.ts';
import { listMessages } from '../shared/listMessages.ts';
import { messages as sectionMessages } from '../shared/messages.ts';
import { SectionHead } from '../shared/SectionHead.tsx';
import { StateFilter } from '../shared/StateFilter.tsx';
import { useList } from '../shared/useList.ts';
import { reviewColumns } from './reviewColumns.tsx';
import { reviewMessages as messages } from './reviewMessages.ts';

const { lead, ...texts } = listMessages.lists.reviews;
const states = ['published', 'rejected'] as const;

/** /dashboard/reviews: reviews to check and to answer */
export default function Reviews() {
  return <DashboardFrame current="reviews">{() => <AllReviews />}</DashboardFrame>;
}

function AllReviews() {
  const list = useList(staffPaths.reviews, [], ['state']);
  const { query } = list;
  const filter = query.filters['state'];
  const state = filter === 'all' ? undefined : (states.find((known) => known === filter) ?? 'waiting');
  const page = useStaffPage('reviews', query, {}, (client, { ordering: _, ...rest }) =>
    client.call('listStaffReviews', { query: { ...rest, ...(state && { state }) } }),
  );
  const columns = reviewColumns(() => page.is === 'loaded' && page.reload());
  return (
    <>
      <SectionHead title={sectionMessages.sections.reviews} lead={lead} />
      <StaffTable
        {...list}
        caption={sectionMessages.sections.reviews}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.reviews}
        texts={texts}
        filters={<StateFilter label={messages.state} options={messages.stateOptions} list={list} />}
      />
    </>
  );
}

export const meta = createPageMeta('Reviews · Dashboard');

export const isPrivate = true;
export const hasShell = false;
