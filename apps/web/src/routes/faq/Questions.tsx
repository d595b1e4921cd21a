import { toErrorMessage } from '@aitours/api-client';
import type { FaqGroup } from '@aitours/domain/assistant';
import { Disclosure, ErrorState, PageSkeleton, Section, Stack, Text, TextLink } from '@aitours/ui';
import { useConfig, useQuery } from '../../platform/api.tsx';
import { listQuestionGroups, theFaq } from '../shared/questionGroups.ts';
import * as styles from './Faq.css.ts';
import { messages } from './messages.ts';

/** The published questions by section. */
export function Questions() {
  const config = useConfig();
  const { data, failure, reload } = useQuery(theFaq);
  if (data) return listQuestionGroups(data, config).map((group) => <Group key={group.title} group={group} />);
  if (failure === undefined) return <PageSkeleton shape="form" label={messages.loading} />;
  return (
    <ErrorState title={messages.failed} onRetry={reload}>
      {toErrorMessage(failure)}
    </ErrorState>
  );
}

const Group = ({ group: { title, questions } }: { readonly group: FaqGroup }) => (
  <Section title={title} size="medium">
    <Stack gap="small">
      {questions.map(({ id, question, answer, link }) => (
        <Disclosure key={question} title={question} level={3}>
          <div id={id} className={styles.answer}>
            <Stack gap="small" align="start">
              <Text>{answer}</Text>
              {link && (
                <TextLink href={link.href} standalone>
                  {link.label}
                </TextLink>
              )}
            </Stack>
          </div>
        </Disclosure>
      ))}
    </Stack>
  </Section>
);
