import { examples } from '@aitours/api-client/mocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { PaymentOutcome, type PaymentOutcomeProps } from './PaymentOutcome.tsx';

const { paymentExpired, paymentPaid } = examples.getPayment;
const actions = {
  pending: undefined,
  failure: undefined,
  extend: () => undefined,
  release: () => undefined,
  renew: () => undefined,
};
const { changes } = examples.renewPayment.renewalNothingLeft;

/** Returns whether the page offers to take the places again. */
const offersRenewal = (props: Pick<PaymentOutcomeProps, 'payment' | 'stage' | 'changes'>): boolean =>
  renderToStaticMarkup(<PaymentOutcome actions={actions} {...props} />).includes(`>${messages.renew}<`);

it('offers to renew a payment once, after its time is over', () => {
  const expired = { ...paymentExpired, renewed_as: null };
  expect(offersRenewal({ payment: expired, stage: 'expired', changes: undefined })).toBe(true);
  expect(offersRenewal({ payment: { ...expired, renewed_as: 'next' }, stage: 'expired', changes: undefined })).toBe(
    false,
  );
  expect(offersRenewal({ payment: { ...expired, purpose: 'change' }, stage: 'expired', changes: undefined })).toBe(
    false,
  );
  expect(offersRenewal({ payment: expired, stage: 'expired', changes })).toBe(false);
  expect(offersRenewal({ payment: paymentPaid, stage: 'paid', changes: undefined })).toBe(false);
});
