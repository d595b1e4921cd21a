import type { components } from '@aitours/openapi/schema';
import {
  findStaffTourChoices,
  listTourChoiceUses,
  readTourChoicesVersion,
  tourChoicesChanges,
  tourChoicesId,
} from '../../db/catalogue/staffTourChoices.ts';
import type { Database } from '../../db/database.ts';
import { toChangeBody } from '../productHistory.ts';

/** Reads what tours share as staff edit it, with its ETag. */
export async function readStaffTourChoices(db: Database) {
  const [choices, uses, changes] = await Promise.all([
    findStaffTourChoices(db),
    listTourChoiceUses(db),
    tourChoicesChanges.list(db, tourChoicesId),
  ]);
  const version = readTourChoicesVersion(choices);
  return {
    headers: { etag: `"${version}"` },
    body: {
      version,
      uses,
      choices: choices as components['schemas']['TourChoicesInput'],
      history: changes.map((change) => toChangeBody(change)),
    } satisfies components['schemas']['StaffTourChoices'],
  };
}
