import { examples } from '@aitours/api-client/mocks';
import { behaviours, getQuirks } from '@aitours/domain/quirks';
import { expect, it } from 'vitest';
import { listQuestionGroups } from '../shared/questionGroups.ts';
import { faqPage } from './structuredData.ts';

const { faq } = examples.getFaq;

it.each(behaviours)(
  'STATIC-05 GAP-44 describes every question and answer of the FAQ for search engines, %s',
  (behaviour) => {
    const groups = listQuestionGroups(faq, { quirks: getQuirks({ behaviour }), onlinePayment: null });
    const questions = groups.flatMap((group) => group.questions);
    expect(faqPage(groups)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    });
    expect(questions.length).toBeGreaterThan(5);
    expect(JSON.stringify(groups)).not.toMatch(/[{]\w+[}]/);
  },
);

it('CONST-11 says who counts for the group discount', () => {
  const answer = (behaviour: 'specified' | 'improved') =>
    JSON.stringify(listQuestionGroups(faq, { quirks: getQuirks({ behaviour }), onlinePayment: null }));
  expect(answer('specified')).toContain('Infants are free and count towards the group.');
  expect(answer('improved')).toContain('Infants are free and don’t count towards the group.');
});
