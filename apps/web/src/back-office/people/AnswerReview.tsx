import type { Schema } from '@aitours/api-client';
import { Button, Dialog, Form, Stack, Text, TextArea } from '@aitours/ui';
import { useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { DialogEnd } from '../../routes/shared/DialogEnd.tsx';
import { reviewMessages as messages } from './reviewMessages.ts';

export interface AnswerReviewProps {
  readonly review: Schema<'StaffReview'>;
  readonly onClose: () => void;
  /** Null removes the answer. */
  readonly onAnswer: (answer: string | null) => Promise<void>;
}

const maxLength = 2000;

/** A dialog to answer a review, and to change or remove the answer. */
export function AnswerReview({ review, onClose, onAnswer }: AnswerReviewProps) {
  const attempt = useAttempt(messages.answerFailed);
  const [text, setText] = useState(review.answer ?? '');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    const answer = text.trim();
    setMissing(answer === '');
    if (answer !== '') attempt.run(() => onAnswer(answer));
  };
  return (
    <Dialog open size="small" title={messages.answerTitle} onClose={onClose} dismissable={!attempt.isBusy}>
      <Form
        label={messages.answerTitle}
        errors={{ answer: isMissing ? messages.answerMissing : undefined }}
        onSubmit={send}
      >
        <Stack gap="medium">
          <Quote {...review} />
          <TextArea
            name="answer"
            label={messages.answerText}
            description={messages.answerHelp}
            value={text}
            onChange={setText}
            maxLength={maxLength}
            rows={5}
            required
          />
          <DialogEnd attempt={attempt} confirm={messages.send} close={messages.close} onClose={onClose}>
            {review.answer !== null && (
              <Button
                tone="danger"
                width="full"
                disabled={attempt.isBusy}
                onClick={() => attempt.run(() => onAnswer(null))}
              >
                {messages.remove}
              </Button>
            )}
          </DialogEnd>
        </Stack>
      </Form>
    </Dialog>
  );
}

const Quote = ({ author, text }: Schema<'StaffReview'>) => (
  <Text>
    <strong>{author}:</strong> {text}
  </Text>
);
