import type { components } from '@aitours/openapi/schema';
import { faqChanges, faqId, findFaq, readFaqVersion } from '../../db/content/faq.ts';
import type { Database } from '../../db/database.ts';
import { toChangeBody } from '../productHistory.ts';

/** Reads the FAQ as staff edit it, with its ETag. */
export async function readStaffFaq(db: Database) {
  const [entries, changes] = await Promise.all([findFaq(db), faqChanges.list(db, faqId)]);
  const version = readFaqVersion(entries);
  return {
    headers: { etag: `"${version}"` },
    body: {
      version,
      faq: { entries: [...entries] },
      history: changes.map((change) => toChangeBody(change, { entries: 'questions' })),
    } satisfies components['schemas']['StaffFaq'],
  };
}
