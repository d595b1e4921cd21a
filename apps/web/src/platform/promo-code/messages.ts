export const messages = {
  haveCode: 'Have a promo code?',
  promoCode: 'Promo code',
  applyPromoCode: 'Apply',
  checkingPromoCode: 'Checking the promo code…',
  promoCodeApplied: (code: string): string => `Promo code ${code} is applied.`,
  removePromoCode: (code: string): string => `Remove ${code}`,
  promoCodeMissing: 'Enter your promo code',
  promoCodeNotChecked: 'The promo code couldn’t be checked. Please try again.',
};
