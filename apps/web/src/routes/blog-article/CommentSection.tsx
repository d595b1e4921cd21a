import type { Schema } from '@aitours/api-client';
import { dubaiDate, formatShortDate } from '@aitours/domain/dates';
import { Banner, Button, Form, Section, Skeleton, Stack, Text, TextArea } from '@aitours/ui';
import { useState } from 'react';
import { groupIntoThreads } from '../../features/blog/groupIntoThreads.ts';
import * as styles from './BlogArticle.css.ts';
import { MAX_COMMENT_LENGTH, messages } from './messages.ts';
import { useComments } from './useComments.ts';

export interface CommentSectionProps {
  readonly slug: string;
  readonly visitor: 'unknown' | 'guest' | 'user';
  readonly onSignIn: () => void;
  readonly onPosted: () => void;
}

/** The comments with replies (BLOG-21), and the form for signed-in users (BLOG-22). */
export function CommentSection({ slug, visitor, onSignIn, onPosted }: CommentSectionProps) {
  const { comments, hasFailed, reload, ...posting } = useComments(slug);
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
        {comments && <Threads comments={comments} />}
        {visitor === 'guest' && (
          <Banner
            action={
              <Button size="small" tone="secondary" onClick={onSignIn}>
                {messages.signInAction}
              </Button>
            }
          >
            {messages.signIn}
          </Banner>
        )}
        {visitor === 'user' && <CommentForm {...posting} onPosted={onPosted} />}
      </Stack>
    </Section>
  );
}

type CommentFormProps = Pick<ReturnType<typeof useComments>, 'isPosting' | 'error' | 'post'> & {
  readonly onPosted: () => void;
};

function CommentForm({ isPosting, error, post, onPosted }: CommentFormProps) {
  const [content, setContent] = useState('');
  const submit = () =>
    post(content, () => {
      setContent('');
      onPosted();
    });
  return (
    <Form label={messages.yourComment} errors={{ content: error }} onSubmit={submit}>
      <TextArea
        name="content"
        label={messages.yourComment}
        value={content}
        onChange={setContent}
        maxLength={MAX_COMMENT_LENGTH}
        rows={4}
        required
      />
      <div>
        <Button type="submit" tone="secondary" busy={isPosting}>
          {messages.send}
        </Button>
      </div>
    </Form>
  );
}

type Comment = Schema<'BlogComment'>;

function Threads({ comments }: { comments: readonly Comment[] }) {
  return (
    <Stack as="ul" gap="large">
      {groupIntoThreads(comments).map(({ comment, replies }) => (
        <li key={comment.id}>
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
        </li>
      ))}
    </Stack>
  );
}

function CommentText({ author, created_at, content }: Comment) {
  return (
    <Stack gap="xxsmall">
      <Text>
        <strong>{author}</strong>{' '}
        <Text as="span" size="small" tone="soft">
          {formatShortDate(dubaiDate(new Date(created_at)))}
        </Text>
      </Text>
      <div className={styles.content}>
        <Text measure>{content}</Text>
      </div>
    </Stack>
  );
}
