import { toFaqGroups } from '@aitours/domain/assistant';
import type { components } from '@aitours/openapi/schema';
import { findFaq } from '../../db/content/faq.ts';
import { operation } from '../../http/operation.ts';
import { staffFaq } from './staffFaq.ts';

export const faqOperations = {
  /** Returns the published questions of the FAQ (GAP-44). */
  getFaq: operation('getFaq', async ({ db }) => {
    const groups = toFaqGroups(await findFaq(db));
    return { status: 200, body: { groups } as components['schemas']['Faq'] };
  }),

  /** Returns the FAQ as it was after a change by staff. */
  getFaqVersion: operation('getFaqVersion', staffFaq.getVersion),

  /** Returns the FAQ for editing. */
  getStaffFaq: operation('getStaffFaq', staffFaq.get),

  /** Replaces the questions of the FAQ. */
  replaceFaq: operation('replaceFaq', staffFaq.replace),
};
