import type { Schema } from '@aitours/api-client';
import { type TableColumn, TextLink } from '@aitours/ui';
import { postPath } from '../../features/blog/blogPaths.ts';
import * as cells from '../shared/cells.css.ts';
import { formatInstant } from '../shared/formatInstant.ts';
import { CommentAction } from './CommentAction.tsx';
import { commentMessages as messages } from './commentMessages.ts';

type Comment = Schema<'StaffComment'>;

/** The columns of the list of comments. @param onChanged called when a comment was hidden or shown again */
export const createCommentColumns = (onChanged: () => void): readonly TableColumn<Comment>[] => [
  { key: 'comment', header: messages.columns.comment, cell: ({ content }) => content, rowHeader: true },
  { key: 'author', header: messages.columns.author, cell: ({ author }) => author },
  {
    key: 'post',
    header: messages.columns.post,
    cell: ({ post_slug, post_title }) => <TextLink href={postPath(post_slug)}>{post_title}</TextLink>,
  },
  { key: 'written', header: messages.columns.written, cell: ({ created_at }) => formatInstant(created_at) },
  {
    key: 'state',
    header: messages.columns.state,
    cell: (comment) => <span className={cells.unbrokenWords}>{describeState(comment)}</span>,
  },
  {
    key: 'action',
    header: messages.columns.action,
    cell: (comment) => (
      <div className={cells.unbrokenWords}>
        <CommentAction comment={comment} onChanged={onChanged} />
      </div>
    ),
  },
];

function describeState({ state, hidden_reason }: Comment): string {
  if (state === 'visible') return messages.visible;
  return hidden_reason === null ? messages.hiddenWith : `${messages.hidden}: ${messages.reasons[hidden_reason]}`;
}
