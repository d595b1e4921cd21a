export { formatReviewer } from './formatReviewer.ts';
export { isReviewable, type ReviewableBooking } from './isReviewable.ts';
export { type StarsCounts, summariseStars } from './summariseStars.ts';
