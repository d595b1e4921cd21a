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
import { createCommentColumns } from './commentColumns.tsx';
import { commentMessages as messages } from './commentMessages.ts';

const { lead, ...texts } = listMessages.lists.comments;
const states = ['visible', 'hidden'] as const;

/** /dashboard/comments: comments on the blog, to moderate */
export default function Comments() {
  return <DashboardFrame current="comments">{() => <AllComments />}</DashboardFrame>;
}

function AllComments() {
  const list = useList(staffPaths.comments, [], ['state']);
  const { query } = list;
  const state = states.find((known) => known === query.filters['state']);
  const page = useStaffPage('comments', query, {}, (client, { ordering: _, ...rest }) =>
    client.call('listStaffComments', { query: { ...rest, ...(state && { state }) } }),
  );
  const columns = createCommentColumns(() => page.is === 'loaded' && page.reload());
  return (
    <>
      <SectionHead title={sectionMessages.sections.comments} lead={lead} />
      <StaffTable
        {...list}
        caption={sectionMessages.sections.comments}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.comments}
        texts={texts}
        filters={<StateFilter label={messages.state} options={messages.stateOptions} list={list} />}
      />
    </>
  );
}

export const meta = createPageMeta('Comments · Dashboard');

export const isPrivate = true;
export const hasShell = false;
