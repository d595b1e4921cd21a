import { expect, it } from 'vitest';
import { getStage, isUnsettled, type Payment } from './payment.ts';

it.each([
  ['open', null, 'open'],
  ['authorised', null, 'processing'],
  ['paid', null, 'paid'],
  ['partly_refunded', null, 'refunded'],
  ['refunded', null, 'refunded'],
  ['disputed', null, 'disputed'],
  ['failed', 'expired', 'expired'],
  ['failed', 'released', 'released'],
  ['failed', 'declined', 'declined'],
  ['paid', 'late', 'late'],
  ['refunded', 'late', 'late'],
] as const)('shows a payment that is %s, ended %s, as %s', (status, ended, stage) => {
  expect(getStage({ status, ended }, false)).toBe(stage);
});

it('does not offer to pay when the hold has ended, before the server has settled the payment', () => {
  expect(getStage({ status: 'open', ended: null }, true)).toBe('ending');
  expect(getStage({ status: 'authorised', ended: null }, true)).toBe('processing');
});

it('requests a payment again until it is settled', () => {
  const statuses: Payment['status'][] = ['open', 'authorised', 'paid', 'failed', 'refunded', 'disputed'];
  const unsettled = statuses.filter((status) => isUnsettled(getStage({ status, ended: null }, false)));
  expect(unsettled).toEqual(['open', 'authorised']);
});
