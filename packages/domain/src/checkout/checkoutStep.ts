/** 1 personal, 2 payment, 3 submitting. */
export type CheckoutStep = 1 | 2 | 3;

/**
 * What the step counter shows (CHECKOUT-02). A failed submission isn't submitting any more, so it is back at 2
 * (CHECKOUT-03).
 *
 * @example checkoutStep({ isPersonalComplete: false, isSubmitting: false }) // 1
 * @example checkoutStep({ isPersonalComplete: true, isSubmitting: true }) // 3
 */
export function checkoutStep(form: {
  readonly isPersonalComplete: boolean;
  readonly isSubmitting: boolean;
}): CheckoutStep {
  if (form.isSubmitting) return 3;
  return form.isPersonalComplete ? 2 : 1;
}
