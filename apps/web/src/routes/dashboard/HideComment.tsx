import type { Schema } from '@aitours/api-client';
import { Button, Dialog, Form, RadioGroup, Stack, Text } from '@aitours/ui';
import { useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { AttemptError } from './AttemptError.tsx';
import { commentMessages as messages } from './commentMessages.ts';

export interface HideCommentProps {
  readonly comment: Schema<'StaffComment'>;
  readonly onClose: () => void;
  readonly onHidden: () => void;
}

const reasons = ['spam', 'offensive', 'personal-data', 'off-topic'] as const;

/** A dialog that hides a comment with a reason. */
export function HideComment({ comment, onClose, onHidden }: HideCommentProps) {
  const client = useClient();
  const attempt = useAttempt(messages.hideFailed);
  const [reason, setReason] = useState<(typeof reasons)[number]>('spam');
  const hide = () =>
    attempt.run(async () => {
      await client.call('hideComment', { path: { id: comment.id }, body: { reason } });
      onHidden();
    });
  return (
    <Dialog open size="small" title={messages.hideTitle} onClose={onClose} dismissable={!attempt.isBusy}>
      <Form label={messages.hideTitle} onSubmit={hide}>
        <Stack gap="medium">
          <Text>
            <strong>{comment.author}:</strong> {comment.content}
          </Text>
          <Text tone="soft">{messages.hideText}</Text>
          <RadioGroup
            label={messages.reason}
            options={reasons.map((value) => ({ value, label: messages.reasons[value] }))}
            value={reason}
            onChange={setReason}
          />
          <AttemptError text={attempt.error} />
          <Button type="submit" tone="danger" width="full" busy={attempt.isBusy}>
            {messages.hideNow}
          </Button>
          <Button tone="secondary" width="full" onClick={onClose} disabled={attempt.isBusy}>
            {messages.keep}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
