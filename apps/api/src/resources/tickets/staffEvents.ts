import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import { type EventValues, eventStore, findStocked, type StaffEvent } from '../../db/catalogue/staffEvents.ts';
import { describeImages } from '../../db/content/uploadedImages.ts';
import type { Database } from '../../db/database.ts';
import { getKnownFacts, getKnownLanguages, getOwnTerms, toGalleryImages } from '../../lib/wire.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { createStaffProducts } from '../staffProducts.ts';
import { toTicketTypeFields } from './eventBody.ts';
import { toEventValues } from './eventInput.ts';

type Schemas = components['schemas'];

/** The handlers with which staff edit attractions, their ticket types and admission times. */
export const staffEvents = createStaffProducts({
  noun: 'attraction',
  missing: 'event',
  store: eventStore,
  slugIndex: 'ticket_events_slug_key',
  toValues: toEventValues,
  requireParts: async (tx, values, before) => {
    await requireProductImages(tx, values);
    if (before) await requireRemovable(tx, before, values);
  },
  toInput: toEventInputBody,
  toBody: (event, frame): Schemas['StaffEvent'] => ({ ...frame, event }),
  fieldNames: {
    basePrice: 'ticket_types',
    types: 'ticket_types',
    slots: 'time_slots',
    durationMinutes: 'duration',
    lowestPrice: null,
    fromPrice: null,
  },
});

/** Returns what staff edit of an attraction. */
async function toEventInputBody(event: StaffEvent, db: Database): Promise<Schemas['EventInput']> {
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
    ticket_types: event.types.map((type) => ({ ...toTicketTypeFields(type), adult_min_age: type.adultMinAge })),
    time_slots: event.slots.map(({ id, name, time, priceAdjustment }) => ({
      id,
      name,
      time,
      price_adjustment: formatWireAmount(priceAdjustment),
    })),
  };
}

/** @throws {Problem} invalid-request when a ticket type or admission time that is removed has places on any date */
async function requireRemovable(tx: Database, before: StaffEvent, { types, slots }: EventValues): Promise<void> {
  const staying = new Set([...types, ...slots].map(({ id }) => id));
  const isGone = ({ id }: { readonly id: string }) => !staying.has(id);
  const [goneTypes, goneSlots] = [before.types.filter(isGone), before.slots.filter(isGone)];
  if (goneTypes.length + goneSlots.length === 0) return;
  const stocked = await findStocked(
    tx,
    goneTypes.map(({ id }) => id),
    goneSlots.map(({ id }) => id),
  );
  const describe = (rows: readonly { readonly id: string; readonly name: string }[]) =>
    rows
      .filter(({ id }) => stocked.has(id))
      .map(({ name }) => `“${name}” has places on some dates and can’t be removed. Close it in Availability instead.`);
  const errors = { ticket_types: describe(goneTypes), time_slots: describe(goneSlots) };
  const found = Object.entries(errors).filter(([, texts]) => texts.length > 0);
  if (found.length > 0) throw invalidRequest(null, Object.fromEntries(found));
}
