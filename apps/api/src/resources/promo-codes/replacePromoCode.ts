import { findListedPromoCode, lockPromoCodeById, updatePromoCode } from '../../db/bookings/promoCodes.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { requireVersion } from '../../lib/entityTag.ts';
import { notFound } from '../../problems/problems.ts';
import { readPromoCodeVersion, toPromoCodeBody } from './promoCodeBody.ts';
import { orCodeTaken, toPromoCodeValues } from './promoCodeInput.ts';

/** Changes a promo code; bookings keep their discount. */
export const replacePromoCode = operation('replacePromoCode', async (context) => {
  const { path, headers, body, db, clock } = context;
  const replacement = inTransaction(db, async (tx) => {
    const before = await lockPromoCodeById(tx, path.id);
    if (!before) throw notFound('promo code');
    const values = await toPromoCodeValues(tx, body);
    // A retry, whose first response was lost, changed the version itself.
    if (readPromoCodeVersion(values) === readPromoCodeVersion(before)) return;
    requireVersion(headers['if-match'], readPromoCodeVersion(before), 'promo code');
    await updatePromoCode(tx, path.id, values);
    const after = { ...before, ...values };
    await recordChange(tx, context, { operation: 'replacePromoCode', objectId: path.id, before, after }, clock.now());
  });
  await orCodeTaken(replacement);
  const row = await findListedPromoCode(db, path.id);
  if (!row) throw notFound('promo code');
  return { status: 200, body: toPromoCodeBody(row) };
});
