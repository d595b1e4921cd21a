/** The steps of the booking dialog, in order (TOUR-27). */
export const tourBookingSteps = ['personal-info', 'contact-details', 'payment', 'confirmation'] as const;

/** A step of the booking dialog. */
export type TourBookingStep = (typeof tourBookingSteps)[number];

/**
 * Returns the previous step (TOUR-28); `undefined` for the first and for the confirmation.
 *
 * @example stepBefore('payment') // 'contact-details'
 * @example stepBefore('confirmation') // undefined
 */
export const stepBefore = (step: TourBookingStep): TourBookingStep | undefined =>
  step === 'confirmation' ? undefined : tourBookingSteps[tourBookingSteps.indexOf(step) - 1];

/**
 * Returns the next step (TOUR-29).
 *
 * @example stepAfter('payment') // 'confirmation'
 * @example stepAfter('confirmation') // 'confirmation'
 */
export const stepAfter = (step: TourBookingStep): TourBookingStep =>
  tourBookingSteps[tourBookingSteps.indexOf(step) + 1] ?? 'confirmation';
