export { checkTourStep, type TourStepErrors } from './checkTourStep.ts';
export { stepAfter, stepBefore, type TourBookingStep, tourBookingSteps } from './steps.ts';
export { type TourOrder, toTourCartItem } from './toTourCartItem.ts';
