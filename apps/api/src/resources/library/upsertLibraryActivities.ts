import type { components } from '@aitours/openapi/schema';
import { findLibraryRows, type NewLibraryRow, upsertLibraryRows } from '../../db/content/library.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { toLibraryBody } from './libraryBody.ts';

type Input = components['schemas']['LibraryActivityInput'];

/** Upserts rows of the activity library; for staff (API-77, PLAN-33). */
export const upsertLibraryActivities = operation('upsertLibraryActivities', async (context) => {
  const { body, headers, db, clock } = context;
  const now = clock.now();
  const inputs = Array.isArray(body) ? body : [body];
  const ids = new Set(inputs.map(({ id }) => id));
  if (ids.size < inputs.length) throw invalidRequest(null, { id: ['must be unique'] });
  const rows = await inTransaction(db, async (tx) => {
    const before = await findLibraryRows(tx, [...ids]);
    const after = await upsertLibraryRows(tx, inputs.map(toRow), now);
    for (const row of after)
      await recordChange(
        tx,
        context,
        { operation: 'upsertLibraryActivities', objectId: row.id, before: before.get(row.id) ?? null, after: row },
        now,
      );
    return after;
  });
  const isRequested = headers.prefer?.includes('return=representation');
  return { status: 201, body: isRequested ? rows.map(toLibraryBody) : [] };
});

const toRow = (input: Input): NewLibraryRow => ({
  id: input.id,
  name: input.name,
  description: input.description ?? null,
  category: input.category,
  location: input.location,
  lat: input.lat,
  lng: input.lng,
  duration: input.duration ?? null,
  priceRange: input.price_range ?? null,
  rating: input.rating ?? null,
  openingHours: input.opening_hours ?? null,
  tags: input.tags ?? [],
  imageUrl: input.image_url ?? null,
});
