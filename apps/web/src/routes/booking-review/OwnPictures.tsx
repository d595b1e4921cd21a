import type { Schema } from '@aitours/api-client';
import { maxReviewPictures } from '@aitours/domain/reviews';
import { Button, Heading, Stack, Text } from '@aitours/ui';
import { UploadPictures } from '../../features/picture-upload/UploadPictures.tsx';
import { ReviewPictures } from '../../features/reviews/ReviewPictures.tsx';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { useFocusAfterRemoval } from '../../platform/useFocusAfterRemoval.ts';
import * as styles from './BookingReview.css.ts';
import { messages } from './messages.ts';
import type { ProductReviewProps } from './ProductReview.tsx';

export interface OwnPicturesProps extends ProductReviewProps {
  readonly pictures: readonly Schema<'ReviewPicture'>[];
}

/** The pictures of the traveller's review: what shows, removes and adds them. */
export function OwnPictures({ number, reviewed: { product_type, product }, pictures, onChanged }: OwnPicturesProps) {
  const client = useClient();
  const attempt = useAttempt(messages.pictures.removeFailed);
  const path = { ref: number, product_type, product_id: product.id };
  const container = useFocusAfterRemoval(
    pictures.map(({ id }) => id),
    `.${styles.pictureRow} button`,
  );
  const remove = (id: string) =>
    attempt.run(async () => {
      await client.call('deleteReviewPicture', { path: { ...path, picture_id: id } });
      onChanged(messages.pictures.removed);
    });
  const left = maxReviewPictures - pictures.length;
  return (
    <div ref={container}>
      <Stack gap="small">
        <Heading level={3} size="small">
          {messages.pictures.title}
        </Heading>
        <ReviewPictures author={messages.pictures.you} pictures={pictures} />
        {pictures.length > 0 && <PictureRows pictures={pictures} isBusy={attempt.isBusy} onRemove={remove} />}
        <AttemptError text={attempt.error} />
        <Text size="small" tone="soft">
          {left > 0 ? messages.pictures.hint(left) : messages.pictures.full}
        </Text>
        {left > 0 && (
          <UploadPictures
            max={left}
            label={messages.pictures.form(product.title)}
            store={(file, alt, options) =>
              client.call('addReviewPicture', { path, query: { alt }, body: file }, options)
            }
            onUploaded={() => onChanged(messages.pictures.added)}
          />
        )}
      </Stack>
    </div>
  );
}

interface PictureRowsProps extends Pick<OwnPicturesProps, 'pictures'> {
  readonly isBusy: boolean;
  readonly onRemove: (id: string) => void;
}

const PictureRows = ({ pictures, isBusy, onRemove }: PictureRowsProps) => (
  <ul className={styles.pictures}>
    {pictures.map(({ id, alt }) => (
      <li key={id} className={styles.pictureRow}>
        <Text size="small">{alt}</Text>
        <Button
          size="small"
          tone="quiet"
          aria-label={messages.pictures.removeOf(alt)}
          disabled={isBusy}
          onClick={() => onRemove(id)}
        >
          {messages.pictures.remove}
        </Button>
      </li>
    ))}
  </ul>
);
