import { isPickupPlace } from '@aitours/domain/activity';
import { type ActivityDetails, parseActivityDetails, toWireActivityDetails } from '@aitours/domain/cart';
import { countPeople, findMembersOutsideLimits, partyLimits } from '@aitours/domain/party';
import type { FieldName } from '../../bookings/lines/line.ts';
import { findRequestedSlot, type SlotWish } from '../../catalogue/slots.ts';
import type { NewCartLine } from '../../db/cart/storedCartLines.ts';
import { type ActivityRow, findActivity, findActivityStock } from '../../db/catalogue/activities.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/operation.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';

export type NewCartItem = Context<'addCartItem'>['body'];

/** A line to add, and the names of its fields in the request. */
export interface NewLine {
  readonly line: Omit<NewCartLine, 'id' | 'cartId'>;
  readonly nameField: FieldName;
}

const nameField: FieldName = (field) =>
  (({ date: 'activity_date', slot: 'activity_time_slot_id' }) as Partial<Record<string, string>>)[field] ??
  `details.${field}`;

/**
 * Reads a request to add an activity: the activity, its slot on that day, the party and its options (ENTITY-21).
 *
 * @throws {Problem} not-found, invalid-request
 */
export async function readNewActivityLine(db: Database, body: NewCartItem, now: Date): Promise<NewLine> {
  const { activity_id, activity_date: serviceDate, quantity } = body;
  const activity = activity_id === undefined ? null : await findActivity(db, activity_id);
  if (!activity) throw notFound('activity');
  if (serviceDate === undefined) throw invalidRequest(null, { activity_date: ['is required'] });
  const options = readOptions(body.details);
  const wish = { date: serviceDate, people: countPeople(options.party) * quantity };
  const timeSlotId = body.activity_time_slot_id ?? (await findSlotId(db, activity, wish, now));
  const details = toWireActivityDetails(options);
  return { line: { kind: 'activity', activityId: activity.id, serviceDate, timeSlotId, quantity, details }, nameField };
}

/** GAP-83. @throws {Problem} invalid-request when it doesn't run on that day */
async function findSlotId(db: Database, activity: ActivityRow, wish: SlotWish, now: Date): Promise<string> {
  const stock = await findActivityStock(db, activity.id, wish.date, wish.date);
  const slot = findRequestedSlot(activity, stock, wish, now);
  if (!slot)
    throw invalidRequest('This activity does not take place on this date.', {
      activity_date: ['is not a day on which it runs'],
    });
  return slot.id;
}

/** @throws {Problem} invalid-request for a party outside the limits (ACT-17), or without a pickup place (ACT-21) */
function readOptions(details: unknown): ActivityDetails {
  const options = parseActivityDetails(details);
  if (!options) throw invalidRequest(null, { details: ['Please choose the number of adults, children and infants.'] });
  const [outside] = findMembersOutsideLimits(options.party);
  if (outside) {
    const { min, max } = partyLimits[outside];
    throw invalidRequest(null, { [`details.${outside}`]: [`must be from ${min} to ${max}`] });
  }
  if (!isPickupPlace(options.pickup)) throw invalidRequest(null, { 'details.pickup': ['is required'] });
  return options;
}
