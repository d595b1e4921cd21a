import { Button, Form, Inline, RadioGroup, Stack, Text, TextArea } from '@aitours/ui';
import { useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { MAX_REVIEW_LENGTH, messages } from './messages.ts';
import type { ProductReviewProps } from './ProductReview.tsx';

export interface ReviewFormProps extends Pick<ProductReviewProps, 'number' | 'reviewed'> {
  readonly onSaved: () => void;
  /** Leaves a stored review as it was; undefined if there is none. */
  readonly onCancel: (() => void) | undefined;
}

/** Returns the state of the form, and what sends it. */
function useReviewForm({ number, reviewed, onSaved }: ReviewFormProps) {
  const { product_type, product, review } = reviewed;
  const client = useClient();
  const { run, isBusy, error, fieldErrors } = useAttempt(messages.sendFailed, undefined, ['stars', 'text']);
  const [stars, setStars] = useState(review ? String(review.stars) : '');
  const [text, setText] = useState(review?.text ?? '');
  const [wasSent, setSent] = useState(false);
  const missing = {
    ...(stars === '' && { stars: messages.starsMissing }),
    ...(text.trim() === '' && { text: messages.textMissing }),
  };
  const send = () => {
    setSent(true);
    if (Object.keys(missing).length > 0) return;
    run(async () => {
      const path = { ref: number, product_type, product_id: product.id };
      await client.call('saveReview', { path, body: { stars: Number(stars), text: text.trim() } });
      onSaved();
    });
  };
  const errors = wasSent ? { ...fieldErrors, ...missing } : {};
  return { stars, setStars, text, setText, send, errors, isBusy, error };
}

/** The form of a review: stars and text. */
export function ReviewForm(props: ReviewFormProps) {
  const { reviewed, onCancel } = props;
  const { stars, setStars, text, setText, send, errors, isBusy, error } = useReviewForm(props);
  return (
    <Form label={messages.form(reviewed.product.title)} errors={errors} onSubmit={send}>
      <Stack gap="medium">
        <RadioGroup
          name="stars"
          label={messages.stars}
          options={messages.starOptions}
          value={stars}
          onChange={setStars}
          required
        />
        <TextArea
          name="text"
          label={messages.text}
          description={messages.textHelp}
          value={text}
          onChange={setText}
          maxLength={MAX_REVIEW_LENGTH}
          rows={6}
          required
        />
        {reviewed.review && (
          <Text size="small" tone="soft">
            {messages.changeHint}
          </Text>
        )}
        <AttemptError text={error} />
        <Inline gap="small">
          <Button type="submit" busy={isBusy}>
            {reviewed.review ? messages.save : messages.send}
          </Button>
          {onCancel && (
            <Button tone="secondary" onClick={onCancel} disabled={isBusy}>
              {messages.keep}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
