import { Container, EmptyState, Heading, LinkButton, Stack, Text } from '@aitours/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { listQuestionGroups, theFaq } from '../shared/questionGroups.ts';
import { messages } from './messages.ts';
import { Questions } from './Questions.tsx';
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

export const meta = createPageMeta(
  'FAQ',
  'Booking, paying, cancelling, pickups, children: what travellers ask us most, in a few lines.',
);

export const queries: RouteModule['queries'] = () => [theFaq];

export const structuredData: RouteModule['structuredData'] = import.meta.env.SSR
  ? (preloaded, _params, config) => {
      const faq = preloaded(theFaq);
      return faq && faqPage(listQuestionGroups(faq, config));
    }
  : undefined;
