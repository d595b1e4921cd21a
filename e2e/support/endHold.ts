import { changeRow } from './database.ts';
import { paymentsPort } from './testShop.ts';

/** Ends the hold of a payment as if its 15 minutes had passed. The shop itself releases the places. */
export const endHold = (paymentId: string): Promise<void> =>
  changeRow(
    paymentsPort,
    "update payments set hold_expires_at = now() - interval '1 second' where id = $1 and status in ('open', 'authorised')",
    paymentId,
  );

/** Settles a payment at the test provider now, as if the time of its card had passed. */
export const settlePayment = (paymentId: string): Promise<void> =>
  changeRow(
    paymentsPort,
    "update test_provider_payments set settles_at = now() where payment_id = $1 and status = 'authorised'",
    paymentId,
  );
