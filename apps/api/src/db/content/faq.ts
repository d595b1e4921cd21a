import { builtInFaq, type FaqEntry } from '@aitours/domain/assistant';
import { eq } from 'drizzle-orm';
import { computeVersion } from '../../lib/entityTag.ts';
import { readChangesBy } from '../catalogue/productChanges.ts';
import type { Database } from '../database.ts';
import { faqs } from '../schema.ts';

/** The id of the only row, and of the FAQ in the audit log. */
export const faqId = 'faq';

const select = (db: Database) => db.select({ entries: faqs.entries }).from(faqs).where(eq(faqs.id, faqId));

/** Returns the questions of the FAQ in their order, unpublished ones included. */
export async function findFaq(db: Database): Promise<readonly FaqEntry[]> {
  const [row] = await select(db);
  return row?.entries ?? builtInFaq;
}

/** Like `findFaq`, and locks the FAQ, so that concurrent changes wait. */
export async function lockFaq(tx: Database): Promise<readonly FaqEntry[]> {
  const [inserted] = await tx
    .insert(faqs)
    .values({ id: faqId, entries: [...builtInFaq] })
    .onConflictDoNothing()
    .returning({ id: faqs.id });
  // Its version depends on the order of members, which the database doesn't keep.
  if (inserted) return builtInFaq;
  const [row] = await select(tx).for('update');
  return row?.entries ?? builtInFaq;
}

/** Replaces the questions of the FAQ, which is locked. */
export const saveFaq = (tx: Database, entries: readonly FaqEntry[]) =>
  tx
    .update(faqs)
    .set({ entries: [...entries] })
    .where(eq(faqs.id, faqId));

/** Returns the version of the FAQ: another one after each change. */
export const readFaqVersion = (entries: readonly FaqEntry[]): string => computeVersion([...entries]);

/** What staff have changed of the FAQ. */
export const faqChanges = readChangesBy(['replaceFaq']);
