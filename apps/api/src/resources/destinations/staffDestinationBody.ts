import type { components } from '@aitours/openapi/schema';
import {
  destinationChanges,
  findStaffDestination,
  readDestinationVersion,
} from '../../db/catalogue/staffDestinations.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../problems/problems.ts';
import { changeBody } from '../productHistory.ts';
import { destinationInputBody } from './destinationBody.ts';

/** Reads a destination as staff edit it, with its ETag. @throws {Problem} not-found */
export async function readStaffDestination(db: Database, id: string) {
  const row = await findStaffDestination(db, id);
  if (!row) throw notFound('destination');
  const version = readDestinationVersion(row);
  const changes = await destinationChanges.list(db, id);
  const { id: _, ...values } = row.destination;
  return {
    headers: { etag: `"${version}"` },
    body: {
      ...{ version, id, state: row.state, destination: destinationInputBody(values) },
      history: changes.map((change) => changeBody(change, {})),
    } satisfies components['schemas']['StaffDestination'],
  };
}
