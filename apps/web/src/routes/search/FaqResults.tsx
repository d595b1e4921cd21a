import { findAnswers } from '@aitours/domain/assistant';
import { Section, Stack, TextLink } from '@aitours/ui';
import { useConfig, useQuery } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { questionGroups, theFaq } from '../shared/questionGroups.ts';
import { messages } from './messages.ts';

/** The questions of the FAQ that answer a search; nothing if none does, or until they are loaded. */
export default function FaqResults({ text }: { text: string }) {
  const config = useConfig();
  const { data } = useQuery(theFaq);
  const questions = data ? questionGroups(data, config).flatMap((group) => group.questions) : [];
  const found = findAnswers(text, questions);
  if (found.length === 0) return null;
  return (
    <Section title={messages.faq} size="medium">
      <Stack as="ul" gap="small">
        {found.map(({ id, question }) => (
          <li key={id}>
            <TextLink href={`${paths.faq}#${id}`} standalone>
              {question}
            </TextLink>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
