import type { Schema } from '@aitours/api-client';
import { formatShortDate, toDubaiDate } from '@aitours/domain/dates';
import { Banner, Button, Form, Section, Skeleton, Stack, Text, TextArea } from '@aitours/ui';
import { Reply } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { createCommentsQuery } from '../../features/blog/blogQueries.ts';
import { groupIntoThreads, type Thread } from '../../features/blog/groupIntoThreads.ts';
import { useQuery } from '../../platform/api.tsx';
import * as styles from './BlogArticle.css.ts';
import { MAX_COMMENT_LENGTH, messages } from './messages.ts';
import { usePostComment } from './usePostComment.ts';

export interface CommentSectionProps {
  readonly slug: string;
  readonly visitor: 'unknown' | 'guest' | 'user';
  readonly onSignIn: () => void;
  readonly onPosted: (message: string) => void;
}

/** The comments with replies (BLOG-21), and the forms for signed-in users (BLOG-22). */
export default function CommentSection({ slug, visitor, onSignIn, onPosted }: CommentSectionProps) {
  const { data: comments, failure, reload } = useQuery(createCommentsQuery(slug));
  const hasFailed = failure !== undefined;
  const posted = (message: string) => {
    reload();
    onPosted(message);
  };
  const replyForm = ({ id, author }: Comment, onReplied: () => void) => (
    <CommentForm
      slug={slug}
      parent={id}
      label={messages.yourReply(author)}
      action={messages.sendReply}
      onPosted={() => {
        onReplied();
        posted(messages.replied);
      }}
    />
  );
  return (
    <Section title={messages.comments} size="medium">
      <Stack gap="large">
        {hasFailed && (
          <Banner tone="critical" onRetry={reload}>
            {messages.commentsFailed}
          </Banner>
        )}
        {!comments && !hasFailed && <Skeleton />}
        {comments?.length === 0 && <Text tone="soft">{messages.noComments}</Text>}
        {comments && <Threads comments={comments} replyForm={visitor === 'user' ? replyForm : undefined} />}
        {visitor === 'guest' && <SignInHint onSignIn={onSignIn} />}
        {visitor === 'user' && (
          <CommentForm
            slug={slug}
            parent={null}
            label={messages.yourComment}
            action={messages.send}
            onPosted={() => posted(messages.posted)}
          />
        )}
      </Stack>
    </Section>
  );
}

const SignInHint = ({ onSignIn }: Pick<CommentSectionProps, 'onSignIn'>) => (
  <Banner
    action={
      <Button size="small" tone="secondary" onClick={onSignIn}>
        {messages.signInAction}
      </Button>
    }
  >
    {messages.signIn}
  </Banner>
);

interface CommentFormProps {
  readonly slug: string;
  /** The id of the comment that is replied to; the form then takes the focus. */
  readonly parent: string | null;
  readonly label: string;
  readonly action: string;
  readonly onPosted: () => void;
}

function CommentForm({ slug, parent, label, action, onPosted }: CommentFormProps) {
  const [content, setContent] = useState('');
  const { isPosting, error, post } = usePostComment(slug, parent, () => {
    setContent('');
    onPosted();
  });
  return (
    <Form label={label} errors={{ content: error }} onSubmit={() => post(content)}>
      <TextArea
        name="content"
        label={label}
        value={content}
        onChange={setContent}
        maxLength={MAX_COMMENT_LENGTH}
        rows={4}
        autoFocus={parent !== null}
        required
      />
      <div>
        <Button type="submit" tone="secondary" busy={isPosting}>
          {action}
        </Button>
      </div>
    </Form>
  );
}

type Comment = Schema<'BlogComment'>;

interface ThreadsProps {
  /** Renders the form for a reply; absent when the visitor can't reply. */
  readonly replyForm: ((comment: Comment, onReplied: () => void) => ReactNode) | undefined;
}

const Threads = ({ comments, replyForm }: ThreadsProps & { comments: readonly Comment[] }) => (
  <Stack as="ul" gap="large">
    {groupIntoThreads(comments).map((thread) => (
      <li key={thread.comment.id}>
        <CommentThread {...thread} replyForm={replyForm} />
      </li>
    ))}
  </Stack>
);

/** A comment with its replies; a reply has none (API-66). */
function CommentThread({ comment, replies, replyForm }: Thread & ThreadsProps) {
  const [isReplying, setReplying] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setReplying(false);
    opener.current?.focus();
  };
  return (
    <Stack gap="small">
      <CommentText {...comment} />
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label={messages.replies(comment.author)}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentText {...reply} />
            </li>
          ))}
        </ul>
      )}
      {replyForm && (
        <div>
          <Button
            ref={opener}
            size="small"
            tone="quiet"
            icon={Reply}
            aria-label={messages.replyTo(comment.author)}
            aria-expanded={isReplying}
            onClick={() => setReplying(!isReplying)}
          >
            {messages.reply}
          </Button>
        </div>
      )}
      {isReplying && replyForm?.(comment, close)}
    </Stack>
  );
}

function CommentText({ author, created_at, content }: Comment) {
  return (
    <Stack gap="xxsmall">
      <Text>
        <strong>{author}</strong>{' '}
        <Text as="span" size="small" tone="soft">
          {formatShortDate(toDubaiDate(new Date(created_at)))}
        </Text>
      </Text>
      <div className={styles.content}>
        <Text measure>{content}</Text>
      </div>
    </Stack>
  );
}
