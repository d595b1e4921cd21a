import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { ImageSettings } from '../config.ts';
import type { Database } from '../db/database.ts';
import { imageFiles } from '../db/schema.ts';
import { writeAtomically } from './writeAtomically.ts';

/** Where the files of uploaded pictures are. */
export interface ImageStorage {
  /** Stores a file, or replaces it by the same. */
  put(id: string, bytes: Buffer): Promise<void>;
  /** Returns a file; null: there is none. */
  get(id: string): Promise<Uint8Array | null>;
  /** Deletes a file, if there is one. */
  delete(id: string): Promise<void>;
}

/** Opens the configured storage. */
export async function openImageStorage(settings: ImageSettings, db: Database): Promise<ImageStorage> {
  if (settings.storage === 'database') return createDatabaseStorage(db);
  if (settings.storage === 'folder') return createFolderStorage(settings.folder);
  const { createS3Storage } = await import('./s3Storage.ts');
  return createS3Storage(settings);
}

/** Stores files in the database, so that all processes and the backup have them. */
const createDatabaseStorage = (db: Database): ImageStorage => ({
  async put(id, bytes) {
    await db.insert(imageFiles).values({ id, bytes }).onConflictDoNothing();
  },
  async get(id) {
    const [row] = await db.select({ bytes: imageFiles.bytes }).from(imageFiles).where(eq(imageFiles.id, id));
    return row?.bytes ?? null;
  },
  async delete(id) {
    await db.delete(imageFiles).where(eq(imageFiles.id, id));
  },
});

/** Stores files in a folder, which all processes share. */
function createFolderStorage(folder: string): ImageStorage {
  const getFilePath = (id: string) => path.join(folder, `${id}.webp`);
  return {
    put: (id, bytes) => writeAtomically(getFilePath(id), bytes),
    get: (id) => readFile(getFilePath(id)).catch(nullIfMissing),
    delete: (id) => rm(getFilePath(id), { force: true }),
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
