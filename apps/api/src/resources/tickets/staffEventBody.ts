import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { ProductChangeRow } from '../../db/catalogue/productChanges.ts';
import { eventChanges, findStaffEvent, readEventVersion } from '../../db/catalogue/staffEvents.ts';
import { describeImages } from '../../db/content/uploadedImages.ts';
import type { Database } from '../../db/database.ts';
import { getKnownFacts, getKnownLanguages, getOwnTerms, toGalleryImages } from '../../lib/wire.ts';
import { notFound } from '../../problems/problems.ts';
import { changeBody } from '../productHistory.ts';
import { toTicketTypeBody } from './eventBody.ts';
import type { AuditedEvent } from './toAudited.ts';

type Schemas = components['schemas'];

/** Reads an attraction as staff edit it, with its ETag. @throws {Problem} not-found */
export async function readStaffEvent(db: Database, id: string) {
  const row = await findStaffEvent(db, id);
  if (!row) throw notFound('event');
  const version = readEventVersion(row);
  const [changes, event] = await Promise.all([eventChanges.list(db, id), readEditedEvent(db, row)]);
  return {
    headers: { etag: `"${version}"` },
    body: {
      version,
      id,
      state: row.state,
      event,
      history: changes.map((change) => changeBody(toFlat(change), fieldNames)),
    } satisfies Schemas['StaffEvent'],
  };
}

/** Columns whose field has another name, or that follow from a field of the contract. */
const fieldNames = {
  basePrice: 'ticket_types',
  types: 'ticket_types',
  slots: 'time_slots',
  durationMinutes: 'duration',
  lowestPrice: null,
  fromPrice: null,
};

/** The audit log has the columns of the attraction below `event`. */
const toFlat = (change: ProductChangeRow): ProductChangeRow => ({
  ...change,
  entry: { ...change.entry, before: flatten(change.entry.before), after: flatten(change.entry.after) },
});

function flatten(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('event' in value)) return value;
  const { event, ...parts } = value;
  return { ...(typeof event === 'object' && event), ...parts };
}

/** Returns what staff edit of an attraction. */
export async function readEditedEvent(
  db: Database,
  { event, types, slots }: AuditedEvent,
): Promise<Schemas['EventInput']> {
  return {
    title: event.title,
    slug: event.slug,
    description: event.description,
    event_type: event.eventType,
    venue: event.venue,
    location: event.location,
    start_date: event.startDate,
    end_date: event.endDate,
    duration: event.durationMinutes,
    images: await describeImages(db, toGalleryImages(event.images)),
    ...getOwnTerms(event),
    ...getKnownFacts(event),
    ...getKnownLanguages(event),
    ticket_types: types.map((type) => {
      const { event: _, ...body } = toTicketTypeBody(type);
      return { ...body, adult_min_age: type.adultMinAge };
    }),
    time_slots: slots.map(({ id, name, time, priceAdjustment }) => ({
      id,
      name,
      time,
      price_adjustment: formatWireAmount(priceAdjustment),
    })),
  };
}
