import type { FaqEntry } from '@aitours/domain/assistant';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The FAQ once staff have edited it: one row, because its questions are ordered and saved together. */
export const faqs = pgTable('faqs', {
  id: text('id').primaryKey(),
  entries: jsonb('entries').$type<readonly FaqEntry[]>().notNull(),
});
