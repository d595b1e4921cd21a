import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { EventRow, TicketTypeRow } from '../../db/catalogue/events.ts';
import type { EventAvailability } from '../../db/stock/ticketSlots.ts';
import {
  formatAmountOrNull,
  getKnownFacts,
  getKnownLanguages,
  getOwnTerms,
  listOwnSeasons,
  toGalleryImages,
} from '../../lib/wire.ts';

type Schemas = components['schemas'];

const maxDates = 800;

/** Returns an attraction in the contract's form (ENTITY-22). */
export const toEventBody = (
  row: EventRow,
  types: readonly TicketTypeRow[],
  { left, dates }: EventAvailability = { left: 0, dates: [] },
): Schemas['Event'] => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  event_type: row.eventType,
  venue: row.venue,
  location: row.location,
  image: row.images[0] ?? null,
  images: toGalleryImages(row.images),
  start_date: row.startDate,
  end_date: row.endDate,
  duration: row.durationMinutes,
  available_tickets: left,
  available_dates: dates.slice(0, maxDates),
  from_price: formatWireAmount(row.fromPrice),
  ticket_types: types.filter(({ eventId }) => eventId === row.id).map(toTicketTypeBody),
  ...getOwnTerms(row),
  ...getKnownFacts(row),
  ...getKnownLanguages(row),
  created_at: row.createdAt.toISOString(),
});

/** Returns a ticket type in the contract's form (ENTITY-23). */
export const toTicketTypeBody = (row: TicketTypeRow): Schemas['TicketType'] => ({
  event: row.eventId,
  ...toTicketTypeFields(row),
});

/** Returns what staff edit of a ticket type. */
export const toTicketTypeFields = (row: Omit<TicketTypeRow, 'eventId' | 'position'>) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  adult_price: formatWireAmount(row.adultPrice),
  child_price: formatAmountOrNull(row.childPrice),
  ...listOwnSeasons(row.priceSeasons, (child) => ({ child_price: formatAmountOrNull(child) })),
  adult_min_age: row.adultMinAge,
  child_min_age: row.childMinAge,
  child_max_age: row.childMaxAge,
  child_requires_adult: row.childRequiresAdult,
  includes_fast_track: row.includesFastTrack,
  includes_transfer: row.includesTransfer,
  includes_meal: row.includesMeal,
});
