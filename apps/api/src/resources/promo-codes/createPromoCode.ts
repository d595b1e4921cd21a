import { randomUUID } from 'node:crypto';
import { insertPromoCode } from '../../db/bookings/promoCodes.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { toPromoCodeBody } from './promoCodeBody.ts';
import { orCodeTaken, toPromoCodeValues } from './promoCodeInput.ts';

/** Adds a promo code. */
export const createPromoCode = operation('createPromoCode', async (context) => {
  const { body, db, clock } = context;
  const row = { id: randomUUID(), ...(await toPromoCodeValues(db, body)), createdAt: clock.now() };
  const insertion = inTransaction(db, async (tx) => {
    await insertPromoCode(tx, row);
    const change = { operation: 'createPromoCode', objectId: row.id, before: null, after: row } as const;
    await recordChange(tx, context, change, clock.now());
  });
  await orCodeTaken(insertion);
  return { status: 201, body: toPromoCodeBody({ ...row, uses: 0, discounts: 0 }) };
});
