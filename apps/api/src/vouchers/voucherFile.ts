import { addFacts } from '../bookings/addFacts.ts';
import { toBookingBody } from '../bookings/bookingBody.ts';
import { findBookingById } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import type { MailAttachment } from '../db/operating/outgoingMail.ts';
import type { Clock } from '../lib/clock.ts';
import { hideRequesterTexts } from '../mail/hideRequesterTexts.ts';
import { toBookingPassesBody } from './bookingPasses.ts';
import type { PassCodes } from './passCodes.ts';
import { describeVoucher } from './voucherContent.ts';
import type { VoucherPdfs } from './voucherPdfs.ts';

interface VoucherServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly passCodes: PassCodes;
  readonly voucherPdfs: VoucherPdfs;
}

/**
 * Renders the voucher of a booking for its confirmation; null if it isn't valid any more. Like the mail itself, it contains
 * no text of the requester.
 */
export async function renderVoucherFile(
  { db, clock, passCodes, voucherPdfs }: VoucherServices,
  bookingId: string,
): Promise<MailAttachment | null> {
  const row = await findBookingById(db, bookingId);
  if (!row) return null;
  const now = clock.now();
  const passes = toBookingPassesBody(row, passCodes, now);
  if (passes.status !== 'valid') return null;
  const booking = hideRequesterTexts(await addFacts(db, toBookingBody(row, now)));
  const pdf = await voucherPdfs.render(describeVoucher(booking, passes));
  return {
    filename: `${row.number}.pdf`,
    contentType: 'application/pdf',
    content: Buffer.from(pdf).toString('base64'),
    encoding: 'base64',
  };
}
