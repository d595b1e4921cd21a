export { checkTourStep, type TourStepErrors } from './checkTourStep.ts';
export { getNextStep, getPreviousStep, type TourBookingStep, tourBookingSteps } from './steps.ts';
export { type TourOrder, toTourCartItem } from './toTourCartItem.ts';
export {
  findFirstStart,
  findUnavailableStartReason,
  listNearestStarts,
  type TourStartsInput,
  type UnavailableStartReason,
} from './tourStarts.ts';
