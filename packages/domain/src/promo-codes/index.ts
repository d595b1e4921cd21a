export {
  applyPromoCode,
  coversProduct,
  findPromoCodeError,
  isPromoCodeText,
  type PromoDiscount,
  type PromoLine,
  type PromoOffer,
  type PromoProduct,
  type PromoTerms,
  type PromoUses,
  promoCodeMessages,
} from './promoCode.ts';
