import type { components } from '@aitours/openapi/schema';
import { faqChanges, faqId } from '../../db/content/faq.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns the FAQ as it was after a change by staff. */
export const getFaqVersion = operation('getFaqVersion', async ({ path, db }) => {
  const entry = await faqChanges.find(db, faqId, path.change_id);
  if (!entry?.after) throw notFound('FAQ');
  return { status: 200, body: entry.after as components['schemas']['FaqInput'] };
});
