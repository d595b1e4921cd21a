import { toErrorMessage } from '@aitours/api-client';
import type { FaqGroup } from '@aitours/domain/assistant';
import {
  Container,
  Disclosure,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  PageSkeleton,
  Section,
  Stack,
  Text,
  TextLink,
} from '@aitours/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { useConfig, useQuery } from '../../platform/api.tsx';
import { pageMeta, type RouteModule } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { questionGroups, theFaq } from '../shared/questionGroups.ts';
import * as styles from './Faq.css.ts';
import { messages } from './messages.ts';
import { faqPage } from './structuredData.ts';

/** /faq: the questions that staff have published (GAP-44) */
export default function Faq() {
  return (
    <Container width="prose">
      <Stack gap="xxlarge">
        <Stack gap="small">
          <Heading level={1}>{messages.title}</Heading>
          <Text size="lead" tone="soft">
            {messages.lead}
          </Text>
        </Stack>
        <Questions />
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

function Questions() {
  const config = useConfig();
  const { data, failure, reload } = useQuery(theFaq);
  if (data) return questionGroups(data, config).map((group) => <Group key={group.title} group={group} />);
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

export const meta = pageMeta(
  'FAQ',
  'Booking, paying, cancelling, pickups, children: what travellers ask us most, in a few lines.',
);

export const queries: RouteModule['queries'] = () => [theFaq];

export const structuredData: RouteModule['structuredData'] = import.meta.env.SSR
  ? (preloaded, _params, config) => {
      const faq = preloaded(theFaq);
      return faq && faqPage(questionGroups(faq, config));
    }
  : undefined;
