import { toFaqGroups } from '@aitours/domain/assistant';
import type { components } from '@aitours/openapi/schema';
import { findFaq } from '../../db/content/faq.ts';
import { operation } from '../../http/operation.ts';

/** Returns the published questions of the FAQ (GAP-44). */
export const getFaq = operation('getFaq', async ({ db }) => {
  const groups = toFaqGroups(await findFaq(db));
  return { status: 200, body: { groups } as components['schemas']['Faq'] };
});
