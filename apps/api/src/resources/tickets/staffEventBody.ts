import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import { versionOf } from '../../contract/entityTag.ts';
import { findStaffEvent } from '../../db/catalogue/staffEvents.ts';
import { describeImages } from '../../db/catalogue/uploadedImages.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../problems/problems.ts';
import { galleryImages, ownTerms } from '../wire.ts';
import { ticketTypeBody } from './eventBody.ts';

/** Reads an attraction as staff edit it, with its ETag. @throws {Problem} not-found */
export async function readStaffEvent(db: Database, id: string) {
  const row = await findStaffEvent(db, id);
  if (!row) throw notFound('event');
  const version = versionOf(row);
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
      images: await describeImages(db, galleryImages(event.images)),
      ...ownTerms(event),
      ticket_types: types.map((type) => {
        const { event: _, ...body } = ticketTypeBody(type);
        return { ...body, adult_min_age: type.adultMinAge };
      }),
      time_slots: slots.map(({ id: slotId, name, time, priceAdjustment }) => ({
        ...{ id: slotId, name, time, price_adjustment: formatWireAmount(priceAdjustment) },
      })),
    },
  };
  return { headers: { etag: `"${version}"` }, body };
}
