import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { faqPage } from './structuredData.ts';

it('STATIC-05 GAP-44 describes every question and answer of the FAQ for search engines', () => {
  const questions = messages.groups.flatMap((group) => group.questions);
  expect(faqPage).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  });
  expect(questions.length).toBeGreaterThan(5);
});
