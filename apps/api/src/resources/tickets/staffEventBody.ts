import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import { findStaffEvent, readEventVersion } from '../../db/catalogue/staffEvents.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { amountOrNull, galleryImages, ownTerms } from '../wire.ts';

/** Reads an attraction as staff edit it, with its ETag. @throws {Problem} not-found */
export async function readStaffEvent(db: Database, id: string) {
  const row = await findStaffEvent(db, id);
  if (!row) throw notFound('event');
  const version = readEventVersion(row);
  const { event, types, slots } = row;
  const body: components['schemas']['StaffEvent'] = {
    version,
    id: event.id,
    event: {
      title: event.title,
      slug: event.slug,
      description: event.description,
      event_type: event.eventType,
      venue: event.venue,
      location: event.location,
      start_date: event.startDate,
      end_date: event.endDate,
      duration: event.durationMinutes,
      images: galleryImages(event.images),
      ...ownTerms(event),
      ticket_types: types.map((type) => ({
        id: type.id,
        name: type.name,
        description: type.description,
        adult_price: formatWireAmount(type.adultPrice),
        child_price: amountOrNull(type.childPrice),
        adult_min_age: type.adultMinAge,
        child_min_age: type.childMinAge,
        child_max_age: type.childMaxAge,
        child_requires_adult: type.childRequiresAdult,
        includes_fast_track: type.includesFastTrack,
        includes_transfer: type.includesTransfer,
        includes_meal: type.includesMeal,
      })),
      time_slots: slots.map(({ id: slotId, name, time, priceAdjustment }) => ({
        ...{ id: slotId, name, time, price_adjustment: formatWireAmount(priceAdjustment) },
      })),
    },
  };
  return { headers: { etag: `"${version}"` }, body };
}

/** @throws {Problem} invalid-request when another attraction has the slug */
export async function orEventSlugTaken<Result>(saved: Promise<Result>): Promise<Result> {
  return saved.catch((error: unknown) => {
    throw isUniqueViolation(error, 'ticket_events_slug_key')
      ? invalidRequest(null, { slug: ['Another attraction has this address.'] })
      : error;
  });
}
