import { isDeepStrictEqual } from 'node:util';
import { type FaqEntry, type FaqError, findFaqErrors } from '@aitours/domain/assistant';
import { faqId, lockFaq, readFaqVersion, saveFaq } from '../../db/content/faq.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, operation } from '../../http/operation.ts';
import { requireVersion } from '../../lib/entityTag.ts';
import { createIds } from '../../lib/slugs.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { readStaffFaq } from './staffFaqBody.ts';

type EntryInput = Context<'replaceFaq'>['body']['entries'][number];

/** Replaces the questions of the FAQ (GAP-59). */
export const replaceFaq = operation('replaceFaq', async (context) => {
  const { headers, body, db, clock } = context;
  const entries = toEntries(body.entries);
  await inTransaction(db, async (tx) => {
    const before = await lockFaq(tx);
    // A retry, whose first response was lost, changed the version itself.
    if (isDeepStrictEqual([...before], entries)) return;
    requireVersion(headers['if-match'], readFaqVersion(before), 'FAQ');
    await saveFaq(tx, entries);
    const change = { objectId: faqId, before: { entries: before }, after: { entries } };
    await recordChange(tx, context, { operation: 'replaceFaq', ...change }, clock.now());
  });
  return { status: 200, ...(await readStaffFaq(db)) };
});

const errorTexts: Readonly<Record<FaqError, string>> = {
  'unknown-placeholder': 'must not contain another placeholder in braces',
  'same-question': 'is in the FAQ already',
  'same-id': 'must not contain an id twice',
  link: 'must be a path of the shop, or an https, mailto or tel address',
};

/** Gives new questions their ids. @throws {Problem} invalid-request */
function toEntries(inputs: readonly EntryInput[]): FaqEntry[] {
  const found = Object.entries(findFaqErrors(inputs));
  if (found.length > 0)
    throw invalidRequest(null, Object.fromEntries(found.map(([field, error]) => [field, [errorTexts[error]]])));
  const getId = createIds(inputs, 'question');
  return inputs.map((input) => ({ ...input, id: getId(input.id, input.question) }));
}
