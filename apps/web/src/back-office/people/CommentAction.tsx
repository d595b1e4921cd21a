import type { Schema } from '@aitours/api-client';
import { Button } from '@aitours/ui';
import { useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { commentMessages as messages } from './commentMessages.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

export interface CommentActionProps {
  readonly comment: Schema<'StaffComment'>;
  readonly onChanged: () => void;
}

/** The button that hides a comment or shows it again. A reply that is hidden with its comment has none. */
export function CommentAction(props: CommentActionProps) {
  const { state, hidden_reason: reason } = props.comment;
  if (state === 'visible') return <Hide {...props} />;
  return reason === null ? null : <Show {...props} />;
}

function Hide({ comment, onChanged }: CommentActionProps) {
  const client = useClient();
  const notify = useNotify();
  const [isHiding, setHiding] = useState(false);
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={messages.hideOf(comment.author)}
        onClick={() => setHiding(true)}
      >
        {messages.hide}
      </Button>
      {isHiding && (
        <ReasonDialog
          texts={messages.hiding}
          onClose={() => setHiding(false)}
          onConfirm={async (reason) => {
            await client.call('hideComment', { path: { id: comment.id }, body: { reason } });
            setHiding(false);
            notify('success', messages.hiddenDone);
            onChanged();
          }}
        >
          <strong>{comment.author}:</strong> {comment.content}
        </ReasonDialog>
      )}
    </>
  );
}

function Show({ comment, onChanged }: CommentActionProps) {
  const client = useClient();
  const notify = useNotify();
  const attempt = useAttempt(messages.showFailed);
  const show = () =>
    attempt.run(async () => {
      await client.call('showComment', { path: { id: comment.id } });
      notify('success', messages.shownDone);
      onChanged();
    });
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        busy={attempt.isBusy}
        aria-label={messages.showOf(comment.author)}
        onClick={show}
      >
        {messages.show}
      </Button>
      <AttemptError text={attempt.error} />
    </>
  );
}
