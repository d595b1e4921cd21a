import type { Schema } from '@aitours/api-client';
import { NativeSelect, type TableColumn, TextLink } from '@aitours/ui';
import { postPath } from '../../features/blog/blogPaths.ts';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { CommentAction } from './CommentAction.tsx';
import { commentMessages as messages } from './commentMessages.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { formatInstant } from './formatInstant.ts';
import { messages as sectionMessages } from './messages.ts';
import { SectionHead } from './SectionHead.tsx';
import { staffPaths } from './staffPaths.ts';
import { useList } from './useList.ts';

type Comment = Schema<'StaffComment'>;

const { lead, ...texts } = sectionMessages.lists.comments;
const states = ['visible', 'hidden'] as const;

/** /dashboard/comments: comments on the blog, to moderate (GAP-59) */
export default function Comments() {
  return <DashboardFrame current="comments">{() => <AllComments />}</DashboardFrame>;
}

function AllComments() {
  const list = useList(staffPaths.comments, [], ['state']);
  const { query, onQuery } = list;
  const state = states.find((known) => known === query.filters['state']);
  const page = useStaffPage('comments', query, {}, (client, { ordering: _, ...rest }) =>
    client.call('listStaffComments', { query: { ...rest, ...(state && { state }) } }),
  );
  const columns = commentColumns(() => page.is === 'loaded' && page.reload());
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
        filters={
          <NativeSelect
            label={messages.state}
            options={messages.stateOptions}
            value={state ?? ''}
            onChange={(value) => onQuery({ ...query, page: 1, filters: value ? { state: value } : {} })}
          />
        }
      />
    </>
  );
}

const commentColumns = (onChanged: () => void): readonly TableColumn<Comment>[] => [
  { key: 'comment', header: messages.columns.comment, cell: ({ content }) => content, rowHeader: true },
  { key: 'author', header: messages.columns.author, cell: ({ author }) => author },
  {
    key: 'post',
    header: messages.columns.post,
    cell: ({ post_slug, post_title }) => <TextLink href={postPath(post_slug)}>{post_title}</TextLink>,
  },
  { key: 'written', header: messages.columns.written, cell: ({ created_at }) => formatInstant(created_at) },
  { key: 'state', header: messages.columns.state, cell: describeState },
  {
    key: 'action',
    header: messages.columns.action,
    cell: (comment) => <CommentAction comment={comment} onChanged={onChanged} />,
  },
];

function describeState({ state, hidden_reason }: Comment): string {
  if (state === 'visible') return messages.visible;
  return hidden_reason === null ? messages.hiddenWith : `${messages.hidden}: ${messages.reasons[hidden_reason]}`;
}

export const meta = pageMeta('Comments · Dashboard');

export const isPrivate = true;
export const hasShell = false;
