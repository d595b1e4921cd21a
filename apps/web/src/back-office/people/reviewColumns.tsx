import type { Schema } from '@aitours/api-client';
import { Rating, Stack, type TableColumn, Text, TextLink } from '@aitours/ui';
import { ReviewPictures } from '../../features/reviews/ReviewPictures.tsx';
import { paths } from '../../platform/paths.ts';
import * as cells from '../shared/cells.css.ts';
import { formatInstant } from '../shared/formatInstant.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { reviewMessages as messages } from './reviewMessages.ts';

type Review = Schema<'StaffReview'>;

const productPaths = { activity: paths.activity, ticket: paths.attractionDetail, tour: paths.tour };

/** The columns of the list of reviews. @param onChanged called when a review or its answer was changed */
export const reviewColumns = (onChanged: () => void): readonly TableColumn<Review>[] => [
  {
    key: 'review',
    header: messages.columns.review,
    rowHeader: true,
    cell: (review) => <ReviewCell {...review} />,
  },
  {
    key: 'author',
    header: messages.columns.author,
    cell: ({ author }) => <span className={cells.whole}>{author}</span>,
  },
  {
    key: 'product',
    header: messages.columns.product,
    cell: ({ product_type, product: { slug, title } }) => (
      <TextLink href={productPaths[product_type](slug)}>{title}</TextLink>
    ),
  },
  {
    key: 'booking',
    header: messages.columns.booking,
    cell: ({ booking_number }) => <span className={cells.whole}>{booking_number}</span>,
  },
  { key: 'written', header: messages.columns.written, cell: ({ created_at }) => formatInstant(created_at) },
  {
    key: 'state',
    header: messages.columns.state,
    cell: (review) => <span className={cells.unbrokenWords}>{describeState(review)}</span>,
  },
  {
    key: 'action',
    header: messages.columns.action,
    cell: (review) => (
      <div className={cells.unbrokenWords}>
        <ReviewActions review={review} onChanged={onChanged} />
      </div>
    ),
  },
];

const describeState = ({ state, rejection_reason: reason }: Review): string =>
  reason === null ? messages.states[state] : `${messages.states[state]}: ${messages.reasons[reason]}`;

const ReviewCell = ({ stars, text, answer, author, pictures }: Review) => (
  <Stack gap="xxsmall">
    <Rating value={stars} text={String(stars)} variant="stars" />
    <span className={cells.text}>{text}</span>
    <ReviewPictures author={author} pictures={pictures} />
    {answer !== null && (
      <Text size="small" tone="soft">
        {messages.answerOf} {answer}
      </Text>
    )}
  </Stack>
);
