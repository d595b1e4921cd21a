import { examples, respondsWith } from '@aitours/api-client/mocks';

/** Responds with reviews for one product, and with none for any other. */
export const mockReviews = (productType: 'activity' | 'ticket' | 'tour', product: string) =>
  respondsWith('listReviews', ({ query }) =>
    query.get('product_type') === productType && query.get('product') === product
      ? examples.listReviews.reviews
      : examples.listReviews.reviewsNone,
  );
