import { findAnswers, toFaqGroups } from '@aitours/domain/assistant';
import { countOptions, getLists } from '@aitours/domain/browse';
import { readResultGroups } from '../../db/catalogue/resultGroups.ts';
import { findFaq } from '../../db/content/faq.ts';
import { operation } from '../../http/operation.ts';
import { requireFreeQuery } from '../freeQuery.ts';
import { listSearchSuggestions } from './listSearchSuggestions.ts';
import { searchCatalogue } from './searchCatalogue.ts';

export const searchOperations = {
  listSearchSuggestions,

  /** Counts the results of each filter option of things-to-do. */
  countResults: operation('countResults', async ({ query, db, clock }) => {
    requireFreeQuery(query);
    const { category, free_on, suits_age, step_free, stroller, free_cancellation, ...chosen } = query;
    const lists = getLists(category, free_on !== undefined);
    const groups = await readResultGroups(db, { ...query, lists }, clock.now());
    const options = countOptions(groups, {
      ...chosen,
      suits_age: suits_age === undefined ? undefined : String(suits_age),
      step_free: ifTrue(step_free),
      stroller: ifTrue(stroller),
      free_cancellation: ifTrue(free_cancellation),
    });
    return { status: 200, body: { options } };
  }),
  searchCatalogue,

  /** Finds the questions of the FAQ that answer a search. */
  searchFaq: operation('searchFaq', async ({ query, db }) => {
    const questions = toFaqGroups(await findFaq(db)).flatMap((group) => group.questions);
    const found = findAnswers(query.q, questions).map(({ id, question }) => ({ id, question }));
    return { status: 200, body: { questions: found } };
  }),
};

const ifTrue = (isChosen: boolean | undefined) => (isChosen ? 'true' : undefined);
