import { applyChange } from '../bookings/applyChange.ts';
import type { BookingContext } from '../bookings/bookingContext.ts';
import { type ChangePlan, planChange } from '../bookings/planChange.ts';
import { takePlaces } from '../bookings/takePlaces.ts';
import { hasLaterChange, lockChangeOfPayment, updateChange } from '../db/bookings/bookingChanges.ts';
import { lockBooking } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import { releasePlaces } from '../db/stock/stock.ts';
import { Problem } from '../problems/problems.ts';
import { orRollBack } from './takeBack.ts';

/** Applies the change that a payment has paid. Returns false, and ends it, if its booking isn't confirmed any more. */
export async function confirmChange(tx: Database, context: BookingContext, paymentId: string): Promise<boolean> {
  const change = await lockChangeOfPayment(tx, paymentId);
  const booking = await lockBooking(tx, change.bookingId);
  if (change.status !== 'open') return false;
  if (booking.status !== 'confirmed' || !change.after) {
    await releaseChange(tx, paymentId);
    return false;
  }
  const { id, after, description, totalBefore, totalAfter } = change;
  await updateChange(tx, id, { status: 'applied', request: null, after: null });
  await applyChange(tx, context, booking, after, { description, paid: totalAfter - totalBefore, refund: 0 });
  return true;
}

/** Returns the places of a change that wasn't paid. The booking stays as it was. */
export async function releaseChange(tx: Database, paymentId: string): Promise<void> {
  const { id, status, taken } = await lockChangeOfPayment(tx, paymentId);
  if (status !== 'open') return;
  await releasePlaces(tx, taken);
  await updateChange(tx, id, { status: 'ended' });
}

/** Takes the places of an ended change again if they are free at the same price. Returns whether it took them. */
export async function retakeChange(tx: Database, context: BookingContext, paymentId: string): Promise<boolean> {
  const change = await lockChangeOfPayment(tx, paymentId);
  const booking = await lockBooking(tx, change.bookingId);
  const { id, request, createdAt, totalBefore, totalAfter } = change;
  if (change.status !== 'ended' || !request || booking.total !== totalBefore) return false;
  if (await hasLaterChange(tx, change)) return false;
  const plan = await planOrNull(() => planChange(tx, booking, request, { ...context, quotedAt: createdAt }));
  if (plan?.price.total !== totalAfter) return false;
  const isTaken = await orRollBack(tx, async () => (await takePlaces(tx, plan.taken, context.now)) === null);
  if (isTaken) await updateChange(tx, id, { status: 'open', after: plan.after, taken: plan.taken });
  return isTaken;
}

/** Null: the change is no longer possible. */
async function planOrNull(plan: () => Promise<ChangePlan>): Promise<ChangePlan | null> {
  try {
    return await plan();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
