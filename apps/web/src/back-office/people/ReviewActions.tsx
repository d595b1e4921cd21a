import { isProblem, type Schema } from '@aitours/api-client';
import { Button, Inline } from '@aitours/ui';
import { useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { ifMatch } from '../shared/ifMatch.ts';
import { AnswerReview } from './AnswerReview.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { reviewMessages as messages } from './reviewMessages.ts';

export interface ReviewActionsProps {
  readonly review: Schema<'StaffReview'>;
  readonly onChanged: () => void;
}

/** The buttons that publish, reject or answer a review, by its state. */
export function ReviewActions({ review, onChanged }: ReviewActionsProps) {
  return (
    <Inline gap="xsmall">
      {review.state === 'published' ? (
        <Answer review={review} onChanged={onChanged} />
      ) : (
        <Publish review={review} onChanged={onChanged} />
      )}
      {review.state !== 'rejected' && <Reject review={review} onChanged={onChanged} />}
    </Inline>
  );
}

/** Runs a call; after an error because the review has changed, the list is loaded again, which shows what it is now. */
async function orReload(call: Promise<unknown>, reload: () => void): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (isProblem(error, 'precondition-failed')) reload();
    throw error;
  }
}

function Publish({ review: { id, version, author }, onChanged }: ReviewActionsProps) {
  const client = useClient();
  const notify = useNotify();
  const attempt = useAttempt(messages.publishFailed);
  const publish = () =>
    attempt.run(async () => {
      const headers = ifMatch(version);
      await orReload(client.call('moderateReview', { path: { id }, headers, body: { state: 'published' } }), onChanged);
      notify('success', messages.published);
      onChanged();
    });
  return (
    <>
      <Button size="small" busy={attempt.isBusy} aria-label={messages.publishOf(author)} onClick={publish}>
        {messages.publish}
      </Button>
      <AttemptError text={attempt.error} />
    </>
  );
}

function Reject({ review: { id, version, author, text }, onChanged }: ReviewActionsProps) {
  const client = useClient();
  const notify = useNotify();
  const [isRejecting, setRejecting] = useState(false);
  return (
    <>
      <Button tone="secondary" size="small" aria-label={messages.rejectOf(author)} onClick={() => setRejecting(true)}>
        {messages.reject}
      </Button>
      {isRejecting && (
        <ReasonDialog
          texts={messages.rejecting}
          onClose={() => setRejecting(false)}
          onConfirm={async (reason) => {
            const body = { state: 'rejected', reason } as const;
            const headers = ifMatch(version);
            await orReload(client.call('moderateReview', { path: { id }, headers, body }), onChanged);
            setRejecting(false);
            notify('success', messages.rejected);
            onChanged();
          }}
        >
          <strong>{author}:</strong> {text}
        </ReasonDialog>
      )}
    </>
  );
}

function Answer({ review, onChanged }: ReviewActionsProps) {
  const client = useClient();
  const notify = useNotify();
  const [isAnswering, setAnswering] = useState(false);
  const label = review.answer === null ? messages.answer : messages.changeAnswer;
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={messages.ofReview(label, review.author)}
        onClick={() => setAnswering(true)}
      >
        {label}
      </Button>
      {isAnswering && (
        <AnswerReview
          review={review}
          onClose={() => setAnswering(false)}
          onAnswer={async (answer) => {
            const headers = ifMatch(review.version);
            await orReload(
              client.call('answerReview', { path: { id: review.id }, headers, body: { answer } }),
              onChanged,
            );
            setAnswering(false);
            notify('success', answer === null ? messages.answerRemoved : messages.answered);
            onChanged();
          }}
        />
      )}
    </>
  );
}
