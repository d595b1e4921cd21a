import type { Schema } from '@aitours/api-client';
import { Card, Heading, Image, Inline, Stack, Text, TextLink } from '@aitours/ui';
import { useEffect, useRef, useState } from 'react';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { messages as reviewMessages } from '../../features/reviews/messages.ts';
import { paths } from '../../platform/paths.ts';
import * as styles from './BookingReview.css.ts';
import { messages } from './messages.ts';
import { OwnReview } from './OwnReview.tsx';
import { ReviewForm } from './ReviewForm.tsx';

export interface ProductReviewProps {
  /** The booking number. */
  readonly number: string;
  readonly reviewed: Schema<'ReviewableProduct'>;
  readonly onChanged: (message: string) => void;
}

const productPaths = { activity: paths.activity, ticket: paths.attractionDetail, tour: paths.tour };

/** A booked product with its review, or the form to write or change it. */
export function ProductReview({ number, reviewed, onChanged }: ProductReviewProps) {
  const { product_type, product, image, visited_on, review } = reviewed;
  const [isChanging, setChanging] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const shown = review && !isChanging ? 'review' : 'form';
  useFocusAfterSwap(card, shown);
  return (
    <Card padding="large">
      <div ref={card} tabIndex={-1}>
        <Stack gap="medium">
          <Inline gap="medium" wrap="never" align="start">
            {image && (
              <div className={styles.picture}>
                <Image {...getPicture(image)} alt="" sizes="96px" />
              </div>
            )}
            <Stack gap="xxsmall">
              <Heading level={2} size="medium">
                {product.title}
              </Heading>
              <Text size="small" tone="soft">
                {reviewMessages.visited(visited_on)}
              </Text>
              <TextLink href={productPaths[product_type](product.slug)}>{messages.seeProduct}</TextLink>
            </Stack>
          </Inline>
          {review && shown === 'review' ? (
            <OwnReview
              number={number}
              reviewed={reviewed}
              review={review}
              onChange={() => setChanging(true)}
              onChanged={onChanged}
            />
          ) : (
            <ReviewForm
              number={number}
              reviewed={reviewed}
              onCancel={review ? () => setChanging(false) : undefined}
              onSaved={() => {
                setChanging(false);
                onChanged(messages.sent);
              }}
            />
          )}
        </Stack>
      </div>
    </Card>
  );
}

/** Focuses a card when its content is replaced, because the focused button has disappeared. */
function useFocusAfterSwap(card: React.RefObject<HTMLElement | null>, shown: string) {
  const former = useRef(shown);
  useEffect(() => {
    if (former.current !== shown) card.current?.focus();
    former.current = shown;
  }, [card, shown]);
}
