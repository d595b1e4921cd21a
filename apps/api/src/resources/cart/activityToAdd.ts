import { isPickupPlace } from '@aitours/domain/activity';
import { slotForDate } from '@aitours/domain/availability';
import { type ActivityDetails, parseActivityDetails, toWireActivityDetails } from '@aitours/domain/cart';
import { membersOutsideLimits, partyLimits } from '@aitours/domain/party';
import type { components } from '@aitours/openapi/schema';
import type { NewCartLine } from '../../db/carts.ts';
import { type ActivityRow, findActivity } from '../../db/catalogue/activities.ts';
import type { Database } from '../../db/database.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { ruleSlot } from '../activities/slots.ts';
import type { FieldName } from '../lines/line.ts';

type NewCartItem = components['schemas']['NewCartItem'];

/** A line to add, and how the request that asks for it calls its parts. */
export interface LineToAdd {
  readonly line: Omit<NewCartLine, 'cartId'>;
  readonly nameOf: FieldName;
}

const nameOf: FieldName = (field) =>
  (({ date: 'activity_date', slot: 'activity_time_slot_id' }) as Partial<Record<string, string>>)[field] ??
  `details.${field}`;

/**
 * Reads what is asked for: the activity, its slot on that day, the party and its wishes (ENTITY-21).
 *
 * @throws {Problem} not-found, invalid-request
 */
export async function activityToAdd(db: Database, body: NewCartItem): Promise<LineToAdd> {
  const { activity_id, activity_date: serviceDate, quantity = 1 } = body;
  const activity = activity_id === undefined ? null : await findActivity(db, activity_id);
  if (!activity) throw notFound('activity');
  if (serviceDate === undefined) throw invalidRequest(null, { activity_date: ['is required'] });
  const timeSlotId = body.activity_time_slot_id ?? slotIdOn(activity, serviceDate);
  const details = toWireActivityDetails(partyAndWishes(body.details));
  return { line: { kind: 'activity', activityId: activity.id, serviceDate, timeSlotId, quantity, details }, nameOf };
}

/** GAP-83. @throws {Problem} invalid-request when it doesn't run on that day */
function slotIdOn({ timeSlots }: ActivityRow, date: string): string {
  const slot = slotForDate(timeSlots.map(ruleSlot), date);
  if (!slot)
    throw invalidRequest('This activity does not take place on this date.', { activity_date: ['is no day it runs'] });
  return String(slot.id);
}

/** @throws {Problem} invalid-request for a party outside the limits (ACT-17), or without a pickup place (ACT-21) */
function partyAndWishes(details: unknown): ActivityDetails {
  const wishes = parseActivityDetails(details);
  if (!wishes) throw invalidRequest(null, { details: ['must name adults, children and infants'] });
  const [outside] = membersOutsideLimits(wishes.party);
  if (outside) {
    const { min, max } = partyLimits[outside];
    throw invalidRequest(null, { [`details.${outside}`]: [`must be from ${min} to ${max}`] });
  }
  if (!isPickupPlace(wishes.pickup)) throw invalidRequest(null, { 'details.pickup': ['is required'] });
  return wishes;
}
