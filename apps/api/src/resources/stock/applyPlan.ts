import { createHash } from 'node:crypto';
import { formatCount } from '@aitours/domain/counts';
import { formatShortDate } from '@aitours/domain/dates';
import type { PlannedSlot, StockEditPlan, StockSlot } from '@aitours/domain/stock';
import type { components } from '@aitours/openapi/schema';
import type { Database } from '../../db/database.ts';
import {
  insertTicketSlots,
  type ProductKey,
  type StockedProduct,
  updateStockSlots,
} from '../../db/stock/stockSlots.ts';
import { conflict, invalidRequest } from '../../problems/problems.ts';

/**
 * Changes the stock as a plan says. The product and its time slots are locked.
 *
 * @param version that of the preview
 * @throws {Problem} conflict if the plan isn't what was previewed, invalid-request if it would leave too few places
 */
export async function applyPlan(
  tx: Database,
  { key, product }: { readonly key: ProductKey; readonly product: StockedProduct },
  planned: StockEditPlan,
  version: string | undefined,
): Promise<void> {
  if (computeVersion(planned) !== version) throw changedMeanwhile();
  const [worst] = byPlaces(planned.conflicts);
  if (worst) throw belowSold(worst);
  // The lock has inserted the missing rows, except those of a ticket type.
  const existing = product.eventId === null ? [...planned.created, ...planned.changed] : planned.changed;
  await updateStockSlots(tx, key, existing.map(toUpdate));
  if (product.eventId === null) return;
  const parts = { eventId: product.eventId, ticketTypeId: key.id };
  const created = await insertTicketSlots(tx, parts, planned.created.map(toUpdate));
  if (created < planned.created.length) throw changedMeanwhile();
}

const toUpdate = ({ date, timeSlotId, after }: PlannedSlot) => ({ date, timeSlotId, ...after });

/** Returns the numbers of time slots that a plan is about. */
export const getCounts = ({ created, changed, skipped, booked }: StockEditPlan) => ({
  created: created.length,
  changed: changed.length,
  skipped: skipped.length,
  booked: booked.length,
});

/** Returns what is needed to undo a plan. */
export const listChanges = ({ created, changed }: StockEditPlan) =>
  [...created, ...changed].map(({ date, timeSlotId, state, after }) => ({ date, timeSlotId, before: state, after }));

const byPlaces = (conflicts: StockEditPlan['conflicts']) => conflicts.toSorted((one, other) => other.taken - one.taken);

/** Converts a plan for the wire. */
export const toPreviewBody = (planned: StockEditPlan): components['schemas']['StockEditPreview'] => ({
  counts: getCounts(planned),
  conflict_count: planned.conflicts.length,
  conflicts: byPlaces(planned.conflicts)
    .slice(0, 20)
    .map(({ date, timeSlotId, taken }) => ({ date, time_slot_id: timeSlotId, taken })),
  slots: listPlannedSlots(planned).slice(0, 1000),
  version: computeVersion(planned),
});

function listPlannedSlots({ created, changed, skipped }: StockEditPlan) {
  const toBody = ({ date, timeSlotId, taken }: StockSlot) => ({ date, time_slot_id: timeSlotId, taken });
  return [
    ...created.map((slot) => ({ ...toBody(slot), effect: 'created', capacity: slot.after.capacity }) as const),
    ...changed.map((slot) => ({ ...toBody(slot), effect: effectOn(slot), capacity: slot.after.capacity })),
    ...skipped.map((slot) => ({ ...toBody(slot), effect: 'skipped', capacity: slot.state?.capacity ?? null }) as const),
  ].toSorted((one, other) => one.date.localeCompare(other.date));
}

function effectOn({ state, after }: PlannedSlot): components['schemas']['PlannedStockSlot']['effect'] {
  if (state?.isClosed === after.isClosed) return 'resized';
  return after.isClosed ? 'closed' : 'opened';
}

/** Of what a preview shows. More places sold of a slot that has some already, and fits, don't change it. */
function computeVersion({ created, changed, skipped, booked, conflicts }: StockEditPlan): string {
  const planned = [...created, ...changed].map(({ date, timeSlotId, state, after }) => [
    date,
    timeSlotId,
    state,
    after,
  ]);
  const left = skipped.map(({ date, timeSlotId, state }) => [date, timeSlotId, state]);
  const places = [booked.map(({ date, timeSlotId }) => [date, timeSlotId]), conflicts.map(({ taken }) => taken)];
  return createHash('sha256')
    .update(JSON.stringify([planned, left, places]))
    .digest('base64url');
}

const changedMeanwhile = () => conflict('The stock has changed since the preview. Please look at the new preview.');

function belowSold({ date, taken }: PlannedSlot) {
  const places = formatCount(taken, 'place is', 'places are');
  const text = `${places} sold or held on ${formatShortDate(date)}; the capacity can’t be below ${taken}.`;
  return invalidRequest(text, { capacity: [text] });
}
