export { type ActivityError, type CheckedActivity, findActivityErrors } from './findActivityErrors.ts';
export {
  type CategoryError,
  type CategoryUse,
  type CheckedCategory,
  describeCategoryUse,
  findCategoryErrors,
} from './findCategoryErrors.ts';
export { type CheckedDestination, type DestinationError, findDestinationErrors } from './findDestinationErrors.ts';
export { type CheckedEvent, type EventError, findEventErrors } from './findEventErrors.ts';
export { type CheckedPost, findPostErrors, type PostError } from './findPostErrors.ts';
export {
  type CheckedTourChoices,
  describeTourUse,
  findTourChoiceErrors,
  type TourChoiceError,
  type TourUse,
} from './findTourChoiceErrors.ts';
export { type CheckedTour, findTourErrors, type TourError } from './findTourErrors.ts';
export { type CheckedVehicle, findVehicleErrors, type VehicleError } from './findVehicleErrors.ts';
export { isArticleLink } from './isArticleLink.ts';
export { getReadMinutes } from './readMinutes.ts';
export { type RebasedEdit, rebaseEdit } from './rebaseEdit.ts';
