import type { components } from '@aitours/openapi/schema';
import { lockCartLines } from '../../db/carts.ts';
import type { Database } from '../../db/database.ts';
import { invalidRequest, notFound, unsupportedItem } from '../../problems/problems.ts';
import { type AnyLine, cartLine } from '../lines/cartLine.ts';
import type { FieldName } from '../lines/line.ts';
import type { LineToBook } from './bookLines.ts';
import { activityFromDetails, ticketFromDetails } from './lineFromDetails.ts';

type Item = components['schemas']['NewBookingItem'];
type Kind = 'activity' | 'ticket';

const fields: Partial<Record<string, string>> = { date: 'date', slot: 'time' };

/** @param index from 0 */
export const nameIn =
  (index: number): FieldName =>
  (field) =>
    `cart_items.${index}.${fields[field] ?? `details.${field}`}`;

/**
 * The lines a request wants to book. Those in the caller's cart are booked as the cart holds them, and locked: two
 * tabs that book one cart don't book it twice. A line that names its product itself is booked from its details.
 *
 * @throws {Problem} not-found for a line that has left the cart; invalid-request when the cart holds it differently
 */
export async function linesToBook(
  tx: Database,
  userId: string,
  kind: Kind,
  items: readonly Item[],
  now: Date,
): Promise<{ wanted: LineToBook[]; cartLineIds: string[] }> {
  const rows = await lockCartLines(
    tx,
    { userId },
    items.map(({ id }) => id),
  );
  const wanted: LineToBook[] = [];
  const used = new Set<string>();
  for (const [index, item] of items.entries()) {
    const nameOf = nameIn(index);
    const row = rows.find((candidate) => candidate.item.id === item.id);
    if (row && used.has(item.id)) throw invalidRequest(null, { [`cart_items.${index}.id`]: ['is named twice'] });
    used.add(item.id);
    if (row && row.item.kind !== kind) throw unsupportedItem();
    const line = row ? cartLine(row, now) : await lineFromDetails(tx, kind, item, nameOf, now);
    if (row) requireAgreement(item, line, nameOf, index);
    wanted.push({ line, id: item.id, nameOf, shown: item.price });
  }
  return { wanted, cartLineIds: rows.map((row) => row.item.id) };
}

/** A line isn't in the cart either because it was booked or removed, or because it names a product instead. */
async function lineFromDetails(tx: Database, kind: Kind, item: Item, nameOf: FieldName, now: Date): Promise<AnyLine> {
  const product = kind === 'activity' ? item.details.activity_id : item.details.event_id;
  if (item.id !== product) throw notFound('cart item');
  return kind === 'activity' ? activityFromDetails(tx, item, nameOf, now) : ticketFromDetails(tx, item, nameOf, now);
}

/** What the customer agreed to must be what the cart holds: it may have been changed in another window since. */
function requireAgreement({ date, quantity, details }: Item, line: AnyLine, nameOf: FieldName, index: number): void {
  const party = partyOf(line);
  const differing =
    (date !== line.date && nameOf('date')) ||
    (quantity !== line.quantity && `cart_items.${index}.quantity`) ||
    (details.adults !== undefined && details.adults !== party.adults && nameOf('adults')) ||
    (details.children !== undefined && details.children !== party.children && nameOf('children')) ||
    (details.isPrivate !== undefined &&
      line.kind === 'activity' &&
      isPrivate(details) !== line.choice.isPrivate &&
      nameOf('isPrivate')) ||
    (details.pickup != null && party.pickup !== undefined && details.pickup !== party.pickup && nameOf('pickup'));
  if (differing) {
    throw invalidRequest('Your cart has changed. Please look at it again.', {
      [differing]: ['is not what the cart holds'],
    });
  }
}

const isPrivate = (details: Item['details']): boolean => details.isPrivate === 'yes';

function partyOf(line: AnyLine): { adults: number; children: number; pickup?: string } {
  if (line.kind === 'activity') return { ...line.choice.party, pickup: line.choice.pickup };
  if (line.kind === 'ticket') return { adults: line.details.adults, children: line.details.children };
  throw unsupportedItem();
}
