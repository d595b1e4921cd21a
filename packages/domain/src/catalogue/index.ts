export { type ActivityError, type CheckedActivity, findActivityErrors } from './findActivityErrors.ts';
export { type CheckedEvent, type EventError, findEventErrors } from './findEventErrors.ts';
export { type CheckedTour, findTourErrors, type TourError } from './findTourErrors.ts';
export { type RebasedEdit, rebaseEdit } from './rebaseEdit.ts';
