import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { faqPage } from './structuredData.ts';

it('STATIC-05 GAP-44 describes every question of the FAQ with its answer to search engines', () => {
  const questions = messages.groups.flatMap((group) => group.questions);
  expect(faqPage).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  });
  expect(questions.length).toBeGreaterThan(5);
});
