import type { components } from '@aitours/openapi/schema';
import { cruiseChanges, findStaffCruise, readCruiseVersion } from '../../db/catalogue/staffCruises.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../problems/problems.ts';
import { changeBody } from '../productHistory.ts';
import { cruiseInputBody } from './cruiseBody.ts';

/** Reads a cruise as staff edit it, with its ETag. @throws {Problem} not-found */
export async function readStaffCruise(db: Database, id: string) {
  const row = await findStaffCruise(db, id);
  if (!row) throw notFound('cruise');
  const version = readCruiseVersion(row);
  const changes = await cruiseChanges.list(db, id);
  const { id: _, ...values } = row.cruise;
  return {
    headers: { etag: `"${version}"` },
    body: {
      ...{ version, id, state: row.state, cruise: cruiseInputBody(values) },
      history: changes.map((change) => changeBody(change, {})),
    } satisfies components['schemas']['StaffCruise'],
  };
}
