import { toFaqGroups } from '@aitours/domain/assistant';
import type { components } from '@aitours/openapi/schema';
import { faqChanges, faqId, findFaq } from '../../db/content/faq.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { replaceFaq } from './replaceFaq.ts';
import { readStaffFaq } from './staffFaqBody.ts';

export const faqOperations = {
  /** Returns the published questions of the FAQ (GAP-44). */
  getFaq: operation('getFaq', async ({ db }) => {
    const groups = toFaqGroups(await findFaq(db));
    return { status: 200, body: { groups } as components['schemas']['Faq'] };
  }),

  /** Returns the FAQ as it was after a change by staff (GAP-59). */
  getFaqVersion: operation('getFaqVersion', async ({ path, db }) => {
    const entry = await faqChanges.find(db, faqId, path.change_id);
    if (!entry?.after) throw notFound('FAQ');
    return { status: 200, body: entry.after as components['schemas']['FaqInput'] };
  }),

  /** Returns the FAQ for editing (GAP-59). */
  getStaffFaq: operation('getStaffFaq', async ({ db }) => ({
    status: 200,
    ...(await readStaffFaq(db)),
  })),
  replaceFaq,
};
