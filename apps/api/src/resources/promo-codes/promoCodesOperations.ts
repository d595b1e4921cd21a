import { randomUUID } from 'node:crypto';
import {
  findListedPromoCode,
  insertPromoCode,
  listPromoCodeRows,
  lockPromoCodeById,
  updatePromoCode,
} from '../../db/bookings/promoCodes.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { requireVersion } from '../../lib/entityTag.ts';
import { notFound } from '../../problems/problems.ts';
import { toPageBody } from '../page.ts';
import { readPromoCodeVersion, toPromoCodeBody } from './promoCodeBody.ts';
import { orCodeTaken, toPromoCodeValues } from './promoCodeInput.ts';

export const promoCodesOperations = {
  /** Lists a page of the promo codes with their uses. */
  listPromoCodes: operation('listPromoCodes', async ({ query, db }) => {
    const { rows, count } = await listPromoCodeRows(db, query);
    return { status: 200, body: toPageBody('/api/v1/promo-codes/', query, { count }, rows.map(toPromoCodeBody)) };
  }),

  /** Adds a promo code. */
  createPromoCode: operation('createPromoCode', async (context) => {
    const { body, db, clock } = context;
    const row = { id: randomUUID(), ...(await toPromoCodeValues(db, body)), createdAt: clock.now() };
    const insertion = inTransaction(db, async (tx) => {
      await insertPromoCode(tx, row);
      const change = { operation: 'createPromoCode', objectId: row.id, before: null, after: row } as const;
      await recordChange(tx, context, change, clock.now());
    });
    await orCodeTaken(insertion);
    return { status: 201, body: toPromoCodeBody({ ...row, uses: 0, discounts: 0 }) };
  }),

  /** Changes a promo code; bookings keep their discount. */
  replacePromoCode: operation('replacePromoCode', async (context) => {
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
  }),
};
