/** The most pictures of a review. */
export const maxReviewPictures = 4;
export { formatReviewer } from './formatReviewer.ts';
export { isReviewable, type ReviewableBooking } from './isReviewable.ts';
export { type StarsCounts, summariseStars } from './summariseStars.ts';
