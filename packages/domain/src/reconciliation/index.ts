export { type DescribedDifference, describeDifference } from './describeDifference.ts';
export { type Reconciled, reconcile } from './reconcile.ts';
export type {
  Difference,
  DifferenceKind,
  LedgerPayment,
  LedgerRefund,
  ShopBooking,
  ShopPayment,
  ShopRefund,
} from './records.ts';
