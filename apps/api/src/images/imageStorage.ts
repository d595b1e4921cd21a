import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { ImageSettings } from '../config.ts';
import { afterCommit, type Database } from '../db/database.ts';
import { imageFiles } from '../db/schema.ts';
import { writeAtomically } from './writeAtomically.ts';

/**
 * Where the files of uploaded pictures are. A committed row always has its file: files are stored before the commit of
 * the transaction that inserts their rows, and deleted after the commit of the one that deletes them.
 */
export interface ImageStorage {
  /** Stores a file, or replaces it by the same. */
  put(id: string, bytes: Buffer, tx: Database): Promise<void>;
  /** Returns a file; null: there is none. */
  get(id: string): Promise<Uint8Array | null>;
  /** Deletes a file, if there is one. */
  delete(id: string, tx: Database): Promise<void>;
}

/** A storage outside the database, which knows nothing of transactions. */
export interface FileStorage {
  put(id: string, bytes: Buffer): Promise<void>;
  get(id: string): Promise<Uint8Array | null>;
  delete(id: string): Promise<void>;
}

/** Opens the configured storage. */
export async function openImageStorage(settings: ImageSettings, db: Database): Promise<ImageStorage> {
  if (settings.storage === 'database') return createDatabaseStorage(db);
  if (settings.storage === 'folder') return followTransactions(createFolderStorage(settings.folder));
  const { createS3Storage } = await import('./s3Storage.ts');
  return followTransactions(createS3Storage(settings));
}

const followTransactions = ({ put, get, delete: remove }: FileStorage): ImageStorage => ({
  put: (id, bytes) => put(id, bytes),
  get,
  delete: async (id, tx) => afterCommit(tx, () => remove(id)),
});

/** Stores files in the database, so that all processes and the backup have them. */
const createDatabaseStorage = (db: Database): ImageStorage => ({
  // On the transaction's connection: a second one for each upload would exhaust the pool.
  async put(id, bytes, tx) {
    await tx.insert(imageFiles).values({ id, bytes }).onConflictDoNothing();
  },
  async get(id) {
    const [row] = await db.select({ bytes: imageFiles.bytes }).from(imageFiles).where(eq(imageFiles.id, id));
    return row?.bytes ?? null;
  },
  async delete(id, tx) {
    await tx.delete(imageFiles).where(eq(imageFiles.id, id));
  },
});

/** Stores files in a folder, which all processes share. */
function createFolderStorage(folder: string): FileStorage {
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
