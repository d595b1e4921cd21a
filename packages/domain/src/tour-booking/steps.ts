/** The steps of the booking dialog, in order (TOUR-27). */
export const tourBookingSteps = ['personal-info', 'contact-details', 'payment', 'confirmation'] as const;

/** A step of the booking dialog. */
export type TourBookingStep = (typeof tourBookingSteps)[number];

/**
 * Returns the previous step (TOUR-28); `undefined` for the first and for the confirmation.
 *
 * @example getPreviousStep('payment') // 'contact-details'
 * @example getPreviousStep('confirmation') // undefined
 */
export const getPreviousStep = (step: TourBookingStep): TourBookingStep | undefined =>
  step === 'confirmation' ? undefined : tourBookingSteps[tourBookingSteps.indexOf(step) - 1];

/**
 * Returns the next step (TOUR-29).
 *
 * @example getNextStep('payment') // 'confirmation'
 * @example getNextStep('confirmation') // 'confirmation'
 */
export const getNextStep = (step: TourBookingStep): TourBookingStep =>
  tourBookingSteps[tourBookingSteps.indexOf(step) + 1] ?? 'confirmation';
