import { formatWireAmount } from '@aitours/domain/money';
import { formatDecline, getRefunded, maxHoldExtensions } from '@aitours/domain/payment';
import type { components } from '@aitours/openapi/schema';
import type { ChangeRequest } from '../../db/bookings/bookingChange.ts';
import { findEndedRequest } from '../../db/bookings/bookingChanges.ts';
import { type BookingRow, findBookingsOfPayment } from '../../db/bookings/bookings.ts';
import type { Database } from '../../db/database.ts';
import { findRefunds, type PaymentRow, type RefundRow } from '../../db/payments/payments.ts';
import type { PaymentProvider } from '../../payments/provider.ts';

type Schemas = components['schemas'];

/** Reads the bookings and refunds of a payment, and returns it in the contract's form. */
export async function readPaymentBody(
  db: Database,
  row: PaymentRow,
  provider: PaymentProvider | null,
): Promise<Schemas['Payment']> {
  const refunds = await findRefunds(db, row.id);
  const changeRequest = row.purpose === 'change' ? await findEndedRequest(db, row.id) : null;
  const page = { presentation: provider?.presentation };
  return toPaymentBody(row, refunds, await findBookingsOfPayment(db, row.id), { ...page, changeRequest });
}

interface PaymentExtras {
  /** How the provider's page is shown. */
  readonly presentation?: PaymentProvider['presentation'] | undefined;
  /** Of a change that wasn't made. */
  readonly changeRequest?: ChangeRequest | null;
}

/** Returns a payment in the contract's form. */
export function toPaymentBody(
  row: PaymentRow,
  refunds: readonly RefundRow[],
  bookings: readonly BookingRow[],
  { presentation, changeRequest = null }: PaymentExtras = {},
): Schemas['Payment'] {
  const { id, purpose, status, ended, amount, decline, url, holdExpiresAt, holdExtensions, renewedAs } = row;
  const isOpen = status === 'open';
  const hold = { expires_at: holdExpiresAt.toISOString(), extensions_left: maxHoldExtensions - holdExtensions };
  return {
    id,
    purpose,
    status,
    ended,
    amount: formatWireAmount(amount),
    refunded_amount: formatWireAmount(getRefunded(refunds)),
    currency: 'AED',
    hold: isOpen ? hold : null,
    decline: decline && { reason: decline, text: formatDecline(decline) },
    page: isOpen && url !== null && presentation ? { presentation, url } : null,
    bookings: bookings.map(({ number, kind, details, total, status: bookingStatus }) => ({
      booking_number: number,
      booking_type: kind,
      title: details.title,
      booking_date: details.date,
      total_amount: formatWireAmount(total),
      booking_status: bookingStatus,
    })),
    renewed_as: renewedAs,
    change_request: changeRequest,
  };
}
