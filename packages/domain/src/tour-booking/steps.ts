/** The steps of the booking dialog, in their order (TOUR-27). */
export const tourBookingSteps = ['personal-info', 'contact-details', 'payment', 'confirmation'] as const;

/** A step of booking a tour. */
export type TourBookingStep = (typeof tourBookingSteps)[number];

/**
 * One step back (TOUR-28); from the first, and from what is booked, there is none.
 *
 * @example stepBefore('payment') // 'contact-details'
 * @example stepBefore('confirmation') // undefined
 */
export const stepBefore = (step: TourBookingStep): TourBookingStep | undefined =>
  step === 'confirmation' ? undefined : tourBookingSteps[tourBookingSteps.indexOf(step) - 1];

/**
 * One step on (TOUR-29).
 *
 * @example stepAfter('payment') // 'confirmation'
 * @example stepAfter('confirmation') // 'confirmation'
 */
export const stepAfter = (step: TourBookingStep): TourBookingStep =>
  tourBookingSteps[tourBookingSteps.indexOf(step) + 1] ?? 'confirmation';
