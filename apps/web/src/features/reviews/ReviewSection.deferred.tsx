import type { Schema } from '@aitours/api-client';
import { formatRating } from '@aitours/domain/browse';
import { formatShortDate, toDubaiDate } from '@aitours/domain/dates';
import { Banner, Button, Grid, Inline, Meter, Rating, Section, Skeleton, Stack, Text } from '@aitours/ui';
import { useEffect, useRef } from 'react';
import { messages } from './messages.ts';
import { ReviewPictures } from './ReviewPictures.tsx';
import * as styles from './ReviewSection.css.ts';
import type { ReviewedType } from './reviewQueries.ts';
import { type Reviews, useReviews } from './useReviews.ts';

export interface ReviewSectionProps {
  readonly productType: ReviewedType;
  readonly slug: string;
}

/** The reviews of a product: its rating, how many there are of each number of stars, and the newest. */
export default function ReviewSection({ productType, slug }: ReviewSectionProps) {
  const reviews = useReviews(productType, slug);
  return (
    <Section title={messages.title}>
      <ReviewContent {...reviews} />
    </Section>
  );
}

function ReviewContent({ summary, shown, hasFailed, reload, more }: Reviews) {
  if (hasFailed)
    return (
      <Banner tone="critical" onRetry={reload}>
        {messages.failed}
      </Banner>
    );
  if (!summary) return <Skeleton />;
  return (
    <Stack gap="large">
      {summary.rating === null ? (
        <>
          <Text>
            <strong>{messages.none}.</strong> {messages.noneText}
          </Text>
          <Policy />
        </>
      ) : (
        <Summary {...summary} rating={summary.rating} />
      )}
      <ReviewList reviews={shown} />
      <More {...more} shown={shown.length} all={summary.count} />
    </Stack>
  );
}

const Policy = () => (
  <Text size="small" tone="soft" measure>
    {messages.policy}
  </Text>
);

function Summary({ rating, count, stars_counts }: Schema<'ReviewPage'> & { rating: number }) {
  return (
    <Grid columns={2} gap="large">
      <Stack gap="small">
        <Rating value={rating} text={formatRating(rating)} reviews={count} variant="stars" />
        <Policy />
      </Stack>
      <ul className={styles.counts} aria-label={messages.counts}>
        {stars_counts
          .map((each, index) => ({ number: each, stars: index + 1 }))
          .toReversed()
          .map(({ number, stars }) => (
            <li key={stars}>
              <Meter label={messages.stars(stars)} value={number} max={count} valueText={messages.count(number)} />
            </li>
          ))}
      </ul>
    </Grid>
  );
}

/** The list; what is added by "Show more" takes the focus. */
function ReviewList({ reviews }: { reviews: readonly Schema<'Review'>[] }) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef(reviews.length);
  useEffect(() => {
    if (focused.current > 0 && reviews.length > focused.current)
      list.current?.querySelectorAll<HTMLElement>('article')[focused.current]?.focus();
    focused.current = reviews.length;
  }, [reviews.length]);
  return (
    <ul className={styles.list} ref={list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewArticle {...review} />
        </li>
      ))}
    </ul>
  );
}

function ReviewArticle({ stars, author, text, visited_on, created_at, answer, pictures }: Schema<'Review'>) {
  return (
    <article tabIndex={-1}>
      <Stack gap="xsmall">
        <Inline gap="small">
          <Rating value={stars} text={String(stars)} variant="stars" />
          <strong>{author}</strong>
          <Text as="span" size="small" tone="soft">
            {formatShortDate(toDubaiDate(new Date(created_at)))}
          </Text>
        </Inline>
        <div className={styles.text}>
          <Text measure>{text}</Text>
        </div>
        <ReviewPictures author={author} pictures={pictures} />
        <Text size="small" tone="soft">
          {messages.visited(visited_on)}
        </Text>
        {answer !== null && (
          <div className={styles.answer}>
            <Text size="small" strong>
              {messages.answer}
            </Text>
            <div className={styles.text}>
              <Text size="small" measure>
                {answer}
              </Text>
            </div>
          </div>
        )}
      </Stack>
    </article>
  );
}

function More({ isLoading, hasFailed, load, shown, all }: Reviews['more'] & { shown: number; all: number }) {
  if (shown >= all) return null;
  return (
    <Stack gap="small">
      {hasFailed && (
        <Banner tone="critical" announce="alert">
          {messages.moreFailed}
        </Banner>
      )}
      <Inline gap="medium">
        <Button tone="secondary" busy={isLoading} onClick={load}>
          {messages.more}
        </Button>
        <Text as="span" size="small" tone="soft">
          {messages.shown(shown, all)}
        </Text>
      </Inline>
    </Stack>
  );
}
