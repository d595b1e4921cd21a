import { getFileId } from '@aitours/domain/images';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { containsText, type ListQuery } from '../catalogue/filters.ts';
import { readPage } from '../catalogue/readPage.ts';
import type { Database } from '../database.ts';
import { uploadedImages } from '../schema.ts';

export type UploadedImageRow = typeof uploadedImages.$inferSelect;

/** Inserts a picture. @returns the stored row, and whether it is new */
export async function insertUploadedImage(
  db: Database,
  values: UploadedImageRow,
): Promise<{ row: UploadedImageRow; isNew: boolean }> {
  const [row] = await db.insert(uploadedImages).values(values).onConflictDoNothing().returning();
  if (row) return { row, isNew: true };
  return { row: (await findUploadedImage(db, values.id)) ?? values, isNew: false };
}

export async function findUploadedImage(db: Database, id: string): Promise<UploadedImageRow | null> {
  const [row] = await db.select().from(uploadedImages).where(eq(uploadedImages.id, id));
  return row ?? null;
}

/** Like `findUploadedImage`, and locks the row, so that no product starts to use the picture. */
export async function lockUploadedImage(tx: Database, id: string): Promise<UploadedImageRow | null> {
  const [row] = await tx.select().from(uploadedImages).where(eq(uploadedImages.id, id)).for('update');
  return row ?? null;
}

/** Returns a page of the uploaded pictures, the newest first. */
export function listUploadedImages(db: Database, query: Pick<ListQuery, 'page' | 'page_size' | 'search'>) {
  const { alt, createdAt, id } = uploadedImages;
  const where = containsText([alt], query.search);
  const select = db.select().from(uploadedImages).where(where);
  return readPage(select, [desc(createdAt), asc(id)], db.$count(uploadedImages, where), query);
}

export const setUploadedImageAlt = (tx: Database, id: string, alt: string) =>
  tx.update(uploadedImages).set({ alt }).where(eq(uploadedImages.id, id));

export const deleteUploadedImage = (tx: Database, id: string) =>
  tx.delete(uploadedImages).where(eq(uploadedImages.id, id));

/** The ids of uploaded pictures, unlike those of the seed. */
const isUpload = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/** Returns pictures of a gallery with the alternative texts of uploaded ones. */
export async function describeImages<Image extends { readonly image: string }>(
  db: Database,
  images: readonly Image[],
): Promise<(Image & { alt?: string })[]> {
  const ids = images.map(({ image }) => getFileId(image)).filter(isUpload);
  const rows = ids.length === 0 ? [] : await db.select().from(uploadedImages).where(inArray(uploadedImages.id, ids));
  const alts = new Map(rows.map(({ id, alt }) => [id, alt]));
  return images.map((image) => {
    const alt = alts.get(getFileId(image.image));
    return { ...image, ...(alt !== undefined && { alt }) };
  });
}

/** Returns the ids of uploaded pictures that don't exist, and locks the others against deletion. */
export async function findMissingImages(tx: Database, images: readonly string[]): Promise<string[]> {
  const ids = images.map(getFileId).filter(isUpload);
  if (ids.length === 0) return [];
  const { id } = uploadedImages;
  const rows = await tx.select({ id }).from(uploadedImages).where(inArray(id, ids)).orderBy(asc(id)).for('key share');
  const found = new Set(rows.map((row) => row.id));
  return ids.filter((each) => !found.has(each));
}

/** Returns the name of a product or article that uses a picture. */
export async function findImageUse(db: Database, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select title as name from activities
      where strpos(images::text, ${id}) > 0 or strpos(facts -> 'meeting_point' ->> 'picture', ${id}) > 0
    union all select title from ticket_events
      where strpos(images::text, ${id}) > 0 or strpos(facts -> 'meeting_point' ->> 'picture', ${id}) > 0
    union all select title from tours
      where strpos(images::text, ${id}) > 0 or strpos(facts -> 'meeting_point' ->> 'picture', ${id}) > 0
    union all select name from hotels where strpos(image, ${id}) > 0
    union all select name from vehicles where strpos(image, ${id}) > 0
    union all select name from cruises where strpos(image, ${id}) > 0
    union all select name from destinations where strpos(image, ${id}) > 0
    union all select title from blog_posts where strpos(featured_image, ${id}) > 0 or strpos(content, ${id}) > 0
    limit 1`);
  return rows[0]?.name ?? null;
}
