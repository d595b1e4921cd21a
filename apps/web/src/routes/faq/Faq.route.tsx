import { Container, Disclosure, EmptyState, Heading, LinkButton, Section, Stack, Text, TextLink } from '@aitours/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { useConfig } from '../../platform/api.tsx';
import { pageMeta, type RouteModule } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { questionGroups } from '../shared/questionGroups.ts';
import * as styles from './Faq.css.ts';
import { messages } from './messages.ts';
import { faqPage } from './structuredData.ts';

export default function Faq() {
  const groups = questionGroups(useConfig());
  return (
    <Container width="prose">
      <Stack gap="xxlarge">
        <Stack gap="small">
          <Heading level={1}>{messages.title}</Heading>
          <Text size="lead" tone="soft">
            {messages.lead}
          </Text>
        </Stack>
        {groups.map(({ title, questions }) => (
          <Section key={title} title={title} size="medium">
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
        ))}
        <EmptyState
          icon={MessageCircleQuestion}
          title={messages.notFound}
          action={<LinkButton href={paths.contact}>{messages.contact}</LinkButton>}
        >
          {messages.notFoundHint}
        </EmptyState>
      </Stack>
    </Container>
  );
}

export const meta = pageMeta(
  'FAQ',
  'Booking, paying, cancelling, pickups, children: what travellers ask us most, in a few lines.',
);

export const structuredData: RouteModule['structuredData'] = import.meta.env.SSR
  ? (_preloaded, _params, config) => faqPage(questionGroups(config))
  : undefined;
