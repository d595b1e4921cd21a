import { sharedReads } from '../../sharedReads.ts';
import type { Database } from '../database.ts';
import { catalogueEditions } from '../schema.ts';
import { preparedBy } from './preparedBy.ts';

const edition = preparedBy((db, _only: 'edition') =>
  db.select({ edition: catalogueEditions.edition }).from(catalogueEditions).prepare('edition'),
);

/**
 * Makes the function that names the present state of the catalogue. Two equal names mean that no table of the catalogue
 * was touched in between, by whomever; those who ask at the same time are told by one reading.
 */
export function catalogueEdition(db: Database): () => Promise<string> {
  const together = sharedReads<string>();
  return () =>
    together('edition', async () => {
      const [row] = await edition(db, 'edition').execute();
      if (!row) throw new Error('The catalogue has no edition');
      return row.edition;
    });
}
