import type { FaqGroup } from '@aitours/domain/assistant';

/** Lists the questions with their answers (schema.org/FAQPage). */
export const faqPage = (groups: readonly FaqGroup[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
});
