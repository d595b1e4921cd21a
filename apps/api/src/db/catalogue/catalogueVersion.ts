import { coalesceReads } from '../../lib/coalesceReads.ts';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { catalogueVersions } from '../schema.ts';

const selectVersion = prepareOnce((db, _key: 'version') =>
  db.select({ version: catalogueVersions.version }).from(catalogueVersions).prepare('catalogue version'),
);

/**
 * Creates the function that reads the catalogue version. While it is the same, no statement has written to a table of
 * the catalogue. Concurrent calls are coalesced.
 */
export function createCatalogueVersionReader(db: Database): () => Promise<string> {
  const coalesce = coalesceReads<string>();
  return () =>
    coalesce('version', async () => {
      const [row] = await selectVersion(db, 'version').execute();
      if (!row) throw new Error('The table catalogue_version is empty');
      return row.version;
    });
}
