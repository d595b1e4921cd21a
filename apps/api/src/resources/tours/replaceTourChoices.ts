import { isDeepStrictEqual } from 'node:util';
import {
  findStaffTourChoices,
  listTourChoiceUses,
  lockTourChoices,
  readTourChoicesVersion,
  renameVehicles,
  saveTourChoices,
  tourChoicesId,
} from '../../db/catalogue/staffTourChoices.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { requireVersion } from '../../lib/entityTag.ts';
import { requireImages } from '../images/requireImages.ts';
import { readStaffTourChoices } from './staffTourChoicesBody.ts';
import { findRenamed, requireUnused, toTourChoices } from './tourChoicesInput.ts';

/** Replaces the hotels, rooms, meals and vehicles that the days of all tours choose from. */
export const replaceTourChoices = operation('replaceTourChoices', async (context) => {
  const { headers, body, db, clock } = context;
  const after = toTourChoices(body);
  await inTransaction(db, async (tx) => {
    await lockTourChoices(tx);
    const before = await findStaffTourChoices(tx);
    // A retry, whose first response was lost, changed the version itself.
    if (isDeepStrictEqual(before, after)) return;
    requireVersion(headers['if-match'], readTourChoicesVersion(before), 'list');
    requireUnused(before, after, await listTourChoiceUses(tx));
    for (const [at, { image }] of after.hotels.entries())
      if (image !== null) await requireImages(tx, [image], `hotels.${at}.image`);
    await saveTourChoices(tx, after);
    await renameVehicles(tx, findRenamed(before, after));
    const change = { objectId: tourChoicesId, before, after };
    await recordChange(tx, context, { operation: 'replaceTourChoices', ...change }, clock.now());
  });
  return { status: 200, ...(await readStaffTourChoices(db)) };
});
