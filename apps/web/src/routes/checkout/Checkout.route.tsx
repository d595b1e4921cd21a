import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { createPageMeta } from '../../platform/page.ts';
import { CheckoutView } from './Checkout.view.tsx';
import { CheckoutOrder } from './CheckoutOrder.tsx';
import { NothingToBook } from './NothingToBook.tsx';
import { useCheckoutPage } from './useCheckoutPage.ts';

/** /checkout: a guest is redirected to sign-in first (CHECKOUT-04, CHECKOUT-06). */
export default function Checkout() {
  const state = useCheckoutPage(useSignInRequired());
  return <CheckoutView state={state} empty={<NothingToBook />} order={(ready) => <CheckoutOrder {...ready} />} />;
}

export const meta = createPageMeta('Checkout');

export const isPrivate = true;
