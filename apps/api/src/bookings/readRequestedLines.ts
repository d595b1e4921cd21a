import type { components } from '@aitours/openapi/schema';
import { lockCartLines } from '../db/cart/cartLines.ts';
import type { Database } from '../db/database.ts';
import { invalidRequest, notFound, unsupportedItem } from '../problems/problems.ts';
import type { RequestedLine } from './bookLines.ts';
import { readActivityLine, readTicketLine } from './lineFromDetails.ts';
import { type AnyLine, toLine } from './lines/cartLine.ts';
import type { FieldName, Terms } from './lines/line.ts';

type Item = components['schemas']['NewBookingItem'];
type Kind = 'activity' | 'ticket';

/** Returns the field names of a booked item. @param index from 0 */
export const createFieldNames = (index: number, kind: Kind | 'tour'): FieldName => {
  const names: Partial<Record<string, string>> = { date: 'date', time: 'time', slot: `details.${slotFields[kind]}` };
  return (field) => `cart_items.${index}.${names[field] ?? `details.${field}`}`;
};

const slotFields = { activity: 'activity_time_slot_id', ticket: 'date_time_slot_id', tour: 'date' } as const;

/**
 * Reads the lines of a booking request. Lines of the caller's cart are booked as they are in the cart and locked, so that
 * two tabs can't book one cart twice. A line with a product's id is booked from its details.
 *
 * @throws {Problem} not-found for a line that is no longer in the cart; invalid-request when it differs from the cart
 */
export async function readRequestedLines(
  tx: Database,
  userId: string,
  kind: Kind,
  items: readonly Item[],
  terms: Terms,
): Promise<{ requested: RequestedLine[]; cartLineIds: string[] }> {
  const rows = await lockCartLines(
    tx,
    { userId },
    items.map(({ id }) => id),
  );
  const requested: RequestedLine[] = [];
  const used = new Set<string>();
  for (const [index, item] of items.entries()) {
    const nameField = createFieldNames(index, kind);
    const row = rows.find((candidate) => candidate.item.id === item.id);
    if (row && used.has(item.id))
      throw invalidRequest(null, { [`cart_items.${index}.id`]: ['This item is in the order twice.'] });
    used.add(item.id);
    if (row && row.item.kind !== kind) throw unsupportedItem();
    const line = row ? toLine(row, terms) : await readLineFromDetails(tx, kind, item, nameField, terms);
    if (row) requireSameAsCart(item, line, nameField, index);
    requested.push({ line, id: item.id, nameField, shownAmount: item.price });
  }
  return { requested, cartLineIds: rows.map((row) => row.item.id) };
}

/** A line that isn't in the cart was booked or removed, or has a product's id instead of its own. */
async function readLineFromDetails(
  tx: Database,
  kind: Kind,
  item: Item,
  nameField: FieldName,
  terms: Terms,
): Promise<AnyLine> {
  const product = kind === 'activity' ? item.details.activity_id : item.details.event_id;
  if (item.id !== product) throw notFound('cart item');
  return kind === 'activity'
    ? readActivityLine(tx, item, nameField, terms)
    : readTicketLine(tx, item, nameField, terms);
}

/** Rejects a request that differs from the cart, which may have been changed in another window. */
function requireSameAsCart(
  { date, time, quantity, details }: Item,
  line: AnyLine,
  nameField: FieldName,
  index: number,
): void {
  const party = getParty(line);
  const differing =
    (date !== line.date && nameField('date')) ||
    (time != null && time !== line.time && nameField('time')) ||
    (getSlotId(details, line) !== line.timeSlotId && nameField('slot')) ||
    (quantity !== line.quantity && `cart_items.${index}.quantity`) ||
    (details.adults !== undefined && details.adults !== party.adults && nameField('adults')) ||
    (details.children !== undefined && details.children !== party.children && nameField('children')) ||
    (details.isPrivate !== undefined &&
      line.kind === 'activity' &&
      isPrivate(details) !== line.choice.isPrivate &&
      nameField('isPrivate')) ||
    (details.pickup != null && party.pickup !== undefined && details.pickup !== party.pickup && nameField('pickup')) ||
    (details.pickup_address !== undefined &&
      line.kind === 'activity' &&
      details.pickup_address.trim() !== line.choice.pickupAddress &&
      nameField('pickup_address'));
  if (differing) {
    throw invalidRequest('Your cart has changed. Please check it again.', {
      [differing]: ['differs from the cart'],
    });
  }
}

/** The slot in the request, or else the line's. */
const getSlotId = ({ activity_time_slot_id, date_time_slot_id }: Item['details'], { kind, timeSlotId }: AnyLine) =>
  (kind === 'activity' ? activity_time_slot_id : date_time_slot_id) ?? timeSlotId;

const isPrivate = (details: Item['details']): boolean => details.isPrivate === 'yes';

function getParty(line: AnyLine): { adults: number; children: number; pickup?: string } {
  if (line.kind === 'activity') return { ...line.choice.party, pickup: line.choice.pickup };
  if (line.kind === 'ticket') return { adults: line.details.adults, children: line.details.children };
  throw unsupportedItem();
}
