import type { Schema } from '@aitours/api-client';
import { Badge, type BadgeProps, Button, Inline, Rating, Stack, Text } from '@aitours/ui';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { RemovalDialog } from '../shared/RemovalDialog.tsx';
import * as styles from './BookingReview.css.ts';
import { messages } from './messages.ts';
import { OwnPictures } from './OwnPictures.tsx';
import type { ProductReviewProps } from './ProductReview.tsx';

export interface OwnReviewProps extends ProductReviewProps {
  readonly review: Schema<'OwnReview'>;
  readonly onChange: () => void;
}

const tones = { waiting: 'pending', published: 'positive', rejected: 'critical' } as const satisfies Record<
  Schema<'ReviewState'>,
  BadgeProps['tone']
>;

/** What the traveller has written, whether it is public, and the shop's answer. */
export function OwnReview({ number, reviewed, review, onChange, onChanged }: OwnReviewProps) {
  const { title } = reviewed.product;
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Stack gap="small">
      <Inline gap="small">
        <Rating value={review.stars} text={String(review.stars)} variant="stars" />
        <Badge tone={tones[review.state]}>{messages.states[review.state]}</Badge>
      </Inline>
      <div className={styles.text}>
        <Text measure>{review.text}</Text>
      </div>
      {review.rejection_reason && <Text>{messages.rejected[review.rejection_reason]}</Text>}
      {review.answer !== null && (
        <div className={styles.text}>
          <Text tone="soft" measure>
            <strong>{messages.answer}:</strong> {review.answer}
          </Text>
        </div>
      )}
      <OwnPictures number={number} reviewed={reviewed} pictures={review.pictures} onChanged={onChanged} />
      <Inline gap="small">
        <Button size="small" tone="secondary" aria-label={messages.changeOf(title)} onClick={onChange}>
          {messages.change}
        </Button>
        <Button size="small" tone="quiet" aria-label={messages.removeOf(title)} onClick={() => setDeleting(true)}>
          {messages.remove}
        </Button>
      </Inline>
      {isDeleting && (
        <DeleteReview
          number={number}
          reviewed={reviewed}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            onChanged(messages.removed);
          }}
        />
      )}
    </Stack>
  );
}

interface DeleteReviewProps extends Pick<OwnReviewProps, 'number' | 'reviewed'> {
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

function DeleteReview({ number, reviewed: { product_type, product }, onClose, onDeleted }: DeleteReviewProps) {
  const client = useClient();
  return (
    <RemovalDialog
      messages={messages}
      remove={() => client.call('deleteReview', { path: { ref: number, product_type, product_id: product.id } })}
      onClose={onClose}
      onRemoved={onDeleted}
    />
  );
}
